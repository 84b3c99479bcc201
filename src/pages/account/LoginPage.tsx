import { loginPage } from '~/content/account';
import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { AuthLayout } from '~/parts/AuthLayout';
import { LoginForm } from './LoginForm';

export const head = () => ({ ...pages['/login'], path: paths.login, noindex: true });

export default function LoginPage() {
  return (
    <AuthLayout heading={loginPage.heading} intro={loginPage.intro} below={loginPage.signup}>
      <LoginForm onSubmit={() => undefined} />
    </AuthLayout>
  );
}
