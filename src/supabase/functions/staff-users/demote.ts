import { refuse } from '../_shared/answer.ts';
import { roleOf } from '../_shared/caller.ts';
import type { Role } from '../_shared/database.ts';
import { forbidden } from '../_shared/refusal.ts';
import type { Context } from './staffUsers.ts';

/**
 * Does what leaves an Admin without that role. Two who do it to each other in the same instant
 * were both Admins when they asked, and nobody would be one afterwards. So the role goes first,
 * then the caller's is looked at again; unless all is done, the role comes back.
 */
export async function demote(
  { admin, caller }: Context,
  { id, role, refusal }: { id: string; role: Role; refusal: string },
  work: () => Promise<Response>,
): Promise<Response> {
  const setRole = async (to: Role) => {
    const { error } = await admin.from('profiles').update({ role: to }).eq('id', id);
    if (error) throw error;
  };
  let isDone = false;
  try {
    await setRole(role);
    const isAdmin = (await roleOf(admin, caller.id)) === 'Admin';
    const response = isAdmin ? await work() : refuse(forbidden(refusal));
    isDone = response.ok;
    return response;
  } finally {
    if (!isDone) await setRole('Admin');
  }
}
