import { asFields, asText, type Fields } from '../_shared/fields.ts';
import { words } from '../_shared/words.ts';

/** What became of one record; in a dry run, what would. */
interface MoveResult {
  kind: 'article' | 'channel';
  /** The record's id where it came from. */
  id: string;
  name: string;
  outcome: 'added' | 'exists' | 'failed';
  message?: string;
}

interface DatabaseError {
  code: string;
  message: string;
}

/** How one kind of record is brought into its table. */
export interface Kind<Row> {
  kind: MoveResult['kind'];
  /** The field by which people know a record. */
  named: string;
  /** Null for what is no such record. */
  read: (fields: Fields) => Promise<Row | null>;
  /** Said of what is none. */
  unreadable: string;
  /** Any of these in use means that the record is there. */
  keysOf: (row: Row) => readonly string[];
  keysInUse: () => Promise<readonly string[]>;
  insert: (rows: readonly Row[]) => PromiseLike<{ error: DatabaseError | null }>;
}

const UNIQUE_VIOLATION = '23505';

/** Adds the records that are not there yet, and tells of each. One bad record stops no other. */
export async function moveKind<Row>(
  kind: Kind<Row>,
  records: readonly unknown[],
  isDry: boolean,
): Promise<MoveResult[]> {
  if (records.length === 0) return [];
  const plan = await planFor(kind, records);
  if (isDry) return plan.map(({ result }) => result);

  const rows = plan.flatMap(({ row }) => row ?? []);
  const isAdded = rows.length === 0 || (await insert(kind, rows)) === null;
  if (isAdded) return plan.map(({ result }) => result);
  // which of them the database did not like shows one by one
  const results: MoveResult[] = [];
  for (const { row, result } of plan) {
    const error = row && (await insert(kind, [row]));
    results.push(error ? refused(result, error) : result);
  }
  return results;
}

/** What would become of each record, and the rows of those to be added. */
async function planFor<Row>(kind: Kind<Row>, records: readonly unknown[]) {
  const inUse = new Set(await kind.keysInUse());
  const plan: { row: Row | null; result: MoveResult }[] = [];
  for (const record of records) {
    const fields = asFields(record);
    const row = fields && (await kind.read(fields));
    const keys = row ? kind.keysOf(row) : [];
    const isThere = keys.some((key) => inUse.has(key));
    for (const key of keys) inUse.add(key);
    const named = { id: asText(fields?.['id']), name: asText(fields?.[kind.named]) };
    const known = { kind: kind.kind, ...named };
    if (!row) {
      plan.push({ row, result: { ...known, outcome: 'failed', message: kind.unreadable } });
    } else if (isThere) {
      plan.push({ row: null, result: { ...known, outcome: 'exists' } });
    } else {
      plan.push({ row, result: { ...known, outcome: 'added' } });
    }
  }
  return plan;
}

/**
 * Why the database refused the rows, null when it took them. Throws when no answer came: they may
 * be there or not, and the next move will see.
 */
async function insert<Row>(kind: Kind<Row>, rows: readonly Row[]): Promise<DatabaseError | null> {
  const { error } = await kind.insert(rows);
  if (error && !error.code) throw error;
  return error;
}

const refused = (result: MoveResult, { code, message }: DatabaseError): MoveResult =>
  code === UNIQUE_VIOLATION
    ? { ...result, outcome: 'exists' }
    : { ...result, outcome: 'failed', message: words.notAccepted(message) };
