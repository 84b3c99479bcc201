import { answer, refuse } from '../_shared/answer.ts';
import type { Fields } from '../_shared/fields.ts';
import { refusals } from '../_shared/refusal.ts';
import { idIn } from './staffUser.ts';
import type { Context } from './staffUsers.ts';

/**
 * Deletes a member of staff; their profile and sessions go with the account. A profile whose
 * account is gone already is deleted by itself. False when there was none.
 */
export async function deleteUser(input: Fields, { admin, caller }: Context): Promise<Response> {
  const id = idIn(input);
  if (id === caller.id) return refuse(refusals.ownAccount);
  if (!id) return answer({ deleted: false });

  const found = await admin.from('profiles').select('role').eq('id', id).maybeSingle();
  if (found.error) throw found.error;
  // customers are none of staff management's business
  if (!found.data?.role) return answer({ deleted: false });

  const { error } = await admin.auth.admin.deleteUser(id);
  if (error && error.code !== 'user_not_found') throw error;
  const orphan = await admin.from('profiles').delete().eq('id', id);
  if (orphan.error) throw orphan.error;
  return answer({ deleted: true });
}
