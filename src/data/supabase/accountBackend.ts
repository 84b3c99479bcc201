import type { Account } from '../account';
import { createWatchHistory } from '../local/history';
import type { KeyValue } from '../local/keyValue';
import { createStaffSession } from '../staffSession';
import { createSupabaseAuth } from './auth';
import { createAuthClient, identityOf } from './authClient';
import { authDeadlines } from './deadline';
import { watchEnding } from './ending';
import { createSupabaseProfiles } from './profiles';
import { type Config, createRest, type Identity, type Rest } from './rest';

export interface SupabaseAccount extends Account {
  rest: Rest;
  identity: Identity;
}

/** The account backend over the hosted database; a browser keeps the session and what was watched. */
export function createSupabaseAccount(
  config: Config,
  storage: KeyValue,
  siteUrl: string,
): SupabaseAccount {
  const ending = watchEnding(storage);
  const client = createAuthClient(config, ending.storage);
  const identity = identityOf(client, ending, config.deadlines?.read);
  const rest = createRest(config, identity);
  const privateClient = () => createAuthClient(config, null);
  const auth = createSupabaseAuth({
    client,
    rest,
    storage,
    ending,
    siteUrl,
    privateClient,
    patience: config.deadlines?.read ?? authDeadlines.read,
  });
  const profiles = createSupabaseProfiles(rest);
  return {
    auth,
    profiles,
    rest,
    identity,
    staffSession: createStaffSession({ auth, profiles, storage }),
    history: createWatchHistory({ storage, now: () => new Date() }),
    persistent: storage.persistent,
  };
}
