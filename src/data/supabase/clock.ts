import { asFields, asNumber, asText } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';

/** Milliseconds; a clock that is closer to the server's does no harm. */
export const TOLERANCE = 5 * 60_000;

/**
 * By how many milliseconds this device's clock was ahead of the server's when its session was last
 * renewed, less than 0 where it was behind; 0 for less than five minutes. The token tells the server's
 * time, what is stored beside it tells ours.
 */
export function clockError(session: string | null): number {
  const fields = asFields(parseJson(session));
  const issued = asNumber(
    asFields(parseJson(payloadOf(asText(fields?.['access_token']))))?.['iat'],
  );
  const ours = asNumber(fields?.['expires_at']) - asNumber(fields?.['expires_in']);
  const error = issued > 0 && ours > 0 ? (ours - issued) * 1000 : 0;
  return Math.abs(error) > TOLERANCE ? error : 0;
}

/** The middle part of a token, decoded. */
function payloadOf(token: string): string {
  const [, payload = ''] = token.split('.');
  try {
    return atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return '';
  }
}
