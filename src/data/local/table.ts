import { messages } from '~/content/messages';
import { ok, type Result } from '~/domain/result';
import { createSignal } from '~/lib/signal';
import { failure } from '../failures';
import type { Store } from '../store';
import type { Environment } from './environment';
import { storageKeys } from './keys';
import type { KeyValue } from './keyValue';
import { keepDamaged, type Reading, readRecords } from './records';

/** Shape of the data this build writes; a tab of an older build must not write over it. */
export const DATA_VERSION = 1;

export interface TableOptions<T> {
  key: string;
  /** Rebuilds a record from stored JSON, null when it cannot be one. */
  parse: (value: unknown) => T | null;
  /** What a key that was never written holds. */
  seed: () => readonly T[];
}

/** True where a newer build has written the data, which this one must leave alone. */
export const isNewer = (storage: KeyValue): boolean =>
  Number(storage.get(storageKeys.version) ?? 0) > DATA_VERSION;

/** A store over one key of local storage that holds a JSON array. */
export function createTable<T extends { id: string }>(
  { storage, now, exclusive }: Environment,
  { key, parse, seed }: TableOptions<T>,
): Store<T> {
  const changed = createSignal<null>();
  let cache: { text: string; reading: Reading<T> } | null = null;

  function read(): Reading<T> {
    const text = storage.get(key);
    if (text === null || text === '') {
      const records = seed();
      if (!isNewer(storage)) storage.set(key, JSON.stringify(records));
      return { records, damaged: [] };
    }
    if (cache?.text !== text) cache = { text, reading: readRecords(text, parse) };
    return cache.reading;
  }

  function write({ damaged }: Reading<T>, records: readonly T[]): Result<null> {
    if (isNewer(storage)) return failure('newer-version', messages.storage.newerVersion);
    const kept = keepDamaged(storage, key, damaged, now());
    if (!kept.ok) return kept;
    const written = storage.set(key, JSON.stringify(records));
    if (!written.ok) return written;
    storage.set(storageKeys.version, String(DATA_VERSION));
    changed.emit(null);
    return written;
  }

  const locked = <V>(work: (reading: Reading<T>) => Result<V>): Promise<Result<V>> =>
    exclusive(key, async () => work(read()));

  const find = (id: string) => read().records.find((record) => record.id === id) ?? null;

  return {
    list: async () => ok(read().records),
    get: async (id) => ok(find(id)),
    insert: (make) =>
      locked((reading) => {
        const made = make(reading.records);
        if (!made.ok) return made;
        const written = write(reading, [...reading.records, made.value]);
        return written.ok ? made : written;
      }),
    update: (id, change) =>
      locked((reading) => {
        const made = change(find(id), reading.records);
        if (!made.ok) return made;
        const records = reading.records.map((record) => (record.id === id ? made.value : record));
        const written = write(reading, records);
        return written.ok ? made : written;
      }),
    remove: (id, allow) =>
      locked((reading) => {
        const record = find(id);
        if (!record) return ok(false);
        const allowed = allow(record);
        if (!allowed.ok) return allowed;
        const written = write(
          reading,
          reading.records.filter((each) => each.id !== id),
        );
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
