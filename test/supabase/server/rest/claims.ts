import type { Call } from '../gateway';
import { isExpired, type Claims, type Signer } from '../jwt';
import { Problem } from './problem';

/** Seconds for which an expired token is still good. */
const leeway = 30;

/** What the caller's token says; without one, the role of the project key. */
export function readClaims({ bearer, keyRole }: Call, signer: Signer): Claims {
  if (!bearer) return { role: keyRole };
  const claims = signer.read(bearer);
  if (claims && !isExpired(claims, leeway)) return claims;
  if (claims) throw badToken('PGRST303', 'JWT expired');
  const parts = bearer.split('.').length;
  if (parts !== 3) throw badToken('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  const details = 'No suitable key was found to decode the JWT';
  throw badToken('PGRST301', 'No suitable key or wrong key type', details);
}

function badToken(code: string, message: string, details: string | null = null): Problem {
  const why = `Bearer error="invalid_token", error_description="${message}"`;
  return new Problem(401, code, message, details, null, { 'WWW-Authenticate': why });
}
