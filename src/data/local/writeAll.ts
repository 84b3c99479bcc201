import { messages } from '~/content/messages';
import { ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import type { Environment } from './environment';
import { storageKeys } from './keys';
import { DATA_VERSION, isNewer } from './table';

/** A key and what it is to hold. */
export type Entry = readonly [key: string, text: string];

/** Writes several keys or none: when one does not fit, those before it get their old values back. */
export function writeAll(
  { storage }: Pick<Environment, 'storage'>,
  entries: readonly Entry[],
): Result<null> {
  if (isNewer(storage)) return failure('newer-version', messages.storage.newerVersion);
  const before = new Map(entries.map(([key]) => [key, storage.get(key)]));
  const growth = ([key, text]: Entry) => text.length - (before.get(key)?.length ?? 0);
  // what shrinks goes first and makes room; undone backwards, every old value fits again
  const ordered = [...entries].sort((a, b) => growth(a) - growth(b));

  for (const [index, [key, text]] of ordered.entries()) {
    const written = storage.set(key, text);
    if (written.ok) continue;
    for (const [done] of ordered.slice(0, index).reverse()) {
      const old = before.get(done) ?? null;
      if (old === null) storage.remove(done);
      else storage.set(done, old);
    }
    return written;
  }
  storage.set(storageKeys.version, String(DATA_VERSION));
  return ok(null);
}

/** Runs `work` while no other tab writes any of the keys; they are locked in the order given. */
export const withKeys = <T>(
  { exclusive }: Pick<Environment, 'exclusive'>,
  keys: readonly string[],
  work: () => Promise<T>,
): Promise<T> =>
  keys.reduceRight<() => Promise<T>>((inner, key) => () => exclusive(key, inner), work)();
