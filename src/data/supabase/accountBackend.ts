import type { Account } from '../account';
import { createWatchHistory } from '../local/history';
import type { KeyValue } from '../keyValue';
import { createStaffSession } from '../staffSession';
import { createSupabaseAuth } from './auth';
import { createAuthClient, identityOf } from './authClient';
import { authUntil, type Waiting } from './authUntil';
import type { Send } from './deadline';
import { authDeadlines } from './deadlines';
import { watchEnding } from './ending';
import { createSupabaseProfiles } from './profiles';
import { type Config, createRest, createSend, type Rest } from './rest';

export interface SupabaseAccount extends Account {
  rest: Rest;
  /** Asks with the rights of whoever is signed in. */
  send: Send;
  until(signal: AbortSignal): SupabaseAccount;
}

/** The account backend over the hosted database; a browser keeps the session and what was watched. */
export function createSupabaseAccount(
  config: Config,
  storage: KeyValue,
  siteUrl: string,
): SupabaseAccount {
  const ending = watchEnding(storage);
  const waiting: Waiting = {};
  const client = createAuthClient(config, ending.storage, waiting);
  const identity = identityOf(client, ending, config.deadlines?.read);
  const auth = createSupabaseAuth({
    client,
    rest: createRest(config, identity),
    storage,
    ending,
    siteUrl,
    privateClient: () => createAuthClient(config, null, waiting),
    patience: config.deadlines?.read ?? authDeadlines.read,
  });
  const history = createWatchHistory({ storage, now: () => new Date() });

  const over = (signal?: AbortSignal): SupabaseAccount => {
    const rest = createRest(config, identity, signal);
    const parts = {
      auth: signal ? authUntil(auth, waiting, signal) : auth,
      profiles: createSupabaseProfiles(rest),
    };
    return {
      ...parts,
      rest,
      send: createSend(config, identity, signal),
      staffSession: createStaffSession({ ...parts, storage }),
      history,
      persistent: storage.persistent,
      until: over,
    };
  };
  return over();
}
