import type { Result } from '~/domain/result';
import { ok } from '~/domain/result';
import { customerTable, staffTable } from './accounts';
import { articleTable, channelTable } from './contentTables';
import type { KeyValue } from './keyValue';
import { readRecords } from './records';
import { isNewer } from './writeAll';

/** What is wrong with this browser's storage, if anything. */
export interface StorageHealth {
  /** False when nothing outlives the page. */
  persistent: boolean;
  /** True where there was no room even for the session, which ends with the page. */
  full: boolean;
  /** True when a newer build has written the data: this page may only read. */
  newer: boolean;
  /** Raw text that could not be read, by the key it stands or stood under. */
  damaged: Readonly<Record<string, string>>;
}

const tables = [articleTable, channelTable, staffTable, customerTable];

/** Looks through the stored records without changing any. */
export function storageHealth(storage: KeyValue, isSessionKept = true): Result<StorageHealth> {
  const damaged = tables.flatMap(({ key, parse }): [string, string][] => {
    const text = storage.get(key);
    const parts = text ? readRecords<{ id: string }>(text, parse).damaged : [];
    return parts.length > 0 ? [[key, parts.join('\n')]] : [];
  });
  const putAside = storage
    .keys()
    .filter((key) => key.includes('.corrupt.'))
    .map((key): [string, string] => [key, storage.get(key) ?? '']);
  return ok({
    persistent: storage.persistent,
    full: !isSessionKept,
    newer: isNewer(storage),
    damaged: Object.fromEntries([...damaged, ...putAside]),
  });
}
