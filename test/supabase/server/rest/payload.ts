import { asFields } from '~/lib/fields';
import { parseJson } from '../http';
import type { Table } from './catalog';
import { Problem } from './problem';

/** Rows to write: their JSON as it came, always an array, and the columns they name. */
export interface Payload {
  text: string;
  rows: number;
  columns: readonly string[];
}

/** @param named the `columns` parameter, which spares the server from looking at every row */
export function readPayload(table: Table, text: string, named: string | null): Payload {
  const value = parseJson(text);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const rows = list.map((each) => {
    const row = asFields(each);
    if (!row) throw new Problem(400, 'PGRST102', 'Empty or invalid json');
    return row;
  });

  const first = Object.keys(rows[0] ?? {});
  const columns = named === null ? first : named.split(',').map((name) => name.replaceAll('"', ''));
  const same = rows.every((row) => sameKeys(Object.keys(row), first));
  if (named === null && !same) throw new Problem(400, 'PGRST102', 'All object keys must match');
  for (const column of columns) {
    if (!table.columns.has(column)) {
      const where = `'${column}' column of '${table.name}'`;
      throw new Problem(400, 'PGRST204', `Could not find the ${where} in the schema cache`);
    }
  }
  return { text: Array.isArray(value) ? text : `[${text}]`, rows: rows.length, columns };
}

const sameKeys = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((key) => others.includes(key));
