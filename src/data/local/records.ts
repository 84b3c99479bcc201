import { parseJson } from '~/lib/parseJson';
import type { Entry } from './writeAll';

/** What a stored text holds: the records that can be read and the parts that cannot. */
export interface Reading<T> {
  records: readonly T[];
  /** JSON or raw text of what was not understood. */
  damaged: readonly string[];
}

/**
 * Reads a JSON array record by record, so that one bad record costs only itself. Of several with
 * the same id the first counts: a change of one would change them all.
 */
export function readRecords<T extends { id: string }>(
  text: string,
  parse: (value: unknown) => T | null,
): Reading<T> {
  const values = parseJson(text);
  if (!Array.isArray(values)) return { records: [], damaged: [text] };
  const records: T[] = [];
  const damaged: string[] = [];
  const ids = new Set<string>();
  for (const value of values) {
    const record = parse(value);
    if (!record || ids.has(record.id)) {
      damaged.push(jsonOf(value, text));
      continue;
    }
    ids.add(record.id);
    records.push(record);
  }
  return { records, damaged };
}

/** What is nested too deep to be written is kept as part of the whole text. */
function jsonOf(value: unknown, text: string): string {
  try {
    return JSON.stringify(value);
  } catch {
    return text;
  }
}

/** Unreadable parts of a key, to be put aside under one of their own before it is written over. */
export const damagedEntries = (
  key: string,
  { damaged }: Pick<Reading<unknown>, 'damaged'>,
  now: Date,
): Entry[] => (damaged.length > 0 ? [[`${key}.corrupt.${now.getTime()}`, damaged.join('\n')]] : []);
