/** What the secret key may do with users. */
import { randomBytes } from 'node:crypto';
import { asFields, asNumber, asText } from '~/lib/fields';
import { json } from '../http';
import { addAccount, changeData, confirmAccount, reloaded, setPassword } from './accounts';
import { banUntil } from './ban';
import type { Auth, AuthCall, Handler } from './call';
import { isUuid } from './caller';
import { emailExists } from './mailed';
import { broken, invalid, Refusal } from './refusal';
import { checkStrength } from './strength';
import { findByEmail, findById, only, readEmail, userJson, type UserRow } from './users';

export const listUsers: Handler = async ({ url }, { sql }) => {
  const { searchParams } = url;
  const page = asNumber(Number(searchParams.get('page') || 1), 1);
  const perPage = asNumber(Number(searchParams.get('per_page') || 50), 50);
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc, id
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const { count } = only(await sql<{ count: number }[]>`select count(*)::int from auth.users`);

  const last = Math.ceil(count / perPage);
  const link = (to: number, rel: string) => {
    searchParams.set('page', `${to}`);
    return `<${url.pathname}?${searchParams}>; rel="${rel}"`;
  };
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  const headers = { 'X-Total-Count': `${count}`, Link: links.join(', ') };
  return json(200, { users: users.map(userJson), aud: 'authenticated' }, headers);
};

/** Asks nothing of the password. */
export const createUser: Handler = async ({ body }, auth) => {
  if (!body['email']) throw invalid('Cannot create a user without either an email or phone');
  const email = readEmail(asText(body['email']));
  if (await findByEmail(auth.sql, email)) throw emailExists();
  const password = asText(body['password']) || randomBytes(24).toString('hex');
  if (Buffer.byteLength(password) > 72) {
    throw invalid('bcrypt: password length exceeds 72 bytes');
  }
  const account = { email, password, userData: asFields(body['user_metadata']) ?? {} };
  const user = await addAccount(auth, account, 'Database error creating new user');

  // after the insert, as the real server does it: a trigger on it never sees this
  const appData = asFields(body['app_metadata']);
  if (appData) await changeData(auth, user, 'raw_app_meta_data', appData);
  if (body['email_confirm'] === true) await confirmAccount(auth, user);
  return json(200, userJson(await reloaded(auth, user)));
};

export const getUser: Handler = async (call, auth) =>
  json(200, userJson(await namedUser(call, auth)));

export const updateUser: Handler = async (call, auth) => {
  const user = await namedUser(call, auth);
  const { sql } = auth;
  const { body } = call;
  const password = asText(body['password']);
  const email = body['email'] ? readEmail(asText(body['email'])) : '';
  const bannedUntil = banUntil(asText(body['ban_duration']));
  if ('password' in body) checkStrength(password);

  if (body['email_confirm'] === true) await confirmAccount(auth, user);
  if (password) await setPassword(auth, user, password, null);
  const userData = asFields(body['user_metadata']);
  if (userData) await changeData(auth, await reloaded(auth, user), 'raw_user_meta_data', userData);
  const appData = asFields(body['app_metadata']);
  if (appData) await changeData(auth, user, 'raw_app_meta_data', appData);
  if (bannedUntil !== undefined) {
    await sql`update auth.users set banned_until = ${bannedUntil} where id = ${user.id}`;
  }
  if (email) {
    const update = sql`update auth.users set email = ${email} where id = ${user.id}`;
    await update.catch(() => {
      throw broken('Error updating user');
    });
  }
  return json(200, userJson(await reloaded(auth, user)));
};

export const deleteUser: Handler = async (call, auth) => {
  const user = await namedUser(call, auth);
  const removal = auth.sql`delete from auth.users where id = ${user.id}`;
  await removal.catch(() => {
    throw broken('Database error deleting user');
  });
  return json(200, {});
};

async function namedUser({ path }: AuthCall, { sql }: Auth): Promise<UserRow> {
  const id = path.slice('/admin/users/'.length);
  if (!isUuid(id)) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findById(sql, id);
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found');
  return user;
}
