import type { UserResponse } from '@supabase/supabase-js';
import { answer, refuse } from '../_shared/answer.ts';
import type { AdminClient } from '../_shared/database.ts';
import type { Fields } from '../_shared/fields.ts';
import { passwordIn, passwordRefusal, personIn, type Person } from '../_shared/person.ts';
import { refusals } from '../_shared/refusal.ts';
import { authRefusal } from './authRefusal.ts';
import { isTaken } from './email.ts';
import { staffColumns, staffUser } from './staffUser.ts';
import type { Context } from './context.ts';

/** Adds a member of staff who can sign in at once with the password given. */
export async function createUser(input: Fields, { admin }: Context): Promise<Response> {
  const password = passwordIn(input);
  const weak = password ? passwordRefusal(password) : refusals.passwordRequired;
  return add(admin, personIn(input), weak, ({ email, name }) =>
    admin.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { username: name },
    }),
  );
}

/** Adds one who gets a mail with a link, and chooses the password there. */
export async function inviteUser(input: Fields, { admin }: Context): Promise<Response> {
  return add(admin, personIn(input), null, ({ email, name }) =>
    admin.auth.admin.inviteUserByEmail(email, { data: { username: name } }),
  );
}

/**
 * Makes the account, then the profile with the role; without the profile the account goes again.
 * The address is looked for first: an invitation would take over the unconfirmed account of
 * whoever signed up with it, whose password is not ours.
 */
async function add(
  admin: AdminClient,
  person: ReturnType<typeof personIn>,
  weak: ReturnType<typeof passwordRefusal>,
  makeAccount: (person: Person) => Promise<UserResponse>,
): Promise<Response> {
  if ('code' in person) return refuse(person);
  if (weak) return refuse(weak);
  if (await isTaken(admin, person.email)) return refuse(refusals.emailTaken);
  const { data, error } = await makeAccount(person);
  if (error) return refuse(authRefusal(error));
  const { id } = data.user;
  const { name, email, role } = person;
  const saved = await admin
    .from('profiles')
    .upsert({ id, username: name, email, role })
    .select(staffColumns)
    .single();
  if (saved.error) {
    const undone = await admin.auth.admin.deleteUser(id);
    if (undone.error) console.error(`The account ${id} was left without a role`, undone.error);
    throw saved.error;
  }
  return answer({ user: staffUser(saved.data) });
}
