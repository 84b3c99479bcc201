import type { Admin } from '../admin';
import type { Auth } from '../auth';
import { createArticles } from '../articles';
import { createChannels } from '../channels';
import { liveStaff } from '../liveStaff';
import type { Profiles } from '../profiles';
import type { Accounts } from './accounts';
import type { Environment } from './environment';
import { withActivity } from '../withActivity';
import { createActivityLog } from './activity';
import { storageHealth } from './health';
import { createArticleStore, createChannelStore } from './contentStores';
import { articleTable, channelTable } from './contentTables';
import { createTable } from './table';
import { createLocalUsers } from './users';

interface Parts {
  auth: Auth;
  profiles: Profiles;
  accounts: Accounts;
}

/** The staff area's repositories over a browser's storage. */
export function createLocalAdmin(
  environment: Environment,
  { auth, profiles, accounts }: Parts,
): Admin {
  const articles = createArticleStore(createTable(environment, articleTable));
  const channels = createChannelStore(createTable(environment, channelTable));
  const currentStaff = liveStaff(auth, profiles);
  const deps = { ...environment, currentStaff };
  const repositories = {
    articles: createArticles(articles, deps),
    channels: createChannels(channels, deps),
    users: createLocalUsers(accounts, deps),
  };
  const admin: Admin = {
    ...withActivity(repositories, createActivityLog(environment), currentStaff),
    health: () => storageHealth(environment.storage),
    clockError: () => 0,
    // nothing of it takes long
    until: () => admin,
  };
  return admin;
}
