import { passwordField } from '~/content/account/passwordField';
import { signupPage } from '~/content/account/signup';
import { accountError } from '~/content/accountErrors';
import { type SignupForm as Values, validateSignup } from '~/domain/accountValidation';
import type { FieldErrors } from '~/domain/fieldRules';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';
import { TextField } from '~/ui/Field';
import { PasswordField } from '~/ui/PasswordField';

interface Props extends AuthFormProps<Values> {
  onInvalid: (errors: FieldErrors<keyof Values>) => void;
}

export function SignupForm({ onSubmit, onInvalid, ...state }: Props) {
  const form = useForm({
    id: 'signup',
    initial: { fullName: '', email: '', password: '', confirmPassword: '' },
    validate: validateSignup,
    explain: accountError,
    submit: onSubmit,
    onInvalid,
  });
  const secret = {
    showLabel: passwordField.show,
    autoComplete: 'new-password',
    'aria-required': true,
  };

  return (
    <AuthForm form={form} words={signupPage} {...state}>
      <TextField
        {...form.field('fullName')}
        {...signupPage.name}
        autoComplete="name"
        aria-required
      />
      <TextField
        {...form.field('email')}
        {...signupPage.email}
        type="email"
        autoComplete="email"
        aria-required
      />
      <PasswordField {...form.field('password')} {...signupPage.password} {...secret} />
      <PasswordField {...form.field('confirmPassword')} {...signupPage.confirm} {...secret} />
    </AuthForm>
  );
}
