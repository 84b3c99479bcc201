import type postgres from 'postgres';
import { asText } from '~/lib/fields';
import { json } from '../http';
import type { Auth, AuthCall } from './call';
import { invalid, Refusal } from './refusal';
import { addRefreshToken, sessionJson } from './sessions';
import { findById, isBanned } from './users';

interface TokenRow {
  token: string;
  user_id: string;
  session_id: string;
  revoked: boolean;
  parent: string;
  updated_at: Date;
}

export async function refreshGrant({ body }: AuthCall, auth: Auth): Promise<Response> {
  const token = asText(body['refresh_token']);
  if (!token) {
    return json(400, { error: 'invalid_request', error_description: 'refresh_token required' });
  }
  if (!/^[a-z0-9]{12}$/.test(token)) throw invalid('Refresh token is not valid');
  // what it did to a stolen family has to stay, so a refusal must not roll it back
  const outcome = await auth.sql.begin((sql) => rotate(sql, auth, token));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function rotate(sql: postgres.TransactionSql, auth: Auth, token: string) {
  const [row] = await sql<TokenRow[]>`
    select * from auth.refresh_tokens where token = ${token} for update`;
  const user = row && (await findById(sql, row.user_id));
  if (!user) return dead('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user)) return dead('user_banned', 'User Banned');

  const sessionId = row.session_id;
  if (row.revoked) {
    const [active] = await sql<TokenRow[]>`
      select * from auth.refresh_tokens where session_id = ${sessionId} and not revoked
      order by id desc limit 1`;
    // the client lost the last answer: it gets the same token again
    if (active?.parent === token) {
      return json(200, sessionJson(auth, { user, sessionId, refreshToken: active.token }));
    }
    if (row.updated_at.getTime() + auth.settings.reuseSeconds * 1000 < Date.now()) {
      await sql`
        update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
        where session_id = ${sessionId} and not revoked`;
      return dead('refresh_token_already_used', 'Already Used');
    }
  }
  await sql`
    update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
    where token = ${token}`;
  const parts = { userId: user.id, sessionId, parent: token };
  const refreshToken = await addRefreshToken(sql, parts);
  return json(200, sessionJson(auth, { user, sessionId, refreshToken }));
}

const dead = (code: string, why: string) => new Refusal(400, code, `Invalid Refresh Token: ${why}`);
