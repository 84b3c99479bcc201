import { ok, type Result } from '~/domain/result';
import { networkWords } from '~/content/network';
import { asFields } from '~/lib/fields';
import { failure } from '../failures';
import { failureOf, type WireError } from './failures';

/** What the data client answers. */
export interface Answer {
  data: unknown;
  error: WireError | null;
  count?: number | null;
}

/** The rows of an answer, each rebuilt by `parse`; rows that cannot be are a failure of the server. */
export function rowsOf<T>(
  { data, error }: Answer,
  parse: (row: unknown) => T | null,
): Result<readonly T[]> {
  if (error) return failureOf(error);
  if (!Array.isArray(data)) return unreadable();
  const records: T[] = [];
  for (const row of data) {
    const record = parse(row);
    if (record === null) return unreadable();
    records.push(record);
  }
  return ok(records);
}

/** The one row of an answer, by itself or in a list; null where there is none. */
export function firstOf<T>(answer: Answer, parse: (row: unknown) => T | null): Result<T | null> {
  const row = asFields(answer.data);
  const rows = rowsOf(row ? { ...answer, data: [row] } : answer, parse);
  return rows.ok ? ok(rows.value[0] ?? null) : rows;
}

/** How many rows there are, where that was asked for. */
export function countOf({ error, count }: Answer): Result<number> {
  if (error) return failureOf(error);
  return typeof count === 'number' ? ok(count) : unreadable();
}

const unreadable = () => failure('unreadable', networkWords.unreadable);
