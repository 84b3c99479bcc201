import { pages } from '~/content/pages';
import { paths } from '~/content/paths';
import { sampleSubscription } from '~/content/samples';
import type { Profile } from '~/domain/entities';
import { sessionAtom, type Session } from '~/state/session';
import { useAtomValue } from '~/state/jotai';
import { Dashboard } from './Dashboard';

export const head = () => ({ ...pages['/dashboard'], path: paths.dashboard, noindex: true });

export default function DashboardPage() {
  const profile = profileOf(useAtomValue(sessionAtom));
  // the guard lets nobody else come here
  if (!profile) return null;
  return (
    <Dashboard
      profile={profile}
      subscription={sampleSubscription}
      history={[]}
      onLogout={() => undefined}
      loggingOut={false}
    />
  );
}

/** As much as the session itself knows; staff are customers too, under their own name. */
function profileOf(session: Session): Pick<Profile, 'username' | 'email' | 'role'> | null {
  if (session.status === 'customer') return { username: '', email: session.user.email, role: null };
  if (session.status !== 'staff') return null;
  const { name, email, role } = session.user;
  return { username: name, email, role };
}
