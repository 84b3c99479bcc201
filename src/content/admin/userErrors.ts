/** What stands beside a faulty field of a user's dialog. */
import { NAME_MAX } from '~/domain/accountValidation';
import type { StaffUserForm } from '~/domain/adminValidation';
import type { FieldError } from '~/domain/fieldRules';
import { fieldMessages } from '../fieldMessages';
import { userMessages as words } from './userMessages';

const texts: Record<keyof StaffUserForm, Partial<Record<FieldError, string>>> = {
  name: { required: words.nameRequired, 'too-long': words.nameTooLong(NAME_MAX) },
  email: {
    required: words.emailRequired,
    'invalid-email': words.emailInvalid,
    taken: words.duplicateEmail,
  },
  role: { 'invalid-choice': words.roleInvalid },
  password: {
    required: words.passwordRequired,
    'weak-password': words.passwordWeak,
    'too-long': words.passwordTooLong,
  },
};

export const userError = (field: keyof StaffUserForm, fault: FieldError): string =>
  texts[field][fault] ?? fieldMessages.summary(1);
