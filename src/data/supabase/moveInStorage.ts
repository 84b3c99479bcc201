import type { Holdings } from '~/domain/moveIn';
import type { BackupFile } from '../backup';
import { storageKeys } from '../keys';
import type { KeyValue } from '../keyValue';
import { readRecords } from '../local/records';
import { parseArticle, parseChannel, parseStaffUser } from '../parse';

/** What a browser's storage holds from the time before there was a database. */
export function holdingsIn(storage: KeyValue): Holdings {
  const read = <T extends { id: string }>(key: string, parse: (value: unknown) => T | null) =>
    readRecords(storage.get(key) || '[]', parse);
  const articles = read(storageKeys.articles, parseArticle);
  const channels = read(storageKeys.channels, parseChannel);
  const staff = read(storageKeys.staff, parseStaffUser);
  return {
    articles: articles.records,
    channels: channels.records,
    staff: staff.records,
    damaged: {
      article: articles.damaged.length,
      channel: channels.damaged.length,
      staff: staff.damaged.length,
    },
  };
}

/** A backup of it, unreadable parts included; its code brings the demo records along. */
export async function saveHoldings(storage: KeyValue, now: Date): Promise<BackupFile> {
  const { backupOfStorage } = await import('../local/backupOfStorage');
  return backupOfStorage(storage, now);
}
