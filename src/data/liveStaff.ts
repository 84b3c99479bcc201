import { can } from '~/domain/permissions';
import type { CurrentStaff } from './actor';
import { ok } from '~/domain/result';
import type { Auth } from './auth';
import { isPassing } from './failures';
import type { Profiles } from './profiles';

/** Read afresh for every call: a changed role or a deleted account counts at once. */
export const liveStaff =
  (auth: Auth, profiles: Profiles): CurrentStaff =>
  async () => {
    const session = await auth.getSession();
    if (!session.ok) return session;
    if (!session.value) return ok(null);
    const profile = await profiles.get(session.value.id);
    if (!profile.ok) {
      // a session that the database does not take: whose it is, nobody has denied
      const isOver = profile.error.code === 'no-session';
      return isOver || isPassing(profile.error) ? profile : ok(null);
    }
    const { id, email, role, username } = profile.value;
    const isStaff = role !== null && can(role, 'articles.create');
    return ok(isStaff ? { id, email, role, name: username || email } : null);
  };
