import type { Admin } from '../admin';
import { createArticles } from '../articles';
import { createChannels } from '../channels';
import { liveStaff } from '../liveStaff';
import type { Environment } from './environment';
import { withActivity } from '../withActivity';
import type { LocalAccount } from './accountBackend';
import { createActivityLog } from './activity';
import { storageHealth } from './health';
import { createLocalArticleStore, createLocalChannelStore } from './contentStores';
import { articleTable, channelTable } from './contentTables';
import { createTable } from './table';
import { createLocalUsers } from './users';

type Parts = Pick<LocalAccount, 'auth' | 'profiles' | 'accounts' | 'spendLinks' | 'isSessionKept'>;

/** The staff area's repositories over a browser's storage. */
export function createLocalAdmin(
  environment: Environment,
  { auth, profiles, accounts, spendLinks, isSessionKept }: Parts,
): Admin {
  const articles = createLocalArticleStore(createTable(environment, articleTable));
  const channels = createLocalChannelStore(createTable(environment, channelTable));
  const currentStaff = liveStaff(auth, profiles);
  const deps = { ...environment, currentStaff };
  const repositories = {
    articles: createArticles(articles, deps),
    channels: createChannels(channels, deps),
    users: createLocalUsers(accounts, { ...deps, spendLinks }),
  };
  const admin: Admin = {
    ...withActivity(repositories, createActivityLog(environment), currentStaff),
    async health() {
      const actor = await currentStaff();
      const role = (actor.ok && actor.value?.role) || null;
      return storageHealth(environment.storage, role, isSessionKept());
    },
    clockError: () => 0,
    // nothing of it takes long
    until: () => admin,
  };
  return admin;
}
