import { passwordField } from '~/content/account/passwordField';
import { resetPage } from '~/content/account/reset';
import { accountError } from '~/content/accountErrors';
import { type NewPasswordForm as Values, validateNewPassword } from '~/domain/accountValidation';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';
import { PasswordField } from '~/ui/PasswordField';

export function NewPasswordForm({ onSubmit, ...state }: AuthFormProps<Values>) {
  const form = useForm({
    id: 'reset',
    initial: { password: '', confirmPassword: '' },
    validate: validateNewPassword,
    explain: accountError,
    submit: onSubmit,
  });
  const secret = {
    showLabel: passwordField.show,
    autoComplete: 'new-password',
    'aria-required': true,
  };

  return (
    <AuthForm form={form} words={resetPage} {...state}>
      <PasswordField {...form.field('password')} {...resetPage.password} {...secret} />
      <PasswordField {...form.field('confirmPassword')} {...resetPage.confirm} {...secret} />
    </AuthForm>
  );
}
