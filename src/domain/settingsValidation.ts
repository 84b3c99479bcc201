import { NAME_MAX, type NewPasswordForm, validateNewPassword } from './accountValidation';
import { checkFields, maxLength, required, requiredVerbatim, type FieldErrors } from './fieldRules';
import { comparablePassword } from './password';

export type PasswordChangeForm = NewPasswordForm & { current: string };

/** The name that a member of staff goes by. */
export const validateDisplayName = (form: { name: string }): FieldErrors<'name'> =>
  checkFields(form, { name: [required, maxLength(NAME_MAX)] });

/** The password in use, and a new one typed twice; the same again is 'taken'. */
export const validatePasswordChange = (
  form: PasswordChangeForm,
): FieldErrors<keyof PasswordChangeForm> => ({
  ...checkFields<'current'>(form, { current: [requiredVerbatim] }),
  ...(form.current &&
    comparablePassword(form.current) === comparablePassword(form.password) && {
      password: 'taken',
    }),
  ...validateNewPassword(form),
});
