/** The calls whose answer is a mail. */
import { randomBytes } from 'node:crypto';
import { asFields, asText } from '~/lib/fields';
import { json } from '../http';
import { addAccount, reloaded } from './accounts';
import type { Handler } from './call';
import { invalid, Refusal } from './refusal';
import { sendLink } from './send';
import { addVisitor } from './signup';
import { findByEmail, readEmail, userJson } from './users';

/** Says the same for every address, known or not. */
export const recover: Handler = async ({ body }, auth) => {
  if (!body['email']) throw invalid('Password recovery requires an email');
  const user = await findByEmail(auth.sql, readEmail(asText(body['email'])));
  if (user) await sendLink(auth, user, 'recovery');
  return json(200, {});
};

export const oneTimePassword: Handler = async ({ body }, auth) => {
  if (!body['email']) throw invalid('One of email or phone must be set');
  const email = readEmail(asText(body['email']));
  const known = await findByEmail(auth.sql, email);
  if (!known && body['create_user'] === false) {
    throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const userData = asFields(body['data']) ?? {};
  const password = `${randomBytes(16).toString('hex')}a1`;
  const user = known ?? (await addVisitor(auth, { email, password, userData }));
  await sendLink(auth, user, user.email_confirmed_at ? 'magiclink' : 'signup');
  return json(200, {});
};

export const resend: Handler = async ({ body }, auth) => {
  const { type } = body;
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!body['email']) throw invalid('Type provided requires an email address');
  const user = await findByEmail(auth.sql, readEmail(asText(body['email'])));
  const pending = type === 'signup' ? !user?.email_confirmed_at : !!user?.email_change;
  if (user && pending) await sendLink(auth, user, type);
  return json(200, {});
};

/** For admins: opens an account without a password and sends its owner a link. */
export const invite: Handler = async ({ body }, auth) => {
  const email = readEmail(asText(body['email']));
  const known = await findByEmail(auth.sql, email);
  if (known?.email_confirmed_at) throw emailExists();
  const account = { email, password: '', userData: asFields(body['data']) ?? {} };
  const user = known ?? (await addAccount(auth, account, 'Database error saving new user'));
  await sendLink(auth, user, 'invite');
  await auth.sql`update auth.users set invited_at = now() where id = ${user.id}`;
  return json(200, userJson(await reloaded(auth, user)));
};

export const emailExists = () =>
  new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
