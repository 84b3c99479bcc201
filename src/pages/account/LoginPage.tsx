import { loginPage } from '~/content/account';
import { messages } from '~/content/messages';
import { loginHead } from '~/content/heads/login';
import { paths } from '~/content/paths';
import type { LoginForm as Values } from '~/domain/accountValidation';
import { safeNextPath } from '~/domain/nextPath';
import { AuthLayout } from '~/parts/AuthLayout';
import { LoginForm } from '~/parts/LoginForm';
import { useDelayedNavigate } from '~/parts/useDelayedNavigate';
import { useSignInFault } from '~/parts/useSignInFault';
import { withAccount } from '~/state/account';
import { useSetAtom } from '~/state/jotai';
import { startSessionAtom } from '~/state/session';
import { toastAtom } from '~/state/toasts';

/** Product rule: time to read the toast before the dashboard comes. */
const REDIRECT_AFTER = 1500;

export const head = () => ({ ...loginHead, path: paths.login, noindex: true });

export default function LoginPage() {
  const toast = useSetAtom(toastAtom);
  const start = useSetAtom(startSessionAtom);
  const fault = useSignInFault();
  const [leaving, leaveFor] = useDelayedNavigate(REDIRECT_AFTER);

  const signIn = async ({ email, password }: Values) => {
    if (fault.isWaiting(email)) return;
    fault.clear();
    const signedIn = await withAccount(({ auth }) => auth.signIn(email, password));
    if (!signedIn.ok) {
      fault.show(email, signedIn.error);
      return toast(messages.auth.loginFailed(signedIn.error.message));
    }
    // a guard that could not ask before has to know by then
    void start();
    toast(messages.auth.loggedIn);
    const next = new URLSearchParams(location.search).get('next');
    leaveFor(safeNextPath(next) ?? paths.dashboard);
  };

  return (
    <AuthLayout heading={loginPage.heading} intro={loginPage.intro} below={loginPage.signup}>
      <LoginForm onSubmit={signIn} busy={leaving} error={fault.text} forgot={loginPage.forgot} />
    </AuthLayout>
  );
}
