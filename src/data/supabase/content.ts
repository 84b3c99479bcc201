import { ok, type Result } from '~/domain/result';
import type { Store } from '../store';
import type { Changes } from './changes';
import { failureOf } from './failures';
import { idOf } from './idOf';
import { firstOf, rowsOf } from './readAnswer';
import type { Rest } from './rest';

/** The most rows that one answer holds. */
const ROWS_AT_ONCE = 1000;

interface TableOptions<T> {
  rest: Rest;
  changes: Changes;
  name: 'articles' | 'channels';
  columns: string;
  parse: (row: unknown) => T | null;
}

export type Rows<T extends { id: string; updatedAt: string }> = ReturnType<typeof createRows<T>>;

/** What every table of the hosted database does alike; who may do it, its policies decide. */
export function createRows<T extends { id: string; updatedAt: string }>(options: TableOptions<T>) {
  const { rest, changes, name, columns, parse } = options;
  const told = <V>(result: Result<V>): Result<V> => {
    if (result.ok) changes.tell();
    return result;
  };

  return {
    async list(): Promise<Result<readonly T[]>> {
      const records: T[] = [];
      for (;;) {
        const from = records.length;
        const part = rowsOf(
          await rest
            .from(name)
            .select(columns)
            .order('created_at')
            .order('id')
            .range(from, from + ROWS_AT_ONCE - 1),
          parse,
        );
        if (!part.ok) return part;
        records.push(...part.value);
        if (part.value.length < ROWS_AT_ONCE) return ok(records);
      }
    },

    get: async (id: string) =>
      firstOf(await rest.from(name).select(columns).eq('id', idOf(id)).limit(1), parse),

    add: async (row: object): Promise<Result<T | null>> =>
      told(firstOf(await rest.from(name).insert(row).select(columns), parse)),

    /** Null when it is gone, refused, or has changed since `startedFrom`. */
    change: async (id: string, startedFrom: string, row: object): Promise<Result<T | null>> =>
      told(
        firstOf(
          await rest
            .from(name)
            .update(row)
            .eq('id', id)
            .eq('updated_at', startedFrom)
            .select(columns),
          parse,
        ),
      ),

    /** False when it is gone or refused. */
    async delete(id: string): Promise<Result<boolean>> {
      const { data, error } = await rest.from(name).delete().eq('id', id).select('id');
      return error ? failureOf(error) : told(ok(data.length > 0));
    },

    subscribe: changes.subscribe,
  } satisfies Partial<Store<T>> & Record<string, unknown>;
}
