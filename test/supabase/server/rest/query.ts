import { filterSql, treeSql } from './filters';
import { Problem, unreadable } from './problem';
import { readRange } from './range';
import { identifier } from './text';

/** A request's parameters, as parts of a statement. */
export interface Query {
  /** What comes back of each row. */
  columns: string;
  /** '' for every row. */
  where: string;
  orderBy: string;
  limit: number | null;
  offset: number;
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** @param range the Range header's value, '' without one */
export function readQuery(table: string, params: URLSearchParams, range: string): Query {
  const conditions = [...params]
    .filter(([name]) => !reserved.has(name))
    .map(([name, text]) =>
      /^(not\.)?(and|or)$/.test(name) ? treeSql(table, name, text) : filterSql(table, name, text),
    );
  return {
    columns: columnsSql(table, params.get('select') || '*'),
    where: conditions.length ? ` where ${conditions.join(' and ')}` : '',
    orderBy: orderSql(table, params.get('order') ?? ''),
    ...readRange(params, range),
  };
}

/** The columns of `select=id,name:username,created_at::text`. */
function columnsSql(table: string, select: string): string {
  const parts = select.split(/,(?![^(]*\))/).map((part) => part.trim());
  return parts.map((part) => columnSql(table, part)).join(', ');
}

function columnSql(table: string, part: string): string {
  const [, alias, name = '', embedded, cast] =
    /^(?:([^:()]+):(?!:))?("[^"]+"|[^:()!"]+)(?:![^(]+)?(\(.*\))?(?:::([\w ]+))?$/.exec(part) ?? [];
  if (!name) throw unreadable('select parameter', part);
  if (embedded) throw noRelationship(table, name);
  if (name === '*') return `${identifier(table)}.*`;
  const bare = name.replaceAll('"', '');
  const column = `${identifier(table)}.${identifier(bare)}`;
  const value = cast ? `cast(${column} as ${cast})` : column;
  return alias || cast ? `${value} as ${identifier(alias ?? bare)}` : value;
}

/** No table here that the API serves refers to another one. */
function noRelationship(table: string, other: string): Problem {
  const between = `between '${table}' and '${other}' in the schema`;
  return new Problem(
    400,
    'PGRST200',
    `Could not find a relationship ${between} cache`,
    `Searched for a foreign key relationship ${between} 'public', but no matches were found.`,
  );
}

/** `updated_at.desc.nullslast,title` as SQL. */
function orderSql(table: string, order: string): string {
  if (!order) return '';
  const terms = order.split(',').map((term) => {
    const [, column = '', direction = '', nulls = ''] =
      /^([^.]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term) ?? [];
    if (!column) throw unreadable('order', order);
    const after = nulls && ` nulls ${nulls}`;
    return `${identifier(table)}.${identifier(column)} ${direction}${after}`;
  });
  return ` order by ${terms.join(', ')}`;
}
