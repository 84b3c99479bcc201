import { ok } from '~/domain/result';
import type { Admin } from '../admin';
import { createArticles } from '../articles';
import { createChannels } from '../channels';
import { liveStaff } from '../liveStaff';
import { createActivityLog } from '../local/activity';
import { storageKeys } from '../keys';
import type { RoomyStorage } from '../local/sessionRoom';
import { withActivity } from '../withActivity';
import type { SupabaseAccount } from './accountBackend';
import { createSupabaseArticleStore } from './articles';
import { createChanges } from './changes';
import { createSupabaseChannelStore } from './channels';
import { clockError } from './clock';
import type { Config } from './rest';
import { createSupabaseUsers } from './users';

/** The staff area's repositories over the hosted database. */
export function createSupabaseAdmin(
  { url }: Config,
  account: SupabaseAccount,
  storage: RoomyStorage,
): Admin {
  const now = () => new Date();
  const clockAhead = () => clockError(storage.get(storageKeys.session));
  const log = createActivityLog({ storage, now });
  const changes = {
    articles: createChanges('articles'),
    channels: createChanges('channels'),
    users: createChanges('users'),
  };

  const over = ({ auth, profiles, rest, send, until }: SupabaseAccount): Admin => {
    const currentStaff = liveStaff(auth, profiles);
    // ids are the database's to give
    const deps = { currentStaff, now, newId: () => '' };
    const repositories = {
      articles: createArticles(createSupabaseArticleStore(rest, changes.articles), deps),
      channels: createChannels(
        createSupabaseChannelStore(rest, changes.channels, clockAhead),
        deps,
      ),
      users: createSupabaseUsers(url, send, currentStaff, changes.users),
    };
    return {
      ...withActivity(repositories, log, currentStaff),
      health: async () =>
        ok({
          persistent: storage.persistent,
          full: !storage.isKept(),
          newer: false,
          damaged: {},
        }),
      clockError: () => Math.abs(clockAhead()),
      until: (signal) => over(until(signal)),
    };
  };
  return over(account);
}
