import { backupMessages } from '~/content/admin/backup';
import type { ArticleDraft } from '~/domain/articleDraft';
import { parseInstant } from '~/domain/instant';
import { ok, type Result } from '~/domain/result';
import { asFields, asNumber, asText } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';
import { BACKUP_KINDS, type BackupKind } from '../backup';
import { failure } from '../failures';
import { type BackupRecord, backupTables } from './backupTables';

/** How a file says what it is; the brand may change, this may not. */
const FORMAT = 'internet-tv-site-backup';
const VERSION = 1;

const words = backupMessages;
const damaged = () => failure('damaged', words.damaged);

/** What a backup's file holds; a kind that it does not speak of is missing. */
export interface BackupContent {
  createdAt: string;
  records: Partial<Record<BackupKind, readonly BackupRecord[]>>;
  /** Raw text that could not be read, by key; kept for people to look at, never restored. */
  unreadable?: Readonly<Record<string, string>>;
  /** What was typed into the editor and not saved; kept likewise. */
  unsaved?: readonly ArticleDraft[];
}

/** The text of a file that `readBackup` takes. */
export const writeBackup = ({ createdAt, records, ...kept }: BackupContent): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, createdAt, ...records, ...kept }, null, 1);

/** What the file is called: by its day, so that the newest of several is known. */
export const backupName = (createdAt: string): string =>
  `website-backup-${createdAt.slice(0, 10)}.json`;

/** Reads a file's text. Strict: a record that cannot be read would be lost without a word. */
export function readBackup(text: string): Result<BackupContent> {
  const fields = asFields(parseJson(text));
  if (fields?.['format'] !== FORMAT) return failure('not-a-backup', words.notABackup);
  const version = asNumber(fields['version']);
  if (version > VERSION) return failure('newer-version', words.newerBackup);
  if (version !== VERSION) return damaged();
  const records: BackupContent['records'] = {};
  for (const kind of BACKUP_KINDS) {
    if (!Object.hasOwn(fields, kind)) continue;
    const read = readAll(fields[kind], kind);
    if (!read) return damaged();
    records[kind] = read;
  }
  if (Object.keys(records).length === 0) return damaged();
  const createdAt = asText(fields['createdAt']);
  return ok({ createdAt: parseInstant(createdAt) === null ? '' : createdAt, records });
}

/**
 * Each record rebuilt from an allow-list of fields, each id once; null when one is unreadable, or
 * others of its id say something else.
 */
function readAll(values: unknown, kind: BackupKind): BackupRecord[] | null {
  if (!Array.isArray(values)) return null;
  const records = new Map<string, BackupRecord>();
  for (const value of values) {
    const record = backupTables[kind].parse(value);
    if (!record) return null;
    const known = records.get(record.id) ?? record;
    if (JSON.stringify(known) !== JSON.stringify(record)) return null;
    records.set(record.id, record);
  }
  return [...records.values()];
}
