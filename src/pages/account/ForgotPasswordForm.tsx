import { forgotPage } from '~/content/account';
import { accountError } from '~/content/accountErrors';
import { validateForgotPassword } from '~/domain/accountValidation';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';
import { TextField } from '~/ui/Field';

export function ForgotPasswordForm({ onSubmit, ...state }: AuthFormProps<{ email: string }>) {
  const form = useForm({
    id: 'forgot',
    initial: { email: '' },
    validate: validateForgotPassword,
    explain: accountError,
    submit: onSubmit,
  });

  return (
    <AuthForm form={form} words={forgotPage} {...state}>
      <TextField
        {...form.field('email')}
        {...forgotPage.email}
        type="email"
        autoComplete="email"
        aria-required
      />
    </AuthForm>
  );
}
