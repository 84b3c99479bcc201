import { ok, type Result } from '~/domain/result';
import type { KeyValue } from './keyValue';

/** What a stored text holds: the records that can be read and the parts that cannot. */
export interface Reading<T> {
  records: readonly T[];
  /** JSON or raw text of what was not understood. */
  damaged: readonly string[];
}

/** Reads a JSON array record by record, so that one bad record costs only itself. */
export function readRecords<T>(text: string, parse: (value: unknown) => T | null): Reading<T> {
  const values = parseArray(text);
  if (!values) return { records: [], damaged: [text] };
  const records: T[] = [];
  const damaged: string[] = [];
  for (const value of values) {
    const record = parse(value);
    if (record) records.push(record);
    else damaged.push(JSON.stringify(value));
  }
  return { records, damaged };
}

function parseArray(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Puts unreadable parts aside under a key of their own before anything is written over them. */
export function keepDamaged(
  storage: KeyValue,
  key: string,
  damaged: readonly string[],
  now: Date,
): Result<null> {
  if (damaged.length === 0) return ok(null);
  return storage.set(`${key}.corrupt.${now.getTime()}`, damaged.join('\n'));
}
