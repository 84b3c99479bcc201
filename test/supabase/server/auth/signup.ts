import { randomUUID } from 'node:crypto';
import { asFields, asText, type Fields } from '~/lib/fields';
import { json } from '../http';
import { addAccount, changeData, confirmAccount } from './accounts';
import type { Auth, Handler } from './call';
import { invalid, Refusal } from './refusal';
import { sendLink } from './send';
import { openSession } from './sessions';
import { checkStrength } from './strength';
import { findByEmail, readEmail, userJson, type UserRow } from './users';

export const signUp: Handler = async ({ body }, auth) => {
  const { confirmEmail, signup } = auth.settings;
  const password = asText(body['password']);
  const userData = asFields(body['data']) ?? {};
  if (!signup) {
    throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!body['email']) {
    throw new Refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!password) throw invalid('Signup requires a valid password');
  checkStrength(password);
  const email = readEmail(asText(body['email']));

  const known = await findByEmail(auth.sql, email);
  if (known?.email_confirmed_at) {
    if (confirmEmail) return json(200, madeUpUser(email, userData));
    throw new Refusal(422, 'user_already_exists', 'User already registered');
  }
  const user = known ?? (await addVisitor(auth, { email, password, userData }));
  if (confirmEmail) {
    await sendLink(auth, user, 'signup');
    return json(200, userJson({ ...user, confirmation_sent_at: new Date() }));
  }
  await confirmAccount(auth, user);
  return json(200, await openSession(auth, user.id, password));
};

/** An account that its owner opens: the address is kept among the user's data, too. */
export async function addVisitor(
  auth: Auth,
  account: { email: string; password: string; userData: Fields },
): Promise<UserRow> {
  const user = await addAccount(auth, account, 'Database error saving new user');
  const { id: sub, email } = user;
  const identity = { sub, email, email_verified: false, phone_verified: false };
  return changeData(auth, user, 'raw_user_meta_data', identity);
}

/** So that nobody learns who has an account. It has no identities. */
function madeUpUser(email: string, userData: Fields): Fields {
  const now = new Date();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userData,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
