import type { ArticleDraft } from '~/domain/articleDraft';
import { BACKUP_KINDS, type BackupFile } from '../backup';
import { backupName, writeBackup } from './backupFormat';
import { backupTables } from './backupTables';
import { damagedIn } from './health';
import type { KeyValue } from '../keyValue';
import { readRecords } from './records';

/**
 * A backup of what a storage holds, whoever is signed in: for a site that has moved on to a
 * database. What cannot be read goes with it as raw text, and what was not saved as it was typed.
 */
export function backupOfStorage(
  storage: KeyValue,
  now: Date,
  unsaved: readonly ArticleDraft[],
): BackupFile {
  const createdAt = now.toISOString();
  const records = BACKUP_KINDS.flatMap((kind) => {
    const { key, parse } = backupTables[kind];
    const text = storage.get(key);
    return text ? [[kind, readRecords(text, parse).records] as const] : [];
  });
  return {
    name: backupName(createdAt),
    text: writeBackup({
      createdAt,
      records: Object.fromEntries(records),
      unreadable: damagedIn(storage),
      unsaved,
    }),
  };
}
