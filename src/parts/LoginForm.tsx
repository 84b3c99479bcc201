import { loginPage } from '~/content/account/login';
import { passwordField } from '~/content/account/passwordField';
import { accountError } from '~/content/accountErrors';
import { type LoginForm as Values, validateLogin } from '~/domain/accountValidation';
import { useForm } from '~/lib/useForm';
import { TextField } from '~/ui/Field';
import { PasswordField } from '~/ui/PasswordField';
import { AuthForm, type AuthFormProps } from './AuthForm';
import * as css from './LoginForm.module.css';

interface Props extends AuthFormProps<Values> {
  /** What is refused before anybody is asked; customers' rule when left out. */
  validate?: typeof validateLogin;
  /** The way out for those who forgot their password. */
  forgot?: { href: string; label: string };
  /** Where it is known who signs in; it cannot be changed then. */
  email?: string;
  /** The address that has to wait, while `error` counts the seconds down. */
  waiting?: string | undefined;
}

/** E-mail address and password, for customers and staff. */
export function LoginForm({
  onSubmit,
  validate = validateLogin,
  forgot,
  email,
  waiting,
  ...state
}: Props) {
  const form = useForm({
    id: 'login',
    initial: { email: email ?? '', password: '' },
    validate,
    explain: accountError,
    submit: onSubmit,
  });

  return (
    <AuthForm
      form={form}
      words={loginPage}
      {...state}
      isCounting={waiting !== undefined}
      isHeld={waiting === form.values.email}
    >
      <TextField
        {...form.field('email')}
        {...loginPage.email}
        type="email"
        autoComplete="email"
        readOnly={email !== undefined}
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
        {forgot && (
          <a className={css.forgot} href={forgot.href}>
            {forgot.label}
          </a>
        )}
      </div>
    </AuthForm>
  );
}
