import type { Account } from '../account';
import { createStaffSession } from '../staffSession';
import { type Accounts, openAccounts } from './accounts';
import { createLocalAuth } from './auth';
import { browserEnvironment, type Environment } from './environment';
import { createWatchHistory } from './history';
import { browserKeyValue } from './keyValue';
import { createLocalProfiles } from './profiles';

/** The account backend over a browser's storage, and the parts that the staff area shares. */
export function createLocalAccount(environment: Environment): Account & { accounts: Accounts } {
  const accounts = openAccounts(environment);
  const auth = createLocalAuth(environment, accounts);
  const profiles = createLocalProfiles(accounts);
  const { storage } = environment;
  const account = {
    accounts,
    auth,
    profiles,
    staffSession: createStaffSession({ auth, profiles, storage }),
    history: createWatchHistory(environment),
    persistent: storage.persistent,
    // nothing of it takes long
    until: (): Account => account,
  };
  return account;
}

/** The one environment of this page. */
export const pageEnvironment = browserEnvironment(browserKeyValue());
export const pageAccount = createLocalAccount(pageEnvironment);
