import { randomUUID } from 'node:crypto';
import type { Fields } from '~/lib/fields';
import { hashPassword } from '../passwords';
import type { Auth } from './call';
import { broken } from './refusal';
import { findById, merged, only, type UserRow } from './users';

interface NewAccount {
  email: string;
  /** '' for an account that nobody can sign in to with a password yet. */
  password: string;
  userData: Fields;
}

/** Adds an auth user. @param failure is said when the database, or a trigger in it, refuses */
export async function addAccount(
  { sql }: Auth,
  { email, password, userData }: NewAccount,
  failure: string,
): Promise<UserRow> {
  const hash = password && hashPassword(password);
  const appData = { provider: 'email', providers: ['email'] };
  const insert = sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values (${randomUUID()}, ${email}, ${hash}, ${JSON.stringify(appData)}::text::jsonb,
            ${JSON.stringify(userData)}::text::jsonb)
    returning *`;
  const rows = await insert.catch((cause: unknown) => {
    throw Object.assign(broken(failure), { cause });
  });
  return only(rows);
}

/** Lays changes over what is kept about a user; null takes a name away. */
export async function changeData(
  { sql }: Auth,
  user: UserRow,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Fields,
): Promise<UserRow> {
  const data = JSON.stringify(merged(user[column], changes));
  return only(
    await sql<UserRow[]>`
      update auth.users set ${sql(column)} = ${data}::text::jsonb, updated_at = now()
      where id = ${user.id} returning *`,
  );
}

/** Marks the address as the person's own. All links sent before stop working. */
export async function confirmAccount(auth: Auth, user: UserRow): Promise<UserRow> {
  await auth.sql`
    update auth.users set email_confirmed_at = now(), confirmation_token = '',
      recovery_token = '', email_change_token_new = ''
    where id = ${user.id}`;
  return changeData(auth, user, 'raw_user_meta_data', { email_verified: true });
}

/** Sets a new password and ends the sessions opened with the old one, but for the one named. */
export async function setPassword(
  { sql }: Auth,
  user: UserRow,
  password: string,
  keptSession: string | null,
): Promise<void> {
  await sql`
    update auth.users set encrypted_password = ${hashPassword(password)}, updated_at = now(),
      confirmation_token = '', confirmation_sent_at = null, recovery_token = '',
      recovery_sent_at = null, email_change_token_new = '', email_change_sent_at = null
    where id = ${user.id}`;
  await sql`
    delete from auth.sessions
    where user_id = ${user.id} and id is distinct from ${keptSession}`;
}

/** The user as stored by now. */
export async function reloaded({ sql }: Auth, { id }: UserRow): Promise<UserRow> {
  const user = await findById(sql, id);
  if (!user) throw broken('Database error loading user');
  return user;
}
