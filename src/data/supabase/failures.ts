import { networkFailure } from '~/content/networkFailure';
import { networkWords } from '~/content/network';
import type { Failed } from '~/domain/result';
import { asText } from '~/lib/fields';
import { failure, isPassing, throttled } from '../failures';
import { THROTTLED } from './answers';

/** What both clients on the wire say of a failure; the data client passes on any JSON there is. */
export interface WireError {
  message?: unknown;
  code?: unknown;
  status?: number | undefined;
  name?: string | undefined;
}

/** Our names for the servers' codes; others stay what they are. */
const codes: Readonly<Record<string, string>> = {
  invalid_credentials: 'invalid-credentials',
  weak_password: 'weak-password',
  user_already_exists: 'email-taken',
  email_exists: 'email-taken',
  otp_expired: 'link-expired',
  email_not_confirmed: 'unconfirmed',
  user_not_found: 'not-found',
  session_not_found: 'no-session',
  '42501': 'forbidden',
  '23505': 'taken',
  PGRST301: 'no-session',
  PGRST303: 'no-session',
};

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const CHECK_VIOLATION = '23514';

/** A failure as this product tells it, with the provider's words where it has any. */
export function failureOf({ message, code: said, name }: WireError): Failed {
  const code = asText(said);
  if (code.startsWith(THROTTLED)) return throttled(Number(code.slice(THROTTLED.length)));
  // what a check is called says nothing to anybody
  if (code === CHECK_VIOLATION) return failure('refused', networkWords.outOfBounds);
  const text = asText(message).trim();
  const words = text === '{}' ? '' : text;
  // the sign-in client keeps the words of our fault and drops its code; and where no session
  // came, nothing was said about the password
  if (/Retryable|InvalidToken/.test(name ?? '')) return failure('network', words || networkFailure);
  if (isPassing({ code })) return failure(code, words || networkFailure);
  const known = codes[code] ?? 'refused';
  // what a server says of a token means nothing to anybody
  if (known === 'no-session') return failure(known, networkWords.sessionEnded);
  return failure(known, words || networkWords.failed);
}
