import {
  GoTrueClient,
  isAuthApiError,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
} from '@supabase/auth-js';
import { asFields } from '~/lib/fields';
import { networkFailure } from '~/content/networkFailure';
import { storageKeys } from '../keys';
import { withSoundAnswers } from './answers';
import { type Send, withDeadline, withPatience, withSignal } from './deadline';
import { authDeadlines, dataDeadlines } from './deadlines';
import type { Waiting } from './authUntil';
import type { ClientStorage, Ending } from './ending';
import { NetworkFault } from './fault';
import type { Config, Identity } from './rest';

/**
 * The client as people need it who ask again. By itself it answers for a minute with the failure of a
 * renewal that did not get through, and drops what it got where another tab was faster.
 */
class AuthClient extends GoTrueClient {
  override async getSession() {
    const { result } = this.lastRefreshFailure ?? {};
    const found = await super.getSession();
    const isOld = found.error !== null && found.error === result?.error;
    if (!isOld && !isAuthRefreshDiscardedError(found.error)) return found;
    this.lastRefreshFailure = null;
    return super.getSession();
  }
}

/**
 * The sign-in service. Without `storage` a session lasts as long as the client; its requests end
 * with the patience of whoever is `waiting`.
 */
export function createAuthClient(
  config: Config,
  storage: ClientStorage | null,
  waiting: Waiting,
): GoTrueClient {
  const { url, anonKey, send = fetch, deadlines } = config;
  const bare: Send = (input, init) => send(input, init);
  const sound = withSoundAnswers(withDeadline(bare, deadlines ?? authDeadlines));
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: storageKeys.session,
    persistSession: storage !== null,
    autoRefreshToken: storage !== null,
    // links are spent by a press of a button, never by arriving
    detectSessionInUrl: false,
    fetch: byOurClock(withSignal(sound, () => waiting.signal)),
    ...(storage && { storage }),
  });
}

/**
 * Without the instant at which a token expires by the server's clock, the client counts from now.
 * On a computer whose clock is fast it would renew the token for every call.
 */
function byOurClock(send: Send): Send {
  return async (input, init) => {
    const response = await send(input, init);
    const fields = response.ok
      ? asFields(
          await response
            .clone()
            .json()
            .catch(() => null),
        )
      : null;
    return fields ? Response.json({ ...fields, expires_at: undefined }, response) : response;
  };
}

/**
 * The rights of whoever is signed in. To renew a token the client tries for 25 s by itself, which
 * is longer than anybody waits. A session that is refused a new token is over.
 */
export function identityOf(
  client: GoTrueClient,
  { storage, giveUp }: Pick<Ending, 'storage' | 'giveUp'>,
  patience = dataDeadlines.read,
): Identity {
  const token = async () => {
    const { data } = await withPatience(client.getSession(), patience);
    return data.session?.access_token ?? null;
  };
  return {
    token,
    async renew() {
      const before = storage.getItem(storageKeys.session);
      const { data, error } = await withPatience(client.refreshSession(), patience);
      if (isAuthRefreshDiscardedError(error)) return token();
      // it may be good still: nobody has said that it is not
      if (isAuthRetryableFetchError(error))
        throw new NetworkFault('network', error.message || networkFailure);
      const same = before !== null && storage.getItem(storageKeys.session) === before;
      if (isAuthApiError(error) && same) giveUp();
      return data.session?.access_token ?? null;
    },
  };
}
