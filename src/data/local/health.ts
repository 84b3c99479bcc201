import type { Role } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import type { StorageHealth } from '../health';
import { customerTable, staffTable } from './accounts';
import { articleTable, channelTable } from './contentTables';
import type { KeyValue } from '../keyValue';
import { readRecords } from './records';
import { isNewer } from './writeAll';

const contents = [articleTable, channelTable];
const accounts = [staffTable, customerTable];

/**
 * Looks through the stored records without changing any.
 * @param role of whoever is to be told, null for nobody on the staff
 */
export function storageHealth(
  storage: KeyValue,
  role: Role | null,
  isSessionKept = true,
): Result<StorageHealth> {
  return ok({
    persistent: storage.persistent,
    full: !isSessionKept,
    newer: isNewer(storage),
    damaged: damagedIn(storage, can(role, 'users.manage') ? undefined : contents),
  });
}

/** Raw text that could not be read, by the key it stands or stood under. */
export function damagedIn(
  storage: KeyValue,
  tables = [...contents, ...accounts],
): Readonly<Record<string, string>> {
  const damaged = tables.flatMap(({ key, parse }): [string, string][] => {
    const text = storage.get(key);
    const parts = text ? readRecords<{ id: string }>(text, parse).damaged : [];
    return parts.length > 0 ? [[key, parts.join('\n')]] : [];
  });
  const putAside = storage
    .keys()
    .filter((name) => tables.some(({ key }) => name.startsWith(`${key}.corrupt.`)))
    .map((key): [string, string] => [key, storage.get(key) ?? '']);
  return Object.fromEntries([...damaged, ...putAside]);
}
