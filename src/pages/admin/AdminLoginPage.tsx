import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { adminPages } from '~/content/admin/heads';
import { adminLogin } from '~/content/admin/login';
import { paths } from '~/content/paths';
import { validateStaffLogin } from '~/domain/accountValidation';
import { safeNextPath } from '~/domain/nextPath';
import { AuthLayout } from '~/parts/AuthLayout';
import { lazyPart } from '~/parts/lazyPart';
import { LoginForm } from '~/parts/LoginForm';
import { useStaffSignIn } from '~/parts/useStaffSignIn';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { sessionAtom, startSessionAtom } from '~/state/session';

const StaffLost = lazyPart(() => import('./login/StaffLost').then((module) => module.StaffLost));

export const head = () => ({ ...adminPages.login, path: paths.adminLogin, noindex: true });

export default function AdminLoginPage() {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);
  const { signIn, fault } = useStaffSignIn();

  // who is signed in already, or signs in in another tab, need not do it again
  useEffect(() => void start(), []);
  useEffect(() => {
    if (session.status !== 'staff') return;
    const next = new URLSearchParams(location.search).get('next');
    const path = safeNextPath(next, [paths.admin], [paths.adminLogin]);
    navigate(path ?? paths.adminDashboard, { replace: true });
  }, [session.status]);

  return (
    <AuthLayout heading={adminLogin.heading} intro={adminLogin.intro} below={adminLogin.back}>
      <LoginForm onSubmit={signIn} validate={validateStaffLogin} {...fault} />
      {!SUPABASE_URL && fault.error && <StaffLost />}
    </AuthLayout>
  );
}
