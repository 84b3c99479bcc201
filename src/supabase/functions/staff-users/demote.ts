import { refuse } from '../_shared/answer.ts';
import { roleOf } from '../_shared/caller.ts';
import type { Role } from '../_shared/database.ts';
import { forbidden } from '../_shared/refusal.ts';
import type { Context } from './context.ts';

/**
 * Does what leaves an Admin without that role. Two who do it to each other in the same instant
 * were both Admins when they asked, and nobody would be one afterwards. So the role goes first,
 * then the caller's is looked at again; unless all is done, the role comes back, but not to whom
 * anybody has saved since: they may have meant it to be gone.
 */
export async function demote(
  { admin, caller }: Context,
  { id, role, refusal }: { id: string; role: Role; refusal: string },
  work: () => Promise<Response>,
): Promise<Response> {
  const profiles = () => admin.from('profiles');
  let isDone = false;
  let since: string | undefined;
  try {
    const taken = await profiles().update({ role }).eq('id', id).select('updated_at').maybeSingle();
    if (taken.error) throw taken.error;
    since = taken.data?.updated_at;
    const isAdmin = (await roleOf(admin, caller.id)) === 'Admin';
    const response = isAdmin ? await work() : refuse(forbidden(refusal));
    isDone = response.ok;
    return response;
  } finally {
    if (!isDone) {
      const asLeft = profiles().update({ role: 'Admin' }).eq('id', id).eq('role', role);
      const { error } = await (since === undefined ? asLeft : asLeft.eq('updated_at', since));
      if (error) throw error;
    }
  }
}
