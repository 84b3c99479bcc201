import { fetchCode } from '~/lib/fetchCode';
import { parseArticle, parseChannel } from '../parse';
import { storageKeys } from '../keys';

/** Where articles are kept, and those a fresh browser starts with. */
export const articleTable = {
  key: storageKeys.articles,
  parse: parseArticle,
  seed: async () => (await fetchCode(() => import('~/content/seed'))).seedArticles,
};

/** Where channels are kept, and those a fresh browser starts with. */
export const channelTable = {
  key: storageKeys.channels,
  parse: parseChannel,
  seed: async () => (await fetchCode(() => import('~/content/seedChannels'))).seedChannels,
};
