import type { Holdings } from '~/domain/moveIn';
import { asText } from '~/lib/fields';
import { fetchCode } from '~/lib/fetchCode';
import type { BackupFile } from '../backup';
import type { Drafts } from '../drafts';
import { storageKeys } from '../keys';
import type { KeyValue } from '../keyValue';
import type { LeftBehind } from '../moveIn';
import { readRecords } from '../local/records';
import { identified, parseArticle, parseChannel, parseStaffUser } from '../parse';

export interface Browser {
  storage: KeyValue;
  drafts: Pick<Drafts, 'list'>;
}

/** What a browser's storage holds from the time before there was a database. */
export function holdingsIn(storage: KeyValue): Holdings {
  const articles = readAt(storage, storageKeys.articles, parseArticle);
  const channels = readAt(storage, storageKeys.channels, parseChannel);
  const staff = readAt(storage, storageKeys.staff, parseStaffUser);
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

/** What it holds beside that. Whoever works with the database has another id, and other drafts. */
export async function leftBehindIn({ storage, drafts }: Browser): Promise<LeftBehind> {
  const customers = readAt(storage, storageKeys.customers, withId);
  const listed = holdingsIn(storage).staff.map(({ id }) => drafts.list(id));
  return { customers: customers.records.length, unsaved: (await Promise.all(listed)).flat() };
}

/** A backup of all of it, unreadable parts included; its code brings the demo records along. */
export async function saveHoldings(browser: Browser, now: Date): Promise<BackupFile> {
  const [{ backupOfStorage }, { unsaved }] = await Promise.all([
    fetchCode(() => import('../local/backupOfStorage')),
    leftBehindIn(browser),
  ]);
  return backupOfStorage(browser.storage, now, unsaved);
}

const readAt = <T extends { id: string }>(
  storage: KeyValue,
  key: string,
  parse: (value: unknown) => T | null,
) => readRecords(storage.get(key) || '[]', parse);

function withId(value: unknown): { id: string } | null {
  const fields = identified(value);
  return fields && { id: asText(fields['id']) };
}
