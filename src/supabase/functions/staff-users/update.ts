import type { AdminUserAttributes } from '@supabase/supabase-js';
import { answer, refuse } from '../_shared/answer.ts';
import type { AdminClient, ProfileRow } from '../_shared/database.ts';
import { asText, type Fields } from '../_shared/fields.ts';
import {
  comparableEmail,
  passwordIn,
  passwordRefusal,
  personIn,
  type Person,
} from '../_shared/person.ts';
import { refusals } from '../_shared/refusal.ts';
import { words } from '../_shared/words.ts';
import { authRefusal } from './authRefusal.ts';
import { demote } from './demote.ts';
import { isTaken } from './email.ts';
import { idIn, staffColumns, staffUser } from './staffUser.ts';
import type { Context } from './context.ts';

/**
 * Changes a member of staff; a blank password stays what it is, and a new one ends the person's
 * sessions. A changed role needs no such thing: it is read at every request. Fails with 'conflict'
 * where the account was changed since `seen`, or is while this works.
 */
export async function updateUser(input: Fields, context: Context): Promise<Response> {
  const { admin, caller } = context;
  const id = idIn(input);
  const person = personIn(input);
  const password = passwordIn(input);
  if ('code' in person) return refuse(person);
  const weak = password && passwordRefusal(password);
  if (weak) return refuse(weak);
  if (!id) return refuse(refusals.notFound);

  const found = await admin.from('profiles').select(staffColumns).eq('id', id).maybeSingle();
  if (found.error) throw found.error;
  const before = found.data;
  if (!before?.role) return refuse(refusals.notFound);
  const seen = asText(input['seen']);
  if (seen && seen !== staffUser(before).updatedAt) return refuse(refusals.conflict);
  const { name, email, role } = person;
  if (id === caller.id && role !== before.role) return refuse(refusals.ownRole);

  const isMoving = email !== comparableEmail(before.email ?? '');
  if (isMoving && (await isTaken(admin, email, id))) return refuse(refusals.emailTaken);
  const account = {
    ...(isMoving && { email, email_confirm: true }),
    ...(password && { password }),
    user_metadata: { username: name },
  };
  const work = () => save(admin, before, person, account);
  if (before.role !== 'Admin' || role === 'Admin') return work();
  return demote(context, { id, role, refusal: words.updateUsers }, work);
}

async function save(
  admin: AdminClient,
  before: ProfileRow,
  { name, role }: Person,
  account: AdminUserAttributes,
): Promise<Response> {
  const { id, username } = before;
  const { email } = account;
  const changed = await admin.auth.admin.updateUserById(id, account);
  if (changed.error) return refuse(authRefusal(changed.error));

  const saved = await admin
    .from('profiles')
    // an address that stays is not written: another Admin may be changing it
    .update({ username: name, role, ...(email && { email }) })
    .eq('id', id)
    // an Admin who loses the role has lost it by now, and an e-mail follows the account by itself
    .eq('username', username)
    .in('role', [before.role, role])
    .select(staffColumns)
    .maybeSingle();
  if (saved.error) throw saved.error;
  return saved.data ? answer({ user: staffUser(saved.data) }) : refuse(refusals.conflict);
}
