import { networkFailure } from '~/content/networkFailure';
import { ok, type Result } from '~/domain/result';
import { withTimeout } from '~/lib/withTimeout';
import { createSignal } from '~/lib/signal';
import { failure } from '../failures';
import type { Store } from '../store';
import type { Environment } from './environment';
import { damagedEntries, type Reading, readRecords } from './records';
import { isNewer, writeAll } from './writeAll';

/** Nobody waits longer for a tab that holds the lock and does not go on. */
const PATIENCE = 2000;

export interface TableOptions<T> {
  key: string;
  /** Rebuilds a record from stored JSON, null when it cannot be one. */
  parse: (value: unknown) => T | null;
  /** What a key that was never written holds; may be fetched when it is needed. */
  seed: () => readonly T[] | Promise<readonly T[]>;
}

/** A store over one key of local storage that holds a JSON array. */
export function createTable<T extends { id: string }>(
  { storage, now, exclusive }: Environment,
  { key, parse, seed }: TableOptions<T>,
): Store<T> {
  const changed = createSignal<null>();
  let cache: { text: string; reading: Reading<T> } | null = null;
  let caughtUp: Promise<unknown> | undefined;

  async function read(): Promise<Result<Reading<T>>> {
    if (!storage.get(key)) {
      const seeds = await fetched(seed);
      if (!seeds.ok) return seeds;
      // somebody may have written while they were on their way
      if (!storage.get(key)) {
        const kept = !isNewer(storage) && storage.set(key, JSON.stringify(seeds.value)).ok;
        if (!kept) return ok({ records: seeds.value, damaged: [] });
      }
    }
    const text = storage.get(key) ?? '[]';
    if (cache?.text !== text) cache = { text, reading: readRecords(text, parse) };
    return ok(cache.reading);
  }

  /** The first reader brings back what the last crash took; whoever writes does so anyway. */
  async function readOpen(): Promise<Result<Reading<T>>> {
    caughtUp ??= exclusive(key, read);
    await withTimeout(caughtUp, PATIENCE).catch(() => undefined);
    return read();
  }

  function write(reading: Reading<T>, records: readonly T[]): Result<null> {
    const text = JSON.stringify(records);
    const written = writeAll({ storage }, [...damagedEntries(key, reading, now()), [key, text]]);
    if (!written.ok) return written;
    // whoever reads next need not parse what is known
    cache = { text, reading: { records, damaged: [] } };
    changed.emit(null);
    return written;
  }

  const locked = <V>(work: (reading: Reading<T>) => Result<V>): Promise<Result<V>> =>
    exclusive(key, async () => {
      const reading = await read();
      return reading.ok ? work(reading.value) : reading;
    });

  /** Writes the records with `made` among them; answers with `made`. */
  const save = (reading: Reading<T>, records: readonly T[], made: T): Result<T> => {
    const written = write(reading, records);
    return written.ok ? ok(made) : written;
  };

  return {
    async list() {
      const reading = await readOpen();
      return reading.ok ? ok(reading.value.records) : reading;
    },
    async get(id) {
      const reading = await readOpen();
      return reading.ok ? ok(find(reading.value, id)) : reading;
    },
    insert: (make) =>
      locked((reading) => {
        const made = make(reading.records);
        return made.ok ? save(reading, [...reading.records, made.value], made.value) : made;
      }),
    update: (id, change) =>
      locked((reading) => {
        const made = change(find(reading, id), reading.records);
        if (!made.ok) return made;
        const records = reading.records.map((record) => (record.id === id ? made.value : record));
        return save(reading, records, made.value);
      }),
    remove: (id, allow) =>
      locked((reading) => {
        const record = find(reading, id);
        if (!record) return ok(false);
        const allowed = allow(record);
        if (!allowed.ok) return allowed;
        const others = reading.records.filter((each) => each.id !== id);
        const written = write(reading, others);
        return written.ok ? ok(true) : written;
      }),
    subscribe(onChange) {
      const stopOwn = changed.subscribe(onChange);
      const stopOthers = storage.subscribe((each) => {
        if (each === null || each === key) onChange();
      });
      return () => {
        stopOwn();
        stopOthers();
      };
    },
  };
}

const find = <T extends { id: string }>({ records }: Reading<T>, id: string): T | null =>
  records.find((record) => record.id === id) ?? null;

async function fetched<T>(load: () => T | Promise<T>): Promise<Result<T>> {
  try {
    return ok(await load());
  } catch {
    return failure('network', networkFailure);
  }
}
