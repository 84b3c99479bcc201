import { loginPage, passwordField } from '~/content/account';
import { accountError } from '~/content/accountErrors';
import { type LoginForm as Values, validateLogin } from '~/domain/accountValidation';
import { useForm } from '~/lib/useForm';
import { AuthForm, type AuthFormProps } from '~/parts/AuthForm';
import { TextField } from '~/ui/Field';
import { PasswordField } from '~/ui/PasswordField';
import * as css from './LoginForm.module.css';

export function LoginForm({ onSubmit, ...state }: AuthFormProps<Values>) {
  const form = useForm({
    id: 'login',
    initial: { email: '', password: '' },
    validate: validateLogin,
    explain: accountError,
    submit: onSubmit,
  });

  return (
    <AuthForm form={form} words={loginPage} {...state}>
      <TextField
        {...form.field('email')}
        {...loginPage.email}
        type="email"
        autoComplete="email"
        aria-required
      />
      <div>
        <PasswordField
          {...form.field('password')}
          {...loginPage.password}
          showLabel={passwordField.show}
          autoComplete="current-password"
          aria-required
        />
        <a className={css.forgot} href={loginPage.forgot.href}>
          {loginPage.forgot.label}
        </a>
      </div>
    </AuthForm>
  );
}
