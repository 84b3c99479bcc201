import { ok, type Result } from '~/domain/result';
import type { Store } from '../store';
import type { Changes } from './changes';
import { failureOf } from './failures';
import { idOf } from './idOf';
import { removedAfterAll, tellOnceReached } from './lostAnswer';
import { firstOf, rowsOf } from './readAnswer';
import type { Rest } from './rest';

/** The most rows that one answer holds. */
const ROWS_AT_ONCE = 1000;

interface RowsOptions<T> {
  rest: Rest;
  changes: Changes;
  name: 'articles' | 'channels';
  columns: string;
  parse: (row: unknown) => T | null;
}

/** What every table of the hosted database does alike; who may do it, its policies decide. */
export function createRows<T extends { id: string; updatedAt: string }>(options: RowsOptions<T>) {
  const { rest, changes, name, columns, parse } = options;
  const told = <V>(result: Result<V>): Result<V> => {
    if (result.ok) changes.tell();
    return result;
  };

  const get = async (id: string) =>
    firstOf(await rest.from(name).select(columns).eq('id', idOf(id)).limit(1), parse);

  async function drop(id: string): Promise<Result<boolean>> {
    const { data, error } = await rest.from(name).delete().eq('id', id).select('id');
    if (!error) return told(ok(data.length > 0));
    const isGone = async () => {
      const left = await get(id);
      return left.ok && !left.value;
    };
    return told(await removedAfterAll(failureOf(error), isGone));
  }

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

    get,

    add: async (row: object): Promise<Result<T | null>> =>
      told(firstOf(await rest.from(name).insert(row).select(columns), parse)),

    /** Null when it is gone, refused, or has changed since `startedFrom`. */
    async change(id: string, startedFrom: string, row: object): Promise<Result<T | null>> {
      const changed = firstOf(
        await rest
          .from(name)
          .update(row)
          .eq('id', id)
          .eq('updated_at', startedFrom)
          .select(columns),
        parse,
      );
      if (!changed.ok) tellOnceReached(changed, () => get(id), changes);
      return told(changed);
    },

    /** False when it is gone already, which lists may not have heard of, or was refused. */
    async remove(id: string, allow: (record: T) => Result<true>): Promise<Result<boolean>> {
      const found = await get(id);
      if (!found.ok) return found;
      if (!found.value) return told(ok(false));
      const allowed = allow(found.value);
      return allowed.ok ? drop(id) : allowed;
    },

    subscribe: changes.subscribe,
  } satisfies Partial<Store<T>> & Record<string, unknown>;
}
