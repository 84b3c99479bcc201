import { normaliseEmail } from '~/domain/email';
import type { SessionUser } from '~/domain/entities';
import { uniqueSlug } from '~/domain/articleSlug';
import type { BackupChanges, BackupKind } from '../backup';
import type { BackupContent } from './backupFormat';
import { type BackupRecord, backupTables } from './backupTables';
import type { KeyValue } from '../keyValue';
import { type Reading, readRecords } from './records';

/** What restoring one kind leads from and to. */
interface Step {
  kind: BackupKind;
  from: readonly BackupRecord[];
  to: readonly BackupRecord[];
  /** Addresses of accounts that are left out, because one before them has the same. */
  repeated: readonly string[];
}

/** What restoring `records` leads to, kind by kind; the account of `actor` stays as it is. */
export function planned(
  storage: KeyValue,
  records: BackupContent['records'],
  kinds: readonly BackupKind[],
  actor: SessionUser,
): Step[] {
  return kinds.map((kind) => {
    const from = readKind(storage, kind).records;
    const to = records[kind] ?? [];
    if (kind === 'articles') return { kind, from, to: withOwnSlugs(to), repeated: [] };
    if (kind === 'channels') return { kind, from, to, repeated: [] };
    const accounts = kind === 'users' ? ownFirst(to, from, actor.id) : to;
    return { kind, from, ...eachAddressOnce(accounts) };
  });
}

/** Two articles of one slug would share an address, so that only one could be read. */
function withOwnSlugs(articles: readonly BackupRecord[]): readonly BackupRecord[] {
  const all = new Set(articles.map(({ slug }) => slug));
  const given = new Set<string>();
  return articles.map((article) => {
    const { slug = '' } = article;
    const isFirst = !given.has(slug);
    const own = isFirst ? slug : uniqueSlug(slug, (each) => all.has(each) || given.has(each));
    given.add(own);
    return isFirst ? article : { ...article, slug: own };
  });
}

/** Of several accounts with one address nobody could sign in but to the first. */
function eachAddressOnce(accounts: readonly BackupRecord[]): Pick<Step, 'to' | 'repeated'> {
  const known = new Set<string>();
  const repeated: string[] = [];
  const to = accounts.filter(({ email = '' }) => {
    const address = normaliseEmail(email);
    const isNew = !known.has(address);
    if (!isNew) repeated.push(email);
    known.add(address);
    return isNew;
  });
  return { to, repeated };
}

/** Whoever restores keeps their own account as it is, so that a file cannot lock them out. */
function ownFirst(
  to: readonly BackupRecord[],
  from: readonly BackupRecord[],
  id: string,
): readonly BackupRecord[] {
  const own = from.find((user) => user.id === id);
  return own ? [own, ...to.filter((user) => user.id !== id)] : to;
}

/** How many records a step adds, changes and removes. */
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
