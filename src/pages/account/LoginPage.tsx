import { useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { loginPage } from '~/content/account/login';
import { messages } from '~/content/messages';
import { loginHead } from '~/content/heads/login';
import { paths } from '~/content/paths';
import { mayBeSignedIn } from '~/data/hints';
import type { LoginForm as Values } from '~/domain/accountValidation';
import { safeNextPath } from '~/domain/nextPath';
import { AuthLayout } from '~/parts/AuthLayout';
import { LazySession } from '~/parts/LazySession';
import { LoginForm } from '~/parts/LoginForm';
import { useDelayedNavigate } from '~/parts/useDelayedNavigate';
import { useSignInFault } from '~/parts/useSignInFault';
import { withAccount } from '~/state/account';
import { toast } from '~/state/toasts';

/** Product rule: time to read the toast before the dashboard comes. */
const REDIRECT_AFTER = 1500;

export const head = () => ({ ...loginHead, path: paths.login, noindex: true });

export default function LoginPage() {
  const fault = useSignInFault();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [leaving, leaveFor] = useDelayedNavigate(REDIRECT_AFTER);
  const tried = useRef(false);

  // who is logged in already need not do it again
  const passOn = () => {
    if (!tried.current) navigate(nextPath(), { replace: true });
  };

  const signIn = async ({ email, password }: Values, signal: AbortSignal) => {
    tried.current = true;
    fault.clear();
    const signedIn = await withAccount(({ auth }) => auth.signIn(email, password), signal);
    if (!signedIn.ok) {
      fault.show(email, signedIn.error);
      setUnconfirmed(signedIn.error.code === 'unconfirmed');
      return toast(messages.auth.loginFailed(signedIn.error.message));
    }
    toast(messages.auth.loggedIn);
    leaveFor(nextPath());
  };

  return (
    <AuthLayout
      heading={loginPage.heading}
      intro={loginPage.intro}
      below={unconfirmed ? loginPage.unconfirmed : loginPage.signup}
    >
      <LoginForm onSubmit={signIn} busy={leaving} {...fault.shown} forgot={loginPage.forgot} />
      {/* once more on leaving: a guard that could not ask before has to know by then */}
      {(mayBeSignedIn() || leaving) && <LazySession key={`${leaving}`} onSignedIn={passOn} />}
    </AuthLayout>
  );
}

/** The page that sent the person here, else the dashboard. */
function nextPath(): string {
  const next = new URLSearchParams(location.search).get('next');
  return safeNextPath(next, ['/'], [paths.login, paths.signup]) ?? paths.dashboard;
}
