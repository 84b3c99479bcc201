import { asFields, asText } from '~/lib/fields';
import { json } from '../http';
import { isPassword } from '../passwords';
import { changeData, reloaded, setPassword } from './accounts';
import { callerOf } from './caller';
import type { Handler } from './call';
import { emailExists } from './mailed';
import { invalid, Refusal } from './refusal';
import { sendLink } from './send';
import { checkStrength } from './strength';
import { findByEmail, readEmail, userJson } from './users';

export const readUser: Handler = async (call, auth) => {
  const { user } = await callerOf(call, auth);
  return json(200, userJson(user));
};

export const changeUser: Handler = async (call, auth) => {
  const { user, sessionId } = await callerOf(call, auth);
  const { body } = call;
  const password = asText(body['password']);
  const email = body['email'] ? readEmail(asText(body['email'])) : user.email;
  const data = asFields(body['data']);

  if (password) checkStrength(password);
  if (email !== user.email && (await findByEmail(auth.sql, email))) throw emailExists();
  if (password && isPassword(password, user.encrypted_password ?? '')) {
    const message = 'New password should be different from the old password.';
    throw new Refusal(422, 'same_password', message);
  }
  if (password) await setPassword(auth, user, password, sessionId || null);
  if (data) await changeData(auth, user, 'raw_user_meta_data', data);
  if (email !== user.email) {
    await auth.sql`update auth.users set email_change = ${email} where id = ${user.id}`;
    await sendLink(auth, { ...user, email_change: email }, 'email_change');
  }
  return json(200, userJson(await reloaded(auth, user)));
};

export const logOut: Handler = async (call, auth) => {
  const { user, sessionId } = await callerOf(call, auth);
  const { sql } = auth;
  const scope = call.url.searchParams.get('scope') || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  const all = scope === 'global' || !sessionId;
  const which = scope === 'local' ? sql`id = ${sessionId}` : sql`id <> ${sessionId}`;
  await sql`
    delete from auth.sessions where user_id = ${user.id} ${all ? sql`` : sql`and ${which}`}`;
  return new Response(null, { status: 204 });
};
