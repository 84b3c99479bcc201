import { ok } from '~/domain/result';
import type { Admin } from '../admin';
import { createArticles } from '../articles';
import { createChannels } from '../channels';
import { liveStaff } from '../liveStaff';
import { createActivityLog } from '../local/activity';
import type { KeyValue } from '../local/keyValue';
import { storageKeys } from '../local/keys';
import { withActivity } from '../withActivity';
import type { SupabaseAccount } from './accountBackend';
import { createArticleStore } from './articles';
import { createChannelStore } from './channels';
import { clockError } from './clock';
import { type Config, createSend } from './rest';
import { createSupabaseUsers } from './users';

/** The staff area's repositories over the hosted database. */
export function createSupabaseAdmin(
  config: Config,
  { auth, profiles, rest, identity }: SupabaseAccount,
  storage: KeyValue,
): Admin {
  const currentStaff = liveStaff(auth, profiles);
  const now = () => new Date();
  // ids are the database's to give
  const deps = { currentStaff, now, newId: () => '' };
  const repositories = {
    articles: createArticles(createArticleStore(rest), deps),
    channels: createChannels(createChannelStore(rest), deps),
    users: createSupabaseUsers(config.url, createSend(config, identity), currentStaff),
  };
  return {
    ...withActivity(repositories, createActivityLog({ storage, now }), currentStaff),
    health: () => ok({ persistent: storage.persistent, newer: false, damaged: {} }),
    clockError: () => clockError(storage.get(storageKeys.session)),
  };
}
