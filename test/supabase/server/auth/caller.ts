import { asText } from '~/lib/fields';
import { isExpired, type Claims } from '../jwt';
import type { Auth, AuthCall, Handler } from './call';
import { Refusal } from './refusal';
import { findById, type UserRow } from './users';

interface Caller {
  user: UserRow;
  /** '' for a token that names no session. */
  sessionId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => uuid.test(text);

const badToken = (message: string) => new Refusal(403, 'bad_jwt', message);

function readClaims({ bearer }: AuthCall, { signer }: Auth): Claims {
  if (!bearer) {
    throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const unusable = 'invalid JWT: unable to parse or verify signature';
  const claims = signer.read(bearer);
  if (!claims) throw badToken(`${unusable}, token signature is invalid: signature is invalid`);
  if (isExpired(claims)) {
    throw badToken(`${unusable}, token has invalid claims: token is expired`);
  }
  return claims;
}

/** Who calls. Refuses where token, user or session are no more. */
export async function callerOf(call: AuthCall, auth: Auth): Promise<Caller> {
  const claims = readClaims(call, auth);
  const id = asText(claims['sub']);
  const sessionId = asText(claims['session_id']);
  if (!id) throw badToken('invalid claim: missing sub claim');
  if (!isUuid(id)) {
    throw new Refusal(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  }

  const user = await findById(auth.sql, id);
  if (!user) {
    const message = 'User from sub claim in JWT does not exist';
    throw new Refusal(403, 'user_not_found', message);
  }
  if (sessionId && !(await sessionExists(auth, sessionId))) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new Refusal(403, 'session_not_found', message);
  }
  return { user, sessionId };
}

async function sessionExists({ sql }: Auth, id: string): Promise<boolean> {
  const found = await sql`select from auth.sessions where id = ${id}`;
  return found.length > 0;
}

/** A handler for callers with the secret key alone. */
export const forAdmins =
  (handler: Handler): Handler =>
  (call, auth) => {
    if (asText(readClaims(call, auth)['role']) !== 'service_role') {
      throw new Refusal(403, 'not_admin', 'User not allowed');
    }
    return handler(call, auth);
  };
