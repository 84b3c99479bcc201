import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { dashboardPage } from '~/content/account/dashboard';
import { dashboardHead } from '~/content/heads/dashboard';
import { messages } from '~/content/messages';
import { paths } from '~/content/paths';
import { sampleSubscription } from '~/content/sampleSubscription';
import type { Watched } from '~/data/history';
import type { Profile } from '~/domain/entities';
import { LoadFailed } from '~/layout/LoadFailed';
import { withAccount } from '~/state/account';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { type Member, sessionAtom, signOutAtom } from '~/state/session';
import { toast } from '~/state/toasts';
import { Loading } from '~/ui/Loading';
import { Dashboard } from './Dashboard';

export const head = () => ({ ...dashboardHead, path: paths.dashboard, noindex: true });

export default function DashboardPage() {
  const session = useAtomValue(sessionAtom);
  // the guard lets nobody else come here
  return 'user' in session ? <Signed key={session.user.id} session={session} /> : <Loading />;
}

type Person = Pick<Profile, 'username' | 'email' | 'role'>;

function Signed({ session }: { session: Member }) {
  const { id, email } = session.user;
  const signOut = useSetAtom(signOutAtom);
  const [profile, setProfile] = useState<Person | null>(null);
  const [history, setHistory] = useState<readonly Watched[]>([]);
  const [loggingOut, setLoggingOut] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return;
    const asking = new AbortController();
    void withAccount(async ({ profiles, history }) => {
      setHistory(history.list(id));
      return profiles.get(id);
    }, asking.signal).then((found) => {
      if (asking.signal.aborted) return;
      if (!found.ok) toast(dashboardPage.profileFailed);
      setProfile(found.ok ? found.value : { username: '', email, role: null });
    });
    return () => asking.abort();
  }, [id, stopped]);

  const logout = async () => {
    setLoggingOut(true);
    const ended = await signOut(() => navigate(paths.home));
    if (ended)
      toast(ended.ok ? messages.auth.loggedOut : messages.auth.logoutFailed(ended.error.message));
  };

  if (stopped) return <LoadFailed onRetry={() => setStopped(false)} />;
  if (!profile) {
    return <Loading label={dashboardPage.loading} onCancel={() => setStopped(true)} />;
  }
  return (
    <Dashboard
      profile={profile}
      subscription={sampleSubscription}
      history={history}
      onLogout={() => void logout()}
      loggingOut={loggingOut}
    />
  );
}
