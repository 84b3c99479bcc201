import { messages } from '~/content/messages';
import { ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import type { Environment } from './environment';
import { storageKeys } from '../keys';
import type { KeyValue } from '../keyValue';

/** Shape of the data this build writes; a tab of an older build must not write over it. */
const DATA_VERSION = 1;

/** A key and what it is to hold. */
export type Entry = readonly [key: string, text: string];

/** True where a newer build has written the data, which this one must leave alone. */
export const isNewer = (storage: KeyValue): boolean =>
  Number(storage.get(storageKeys.version) ?? 0) > DATA_VERSION;

/**
 * Writes several keys or none, in the order given where there is room for that: what is put aside
 * goes before what it was part of.
 */
export function writeAll(
  { storage }: Pick<Environment, 'storage'>,
  entries: readonly Entry[],
): Result<null> {
  if (isNewer(storage)) return failure('newer-version', messages.storage.newerVersion);
  const growth = ([key, text]: Entry) => text.length - (storage.get(key)?.length ?? 0);
  // what shrinks makes room for the rest, so that all fits which does so in the end
  const bySize = () => [...entries].sort((a, b) => growth(a) - growth(b));
  const inTurn = writeInTurn(storage, entries);
  const written = inTurn.ok ? inTurn : writeInTurn(storage, bySize());
  if (written.ok) storage.set(storageKeys.version, String(DATA_VERSION));
  return written;
}

/** When one does not fit, those before it get their old values back: undone backwards, all fit. */
function writeInTurn(storage: KeyValue, entries: readonly Entry[]): Result<null> {
  const undo: (() => void)[] = [];
  for (const [key, text] of entries) {
    const before = storage.get(key);
    const written = storage.set(key, text);
    if (!written.ok) {
      undo.reverse().forEach((step) => step());
      return written;
    }
    undo.push(() => (before === null ? storage.remove(key) : storage.set(key, before)));
  }
  return ok(null);
}

/** Runs `work` while no other tab writes any of the keys; they are locked in the order given. */
export const withKeys = <T>(
  { exclusive }: Pick<Environment, 'exclusive'>,
  keys: readonly string[],
  work: () => Promise<T>,
): Promise<T> =>
  keys.reduceRight<() => Promise<T>>((inner, key) => () => exclusive(key, inner), work)();
