import type { Failed, Result } from '~/domain/result';
import { isPassing } from '../failures';

type Make<T> = (records: readonly T[]) => Result<T>;
/** Null where the database refuses. */
type Add<T> = (record: T) => Promise<Result<T | null>>;
/** Records, the newest first. */
type Sent<T> = readonly [T, ...T[]];

interface Ways<T> {
  /** Has one made, against what is there already, and added. */
  insert: (make: Make<T>, add: Add<T>) => Promise<Result<T | null>>;
  add: Add<T>;
  get: (id: string) => Promise<Result<T | null>>;
  /** What the database holds of a record whose id nobody knows yet; null while it holds nothing. */
  find: (sent: T) => Promise<Result<T | null>>;
  /** Writes over a record that is there. */
  write: (
    before: T,
    change: (record: T | null, records: readonly T[]) => Result<T>,
  ) => Promise<Result<T>>;
  /** Refuses to write over what is none of the records sent: others have changed it since. */
  clash?: (stored: T, sent: Sent<T>) => Failed | null;
}

/**
 * Adds records, each once: an answer that got lost on its way must not lead to a second one, at once
 * or when what it came from is sent again.
 */
export function addOnce<T extends { id: string }>(ways: Ways<T>) {
  const { insert, add, get, find, write, clash } = ways;
  /** What was sent and not acknowledged, by idempotency key; with its id once found. */
  const unacknowledged = new Map<string, Sent<T>>();

  const storedAs = ([newest]: Sent<T>) => (newest.id ? get(newest.id) : find(newest));

  async function addOrFind(record: T, key: string | undefined): Promise<Result<T | null>> {
    const added = await add(record);
    if (added.ok || !isPassing(added.error)) return added;
    const found = await storedAs([record]);
    if (found.ok && found.value) return found;
    if (key) unacknowledged.set(key, [record]);
    return added;
  }

  /** Puts what was typed since in the place of what an earlier call has stored. */
  async function addAgain(
    key: string,
    earlier: Sent<T>,
    before: T,
    make: Make<T>,
  ): Promise<Result<T>> {
    const sent: Sent<T> = [{ ...earlier[0], id: before.id }, ...earlier];
    unacknowledged.set(key, sent);
    const refused = clash?.(before, sent);
    if (refused) return refused;
    const written = await write(before, (_, records) => {
      // what it bears alone, such as a slug, is free for it
      const made = make(records.filter(({ id }) => id !== before.id));
      if (made.ok) unacknowledged.set(key, [{ ...made.value, id: before.id }, ...sent]);
      return made;
    });
    if (written.ok) unacknowledged.delete(key);
    return written;
  }

  /** Null where the database refuses; `idempotencyKey` as for `Store.insert`. */
  return async (make: Make<T>, key?: string): Promise<Result<T | null>> => {
    const sent = key && unacknowledged.get(key);
    if (sent) {
      const earlier = await storedAs(sent);
      if (!earlier.ok) return earlier;
      if (earlier.value) return addAgain(key, sent, earlier.value, make);
      unacknowledged.delete(key);
    }
    return insert(make, async (record) => {
      const added = await addOrFind(record, key);
      if (!sent || added.ok || added.error.code !== 'taken') return added;
      // it may be by what was sent earlier, which has come only now
      const late = await storedAs(sent);
      return late.ok && late.value ? addAgain(key, sent, late.value, make) : added;
    });
  };
}
