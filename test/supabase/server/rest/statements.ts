import type { Table } from './catalog';
import type { Payload } from './payload';
import type { Preferences } from './prefer';
import { Problem } from './problem';
import type { Query } from './query';
import { identifier, literal } from './text';

const named = (table: Table) => `"public".${identifier(table.name)}`;
const list = (columns: readonly string[]) => columns.map(identifier).join(', ');

export function selectSql(table: Table, query: Query): string {
  const { columns, where, orderBy, limit, offset } = query;
  const page = `${limit === null ? '' : ` limit ${limit}`} offset ${offset}`;
  return `select ${columns} from ${named(table)}${where}${orderBy}${page}`;
}

export const countSql = (table: Table, { where }: Query): string =>
  `(select count(*)::int from ${named(table)}${where})`;

/** Needs no right to read where nothing is to come back. */
const returningSql = ({ columns }: Query, { returned }: Preferences) =>
  ` returning ${returned === 'representation' ? columns : '1'}`;

interface Insertion {
  table: Table;
  query: Query;
  payload: Payload;
  preferences: Preferences;
  /** Columns of the `on_conflict` parameter. */
  conflict: string | null;
}

export function insertSql(insertion: Insertion): string {
  const { table, query, payload, preferences } = insertion;
  const returning = returningSql(query, preferences);
  if (!payload.columns.length && payload.rows) {
    return `insert into ${named(table)} default values${returning}`;
  }
  const values = payload.columns.map((column) => {
    const value = `pgrst_row.${identifier(column)}`;
    const otherwise = table.columns.get(column) ?? 'null';
    return preferences.missingDefault
      ? `case when pgrst_item::jsonb ? ${literal(column)} then ${value} else ${otherwise} end`
      : value;
  });
  const target = payload.columns.length ? ` (${list(payload.columns)})` : '';
  return (
    `insert into ${named(table)}${target} select ${values.join(', ')} ` +
    `from json_array_elements(${literal(payload.text)}) pgrst_item, ` +
    `json_populate_record(null::${named(table)}, pgrst_item) pgrst_row` +
    `${conflictSql(insertion)}${returning}`
  );
}

/** Rows of an insertion that were there before, counted on the way: no right to read is needed. */
export const updatedSql = `coalesce(nullif(current_setting('test.updated', true), ''), '0')::int`;
const countUpdate = `set_config('test.updated', (${updatedSql} + 1)::text, true) is not null`;

function conflictSql({ table, payload, preferences, conflict }: Insertion): string {
  const { resolution } = preferences;
  const columns = conflict ? conflict.split(',') : table.primaryKey;
  if (!resolution || !columns.length) return '';
  const changes = payload.columns.map(
    (each) => `${identifier(each)} = excluded.${identifier(each)}`,
  );
  const action =
    resolution === 'merge' && changes.length
      ? `update set ${changes.join(', ')} where ${countUpdate}`
      : 'nothing';
  return ` on conflict (${list(columns)}) do ${action}`;
}

export function updateSql(
  table: Table,
  query: Query,
  payload: Payload,
  preferences: Preferences,
): string {
  needsFilter('UPDATE', query);
  const changes = payload.columns.map(
    (each) => `${identifier(each)} = pgrst_row.${identifier(each)}`,
  );
  return (
    `update ${named(table)} set ${changes.join(', ')} from ` +
    `json_populate_recordset(null::${named(table)}, ${literal(payload.text)}) pgrst_row` +
    `${query.where}${returningSql(query, preferences)}`
  );
}

export function deleteSql(table: Table, query: Query, preferences: Preferences): string {
  needsFilter('DELETE', query);
  return `delete from ${named(table)}${query.where}${returningSql(query, preferences)}`;
}

/** Hosted databases load the extension safeupdate for the API. */
function needsFilter(verb: string, { where }: Query): void {
  if (!where) throw new Problem(400, '21000', `${verb} requires a WHERE clause`);
}
