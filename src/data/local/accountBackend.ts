import type { Account } from '../account';
import type { Auth } from '../auth';
import { createStaffSession } from '../staffSession';
import { type Accounts, openAccounts } from './accounts';
import { createLocalAuth, type LocalAuth } from './auth';
import { browserEnvironment, type Environment } from './environment';
import { createWatchHistory } from './history';
import { browserKeyValue } from '../keyValue';
import { createLocalProfiles } from './profiles';
import { withRoomForSession } from './sessionRoom';

export interface LocalAccount extends Account, Pick<LocalAuth, 'spendLinks'> {
  accounts: Accounts;
  /** False where the storage has no room for it, so that it ends with the page. */
  isSessionKept(): boolean;
}

/** The account backend over a browser's storage, and the parts that the staff area shares. */
export function createLocalAccount(environment: Environment): LocalAccount {
  const accounts = openAccounts(environment);
  const storage = withRoomForSession(environment.storage);
  const local = createLocalAuth({ ...environment, storage }, accounts);
  const profiles = createLocalProfiles(accounts);
  const history = createWatchHistory(environment);

  const over = (auth: Auth): LocalAccount => ({
    accounts,
    spendLinks: local.spendLinks,
    auth,
    profiles,
    staffSession: createStaffSession({ auth, profiles, storage }),
    history,
    persistent: storage.persistent,
    isSessionKept: storage.isKept,
    // nothing else that can be taken back takes long
    until: (signal) =>
      over({ ...local, signIn: (email, password) => local.signIn(email, password, signal) }),
  });
  return over(local);
}

/** The one environment of this page. */
export const pageEnvironment = browserEnvironment(browserKeyValue());
/** The one account backend of this page: each module that asks shares its sessions and throttle. */
export const pageAccount = createLocalAccount(pageEnvironment);
