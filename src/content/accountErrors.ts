/** What stands beside a faulty field of the account screens, by field and fault. */
import { NAME_MAX } from '~/domain/accountValidation';
import type { FieldError } from '~/domain/fieldRules';
import { PASSWORD_MIN_CHARACTERS } from '~/domain/password';
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
    'weak-password': `Please use at least ${PASSWORD_MIN_CHARACTERS} characters, with a letter (a to z) and a digit (0 to 9).`,
    // without a number: bytes are what counts, and nobody knows how many theirs has
    'too-long': 'This password is too long. Please shorten it.',
  },
  confirmPassword: {
    required: messages.fields.confirmRequired,
    mismatch: messages.auth.passwordsDiffer,
  },
};

/** The words for a fault of a field. */
export const accountError = (field: keyof typeof texts, fault: FieldError): string =>
  texts[field][fault] ?? messages.fields.summary(1);
