import {
  checkFields,
  email,
  maxLength,
  required,
  requiredVerbatim,
  sameAs,
  strongPassword,
  type FieldErrors,
} from './fieldRules';

/** The longest name a profile holds, in characters. */
export const NAME_MAX = 120;

export type ContactForm = Record<'name' | 'email' | 'subject' | 'message', string>;
export type LoginForm = Record<'email' | 'password', string>;
export type SignupForm = Record<'fullName' | 'email' | 'password' | 'confirmPassword', string>;
export type NewPasswordForm = Record<'password' | 'confirmPassword', string>;

/** Product rule: name, e-mail and message are required, the subject is not. */
export function validateContact(form: ContactForm): FieldErrors<keyof ContactForm> {
  return checkFields(form, {
    name: [required],
    email: [required, email],
    subject: [],
    message: [required],
  });
}

/** For customers: an e-mail address and any password. */
export function validateLogin(form: LoginForm): FieldErrors<keyof LoginForm> {
  return checkFields(form, { email: [required, email], password: [requiredVerbatim] });
}

/** For staff: what is no address is refused in the same words as a wrong one. */
export function validateStaffLogin(form: LoginForm): FieldErrors<keyof LoginForm> {
  return checkFields(form, { email: [required], password: [requiredVerbatim] });
}

/** All fields required; passwords that differ show as 'mismatch' at `confirmPassword`. */
export function validateSignup(form: SignupForm): FieldErrors<keyof SignupForm> {
  return {
    ...checkFields<'fullName' | 'email'>(form, {
      fullName: [required, maxLength(NAME_MAX)],
      email: [required, email],
    }),
    ...validateNewPassword(form),
  };
}

/** A password chosen anew: required, strong enough, and typed twice alike. */
export function validateNewPassword(form: NewPasswordForm): FieldErrors<keyof NewPasswordForm> {
  return checkFields<keyof NewPasswordForm>(form, {
    password: [requiredVerbatim, strongPassword],
    confirmPassword: [requiredVerbatim, sameAs(form.password)],
  });
}

/** The address a reset link is asked for. */
export function validateForgotPassword(form: { email: string }): FieldErrors<'email'> {
  return checkFields(form, { email: [required, email] });
}
