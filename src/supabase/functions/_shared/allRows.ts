interface Answer<T> {
  data: T[] | null;
  error: Error | null;
  count: number | null;
}

/** Most rows that one answer of the database holds. */
const ROWS_AT_ONCE = 1000;

/**
 * Every row of a query, which is to be ordered and to ask for an exact count. An answer may hold
 * fewer rows than were asked for: how many is the project's setting.
 */
export async function allRows<T>(
  ask: (from: number, to: number) => PromiseLike<Answer<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data, error, count } = await ask(rows.length, rows.length + ROWS_AT_ONCE - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if (!data?.length || rows.length >= (count ?? 0)) return rows;
  }
}
