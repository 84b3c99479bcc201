import { parseArticle, parseChannel } from '../parse';
import { storageKeys } from '../keys';

/** Where articles are kept, and those a fresh browser starts with. */
export const articleTable = {
  key: storageKeys.articles,
  parse: parseArticle,
  seed: async () => (await import('~/content/seed')).seedArticles,
};

/** Where channels are kept, and those a fresh browser starts with. */
export const channelTable = {
  key: storageKeys.channels,
  parse: parseChannel,
  seed: async () => (await import('~/content/seedChannels')).seedChannels,
};
