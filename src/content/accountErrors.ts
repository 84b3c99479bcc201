/** What stands beside a faulty field of the account screens, by field and fault. */
import { NAME_MAX } from '~/domain/accountValidation';
import type { FieldError } from '~/domain/fieldRules';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '~/domain/password';
import { messages } from './messages';

type Texts = Partial<Record<FieldError, string>>;

const texts: Record<'fullName' | 'email' | 'password' | 'confirmPassword', Texts> = {
  fullName: {
    required: messages.fields.nameRequired,
    'too-long': `Please use at most ${NAME_MAX} characters.`,
  },
  email: {
    required: messages.fields.emailRequired,
    'invalid-email': messages.fields.emailInvalid,
  },
  password: {
    required: messages.fields.passwordRequired,
    'weak-password': `Please use ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_BYTES} characters, with a letter and a digit.`,
  },
  confirmPassword: {
    required: messages.fields.confirmRequired,
    mismatch: messages.auth.passwordsDiffer,
  },
};

/** The words for a fault of a field. */
export const accountError = (field: keyof typeof texts, fault: FieldError): string =>
  texts[field][fault] ?? messages.fields.summary(1);
