import type { Result } from '~/domain/result';
import { parseJson } from '~/lib/parseJson';
import type { KeyValue } from '../keyValue';

/** A short list under one key that may be lost without harm: what cannot be read counts as empty. */
export function jsonList<T>(storage: KeyValue, key: string, parse: (value: unknown) => T | null) {
  return {
    read(): T[] {
      const values = parseJson(storage.get(key));
      return Array.isArray(values) ? values.flatMap((value) => parse(value) ?? []) : [];
    },
    write: (entries: readonly T[]): Result<null> => storage.set(key, JSON.stringify(entries)),
  };
}
