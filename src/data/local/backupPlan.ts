import { normaliseEmail } from '~/domain/email';
import type { SessionUser } from '~/domain/entities';
import type { BackupChanges, BackupKind } from '../backup';
import type { BackupContent } from './backupFormat';
import { type BackupRecord, backupTables } from './backupTables';
import type { KeyValue } from './keyValue';
import { damagedKey, type Reading, readRecords } from './records';
import type { Entry } from './writeAll';

/** What restoring one kind leads from and to. */
interface Step {
  kind: BackupKind;
  from: readonly BackupRecord[];
  to: readonly BackupRecord[];
}

export function planned(
  storage: KeyValue,
  records: BackupContent['records'],
  kinds: readonly BackupKind[],
  actor: SessionUser,
): Step[] {
  return kinds.map((kind) => {
    const from = readKind(storage, kind).records;
    const to = records[kind] ?? [];
    return { kind, from, to: kind === 'users' ? keepOwn(to, from, actor.id) : to };
  });
}

/** Whoever restores keeps their own account as it is, so that a file cannot lock them out. */
function keepOwn(
  to: readonly BackupRecord[],
  from: readonly BackupRecord[],
  id: string,
): readonly BackupRecord[] {
  const own = from.find((user) => user.id === id);
  if (!own) return to;
  const isOwn = (user: BackupRecord) => user.id === id || sameAddress(user, own);
  return [own, ...to.filter((user) => !isOwn(user))];
}

const sameAddress = (a: BackupRecord, b: BackupRecord): boolean =>
  normaliseEmail(a.email ?? '') === normaliseEmail(b.email ?? '');

export function changesOf({ kind, from, to }: Step): BackupChanges {
  const before = new Map(from.map((record) => [record.id, JSON.stringify(record)]));
  const kept = to.filter(({ id }) => before.has(id));
  const same = kept.filter((record) => before.get(record.id) === JSON.stringify(record)).length;
  return {
    kind,
    added: to.length - kept.length,
    changed: kept.length - same,
    removed: before.size - kept.length,
  };
}

/**
 * The records under a kind's key; what was never written is seeded, as everywhere. Seeds are parsed
 * too, so that their fields stand in the same order.
 */
export function readKind(storage: KeyValue, kind: BackupKind): Reading<BackupRecord> {
  const { key, parse, seed } = backupTables[kind];
  const text = storage.get(key);
  return text
    ? readRecords(text, parse)
    : { records: seed().flatMap((each) => parse(each) ?? []), damaged: [] };
}

/** Unreadable parts of what is about to be replaced, put aside under keys of their own. */
export const damagedEntries = (
  storage: KeyValue,
  kinds: readonly BackupKind[],
  now: Date,
): Entry[] =>
  kinds.flatMap((kind): Entry[] => {
    const { damaged } = readKind(storage, kind);
    const key = damagedKey(backupTables[kind].key, now);
    return damaged.length > 0 ? [[key, damaged.join('\n')]] : [];
  });
