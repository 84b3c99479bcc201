import { answer, refuse } from '../_shared/answer.ts';
import { roleOf } from '../_shared/caller.ts';
import type { AdminClient } from '../_shared/database.ts';
import type { Fields } from '../_shared/fields.ts';
import { refusals } from '../_shared/refusal.ts';
import { words } from '../_shared/words.ts';
import { demote } from './demote.ts';
import { idIn } from './staffUser.ts';
import type { Context } from './context.ts';

/**
 * Deletes a member of staff; their profile and sessions go with the account. A profile whose
 * account is gone already is deleted by itself. False when there was none.
 */
export async function deleteUser(input: Fields, context: Context): Promise<Response> {
  const { admin, caller } = context;
  const id = idIn(input);
  if (id === caller.id) return refuse(refusals.ownAccount);
  if (!id) return answer({ deleted: false });

  const role = await roleOf(admin, id);
  // customers are none of staff management's business
  if (!role) return answer({ deleted: false });
  if (role !== 'Admin') return remove(admin, id);
  // whatever becomes of it, a Writer is still in the list and can be deleted again
  const step = { id, role: 'Writer', refusal: words.deleteUsers } as const;
  return demote(context, step, () => remove(admin, id));
}

async function remove(admin: AdminClient, id: string): Promise<Response> {
  const { error } = await admin.auth.admin.deleteUser(id);
  if (error && error.code !== 'user_not_found') throw error;
  const orphan = await admin.from('profiles').delete().eq('id', id);
  if (orphan.error) throw orphan.error;
  return answer({ deleted: true });
}
