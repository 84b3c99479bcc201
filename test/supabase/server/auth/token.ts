import { asText } from '~/lib/fields';
import { json } from '../http';
import { isPassword } from '../passwords';
import type { Auth, AuthCall, Handler } from './call';
import { refreshGrant } from './refresh';
import { invalid, Refusal } from './refusal';
import { openSession } from './sessions';
import { findByEmail, isBanned } from './users';

export const token: Handler = (call, auth) => {
  const grant = call.url.searchParams.get('grant_type');
  if (grant === 'password') return passwordGrant(call, auth);
  if (grant === 'refresh_token') return refreshGrant(call, auth);
  throw new Refusal(400, 'invalid_credentials', 'unsupported_grant_type');
};

async function passwordGrant({ body }: AuthCall, auth: Auth): Promise<Response> {
  const email = asText(body['email']);
  const password = asText(body['password']);
  if (!email) throw invalid('missing email or phone');

  const user = await findByEmail(auth.sql, email);
  const wrong = new Refusal(400, 'invalid_credentials', 'Invalid login credentials');
  if (!user?.encrypted_password) throw wrong;
  if (isBanned(user)) throw new Refusal(400, 'user_banned', 'User is banned');
  if (!isPassword(password, user.encrypted_password)) throw wrong;
  // only after a right password: or anybody could find out who has an account
  if (!user.email_confirmed_at) {
    throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return json(200, await openSession(auth, user.id, password));
}
