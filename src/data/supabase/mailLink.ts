import type { GoTrueClient, EmailOtpType } from '@supabase/auth-js';
import { messages } from '~/content/messages';
import { type Failed, ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import { failureOf } from './failures';

const types = ['signup', 'invite', 'recovery', 'email_change', 'email'] as const;

/**
 * Spends what an e-mailed link carries in its fragment: a token hash, as our own mail templates
 * have it, or the tokens of a session, as Supabase's own do. The client is signed in by it.
 * Fails with 'link-expired' where it works no more.
 */
export async function spendLink(client: GoTrueClient, proof: string): Promise<Result<null>> {
  const params = new URLSearchParams(proof);
  const tokenHash = params.get('token_hash');
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  const type: EmailOtpType = types.find((each) => each === params.get('type')) ?? 'email';

  if (tokenHash) {
    const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type });
    if (error) return failureOf(error);
    return data.session ? ok(null) : expired();
  }
  if (accessToken && refreshToken) {
    const session = { access_token: accessToken, refresh_token: refreshToken };
    const { data, error } = await client.setSession(session).catch(unreadable);
    if (error?.name === 'AuthRetryableFetchError') return failureOf(error);
    return data.session ? ok(null) : expired();
  }
  return expired();
}

/** The client throws at a token that a mail program has damaged. */
const unreadable = () => ({ data: { session: null }, error: null });

const expired = (): Failed => failure('link-expired', messages.auth.linkExpired);
