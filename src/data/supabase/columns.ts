import { asFields } from '~/lib/fields';
import { instantOf } from './instantOf';

/** Columns of a table by the field each one holds. */
type Columns = Readonly<Record<string, string>>;

/** A row as the record it holds, still to be checked; null for what is no row. */
export function recordOf(row: unknown, columns: Columns): unknown {
  const fields = asFields(row);
  if (!fields) return null;
  const entries = Object.entries(columns).map(([field, column]): [string, unknown] => [
    field,
    field.endsWith('At') ? instantOf(fields[column]) : fields[column],
  ]);
  return Object.fromEntries(entries);
}

/**
 * Named column by column, in their order: whatever else the object carries stays here, and so does what
 * PostgreSQL cannot hold in a text.
 */
export function rowOf(record: object, columns: Columns): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(record));
  const filled = Object.entries(columns).filter(([field]) => fields.has(field));
  return Object.fromEntries(filled.map(([field, column]) => [column, storable(fields.get(field))]));
}

/**
 * A text without NUL, and with the usual mark in place of half a character: pasting brings both, and
 * the whole record would be refused for one of them
 * (https://www.postgresql.org/docs/15/datatype-character.html).
 */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return typeof value === 'string'
    ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
    : value;
}
