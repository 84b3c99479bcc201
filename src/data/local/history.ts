import { asFields, asText } from '~/lib/fields';
import type { Watched, WatchHistory } from '../history';
import type { Environment } from './environment';
import { jsonList } from './jsonList';
import { storageKeys } from '../keys';

const LONGEST = 20;

interface Entry extends Watched {
  userId: string;
}

/** The last pages of each person, under one key of the browser's storage. */
export function createWatchHistory({
  storage,
  now,
}: Pick<Environment, 'storage' | 'now'>): WatchHistory {
  const history = jsonList(storage, storageKeys.watchHistory, parseEntry);

  return {
    list: (userId) => history.read().filter((entry) => entry.userId === userId),
    add(userId, { contentId, title }) {
      const entries = history.read();
      const own = entries.filter(
        (entry) => entry.userId === userId && entry.contentId !== contentId,
      );
      const others = entries.filter((entry) => entry.userId !== userId);
      const entry = { userId, contentId, title, watchedAt: now().toISOString() };
      return history.write([entry, ...own.slice(0, LONGEST - 1), ...others]);
    },
  };
}

function parseEntry(value: unknown): Entry | null {
  const fields = asFields(value);
  if (!asText(fields?.['contentId'])) return null;
  return {
    userId: asText(fields?.['userId']),
    contentId: asText(fields?.['contentId']),
    title: asText(fields?.['title']),
    watchedAt: asText(fields?.['watchedAt']),
  };
}
