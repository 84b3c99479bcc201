import { can } from '~/domain/permissions';
import type { CurrentStaff } from '../actor';
import type { Admin } from '../admin';
import type { Auth } from '../auth';
import { createArticles } from '../articles';
import { createChannels } from '../channels';
import type { Profiles } from '../profiles';
import type { Accounts } from './accounts';
import type { Environment } from './environment';
import { withActivity } from '../withActivity';
import { createActivityLog } from './activity';
import { storageHealth } from './health';
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
  const articles = createTable(environment, articleTable);
  const channels = createTable(environment, channelTable);
  const currentStaff = liveStaff(auth, profiles);
  const deps = { ...environment, currentStaff };
  const repositories = {
    articles: createArticles(articles, deps),
    channels: createChannels(channels, deps),
    users: createLocalUsers(accounts, deps),
  };
  return {
    ...withActivity(repositories, createActivityLog(environment), currentStaff),
    health: () => storageHealth(environment.storage),
  };
}

/** Read afresh for every call: a changed role or a deleted account counts at once. */
export const liveStaff =
  (auth: Auth, profiles: Profiles): CurrentStaff =>
  async () => {
    const session = await auth.getSession();
    if (!session.ok || !session.value) return null;
    const profile = await profiles.get(session.value.id);
    if (!profile.ok || !profile.value.role) return null;
    const { id, email, role, username } = profile.value;
    return can(role, 'articles.create') ? { id, email, role, name: username || email } : null;
  };
