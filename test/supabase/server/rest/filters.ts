import { unreadable } from './problem';
import { arrayText, identifier, literal, Reader, unquoted } from './text';

/** How each comparison is written in SQL. */
const operators: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};
const states: Readonly<Record<string, string>> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
};

const comparison = /(not\.)?([a-z]+)(?:\((any|all)\))?\./y;
const quotedText = /"((?:[^"\\]|\\.)*)"(?=[,)])/y;

/** The condition of a parameter such as `title=not.ilike.*x*`. */
export function filterSql(table: string, column: string, text: string): string {
  const reader = new Reader(text);
  const condition = readComparison(reader, table, column, () => reader.take(/[^]*/y)?.[0] ?? '');
  if (!reader.atEnd) throw unreadable('filter', text);
  return condition;
}

/** The condition of a parameter such as `or=(a.eq.1,and(b.gt.2,c.is.null))`. */
export function treeSql(table: string, name: string, text: string): string {
  const reader = new Reader(`${name}${text}`);
  const condition = readTree(reader, table);
  if (!condition || !reader.atEnd) throw unreadable('logic tree', text);
  return condition;
}

/** @returns undefined where no `and(` or `or(` begins */
function readTree(reader: Reader, table: string): string | undefined {
  const [, not, join = ''] = reader.take(/(not\.)?(and|or)\(/y) ?? [];
  if (!join) return undefined;
  const parts: string[] = [];
  do {
    parts.push(readTree(reader, table) ?? readLeaf(reader, table));
  } while (reader.take(/,/y));
  if (!reader.take(/\)/y)) throw unreadable('logic tree', reader.text);
  return `${not ? 'not ' : ''}(${parts.join(` ${join} `)})`;
}

function readLeaf(reader: Reader, table: string): string {
  const [, quoted, plain] = reader.take(/(?:"((?:[^"\\]|\\.)*)"|([^.,()"]+))\./y) ?? [];
  const column = quoted === undefined ? plain : unquoted(quoted);
  if (!column) throw unreadable('logic tree', reader.text);
  return readComparison(reader, table, column, () => readItem(reader, /\{[^}]*\}|[^,)]*/y));
}

/** @param readValue takes the single value behind the operator */
function readComparison(
  reader: Reader,
  table: string,
  column: string,
  readValue: () => string,
): string {
  const [, not, operator = '', quantifier = ''] = reader.take(comparison) ?? [];
  const left = `${identifier(table)}.${identifier(column)}`;
  const right = operator === 'in' ? readList(reader) : readValue();
  const sql = compared(left, operator, quantifier, right);
  if (!sql) throw unreadable('filter', reader.text);
  return `${not ? 'not ' : ''}${sql}`;
}

function compared(left: string, operator: string, quantifier: string, right: string) {
  if (operator === 'in') return `${left} = any (${literal(right)})`;
  if (operator === 'is') {
    const state = states[right.toLowerCase()];
    return state && `${left} is ${state}`;
  }
  const sign = operators[operator];
  if (!sign) return undefined;
  const value = literal(/^i?like$/.test(operator) ? right.replaceAll('*', '%') : right);
  return `${left} ${sign} ${quantifier ? `${quantifier} (${value})` : value}`;
}

/** A value in quotes or a bare one. */
function readItem(reader: Reader, bare: RegExp): string {
  const quoted = reader.take(quotedText)?.[1];
  return quoted === undefined ? (reader.take(bare)?.[0] ?? '') : unquoted(quoted);
}

/** The values in the brackets of `in.(a,"b,c")`, as an array of Postgres. */
function readList(reader: Reader): string {
  if (reader.take(/\(\)/y)) return arrayText([]);
  if (!reader.take(/\(/y)) throw unreadable('filter', reader.text);
  const values: string[] = [];
  do {
    values.push(readItem(reader, /[^,)]*/y));
  } while (reader.take(/,/y));
  if (!reader.take(/\)/y)) throw unreadable('filter', reader.text);
  return arrayText(values);
}
