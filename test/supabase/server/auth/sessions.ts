import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Fields } from '~/lib/fields';
import { secondsNow } from '../jwt';
import { weaknesses } from '../passwords';
import type { Auth } from './call';
import { only, userJson, type UserRow } from './users';

/** Twelve characters of a-z and 0-9, as the real ones. */
const newToken = () =>
  BigInt(`0x${randomBytes(12).toString('hex')}`)
    .toString(36)
    .slice(0, 12);

/** Signs a user in. Gives back the body that a sign-in is answered with. */
export async function openSession(auth: Auth, userId: string, password = ''): Promise<Fields> {
  const { sql } = auth;
  const user = only(
    await sql<UserRow[]>`
      update auth.users set last_sign_in_at = now() where id = ${userId} returning *`,
  );
  const sessionId = randomUUID();
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`;
  const refreshToken = await addRefreshToken(sql, { userId, sessionId });
  const weak = password ? weaknesses(password) : null;
  return {
    ...sessionJson(auth, { user, sessionId, refreshToken }),
    ...(weak && { weak_password: weak }),
  };
}

interface NewToken {
  userId: string;
  sessionId: string;
  /** The token it takes the place of. */
  parent?: string;
}

export async function addRefreshToken(
  sql: postgres.ISql,
  { userId, sessionId, parent = '' }: NewToken,
): Promise<string> {
  const token = newToken();
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id, parent)
    values (${token}, ${userId}, ${sessionId}, ${parent})`;
  return token;
}

interface SessionParts {
  user: UserRow;
  sessionId: string;
  refreshToken: string;
}

export function sessionJson(auth: Auth, { user, sessionId, refreshToken }: SessionParts): Fields {
  const seconds = auth.settings.tokenSeconds;
  return {
    access_token: accessToken(auth, user, sessionId),
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: secondsNow() + seconds,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

/** @param more claims to add or to forge */
export function accessToken(auth: Auth, user: UserRow, sessionId: string, more: Fields = {}) {
  const now = secondsNow();
  return auth.signer.sign({
    iss: `${auth.settings.url}/auth/v1`,
    sub: user.id,
    aud: user.aud,
    exp: now + auth.settings.tokenSeconds,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
    ...more,
  });
}
