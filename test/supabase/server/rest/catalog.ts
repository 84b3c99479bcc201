import type postgres from 'postgres';
import { Problem } from './problem';

export interface Table {
  name: string;
  /** Names of the columns, and what an omitted value becomes. */
  columns: ReadonlyMap<string, string>;
  primaryKey: readonly string[];
}

interface ColumnRow {
  name: string;
  default: string;
  key: boolean;
}

/** What the database knows of a table or view of the API. Refuses an unknown name. */
export async function describeTable(sql: postgres.ISql, name: string): Promise<Table> {
  const rows = await sql<ColumnRow[]>`
    select attname as name, coalesce(pg_get_expr(adbin, adrelid), 'null') as default,
      coalesce(attnum = any (indkey), false) as key
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
      and relname = ${name}
    order by attnum`;
  if (!rows.length) {
    const message = `Could not find the table 'public.${name}' in the schema cache`;
    throw new Problem(404, 'PGRST205', message);
  }
  return {
    name,
    columns: new Map(rows.map((row) => [row.name, row.default])),
    primaryKey: rows.filter(({ key }) => key).map((row) => row.name),
  };
}
