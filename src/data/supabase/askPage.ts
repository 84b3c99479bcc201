import { LIST_PAGE_SIZE, type PageRequest, pagesFor, type RecordPage } from '~/domain/listQuery';
import { ok, type Result } from '~/domain/result';
import { type Answer, countOf, rowsOf } from './readAnswer';

/** What is common to the data client's queries, whatever they answer. */
interface Query extends PromiseLike<Answer> {
  order(column: string, options: { ascending: boolean }): this;
  range(from: number, to: number): this;
}

interface PageQuery<T> {
  /** A query of what the request's search and filters leave. */
  found: (columns: string, head: boolean) => Query;
  /** The number of all records. */
  total: () => PromiseLike<Answer>;
  columns: string;
  /** The column that each of the list's columns sorts by; `-` before it turns the order round. */
  sortBy: Readonly<Record<string, string>>;
  parse: (row: unknown) => T | null;
  /** Those of the chosen ids that are left. */
  among: (ids: readonly string[]) => PromiseLike<Answer>;
}

/** A page of a list, made by the database. A page beyond the last one is asked for once more. */
export async function askPage<T extends { id: string }>(
  request: PageRequest,
  query: PageQuery<T>,
): Promise<Result<RecordPage<T>>> {
  const rowsAt = (page: number) => {
    const by = Object.hasOwn(query.sortBy, request.sort) ? query.sortBy[request.sort] : null;
    const found = query.found(query.columns, false);
    const ascending = request.descending === by?.startsWith('-');
    const sorted = by ? found.order(by.replace('-', ''), { ascending }) : found;
    // equal values would change places between two pages
    return sorted
      .order('id', { ascending: true })
      .range((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE - 1);
  };
  const [first, counted, all, among] = await Promise.all([
    rowsAt(request.page),
    query.found('id', true),
    query.total(),
    request.chosen.length > 0 ? query.among(request.chosen) : { data: [], error: null },
  ]);
  const found = countOf(counted);
  const total = countOf(all);
  const chosen = rowsOf(among, idOf);
  if (!found.ok) return found;
  if (!total.ok) return total;
  if (!chosen.ok) return chosen;

  const { page, pageCount } = pagesFor(found.value, request.page);
  const rows = rowsOf(page === request.page ? first : await rowsAt(page), query.parse);
  if (!rows.ok) return rows;
  return ok({
    rows: rows.value,
    page,
    pageCount,
    found: found.value,
    total: total.value,
    chosen: chosen.value,
  });
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? row.id : null;
}
