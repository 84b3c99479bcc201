import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { adminLogin, adminPages } from '~/content/admin';
import { adminMessages } from '~/content/adminMessages';
import { messages } from '~/content/messages';
import { paths } from '~/content/paths';
import { isThrottled } from '~/data/failures';
import type { LoginForm as Values } from '~/domain/accountValidation';
import { safeNextPath } from '~/domain/nextPath';
import { AuthLayout } from '~/parts/AuthLayout';
import { LoginForm } from '~/parts/LoginForm';
import { useSignInFault } from '~/parts/useSignInFault';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { sessionAtom, signInStaffAtom, startSessionAtom } from '~/state/session';
import { toastAtom } from '~/state/toasts';

export const head = () => ({ ...adminPages.login, path: paths.adminLogin, noindex: true });

export default function AdminLoginPage() {
  const [, navigate] = useLocation();
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  const signInStaff = useSetAtom(signInStaffAtom);
  const toast = useSetAtom(toastAtom);
  const fault = useSignInFault();

  // who is signed in already, or signs in in another tab, need not do it again
  useEffect(() => void start(), []);
  useEffect(() => {
    if (session.status !== 'staff') return;
    const next = new URLSearchParams(location.search).get('next');
    navigate(safeNextPath(next, [paths.admin]) ?? paths.adminDashboard, { replace: true });
  }, [session.status]);

  const signIn = async ({ email, password }: Values) => {
    if (fault.isWaiting(email)) return;
    fault.clear();
    const signedIn = await signInStaff(email, password);
    if (signedIn.ok) return toast(adminMessages.auth.welcome(signedIn.value.name));
    fault.show(email, signedIn.error, adminMessages.auth.invalid);
    const { error } = signedIn;
    toast(
      isThrottled(error)
        ? messages.auth.loginFailed(error.message)
        : adminMessages.auth.loginFailed,
    );
  };

  return (
    <AuthLayout heading={adminLogin.heading} intro={adminLogin.intro} below={adminLogin.back}>
      <LoginForm onSubmit={signIn} error={fault.text} />
    </AuthLayout>
  );
}
