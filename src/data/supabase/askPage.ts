import { LIST_PAGE_SIZE, type PageRequest, pagesFor, type RecordPage } from '~/domain/listQuery';
import { ok, type Result } from '~/domain/result';
import { asFields, asText } from '~/lib/fields';
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

/** Ids in one question: they stand in its address, and gateways take none with several hundred. */
const IDS_AT_ONCE = 100;

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
  const [first, counted, all, chosen] = await Promise.all([
    rowsAt(request.page),
    query.found('id', true),
    query.total(),
    leftOf(request.chosen, query.among),
  ]);
  const found = countOf(counted);
  const total = countOf(all);
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

/** Those of the ids that are left, asked for in parts. */
async function leftOf(
  ids: readonly string[],
  among: (ids: readonly string[]) => PromiseLike<Answer>,
): Promise<Result<readonly string[]>> {
  const parts: PromiseLike<Answer>[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    parts.push(among(ids.slice(from, from + IDS_AT_ONCE)));
  const left: string[] = [];
  for (const answer of await Promise.all(parts)) {
    const rows = rowsOf(answer, rowId);
    if (!rows.ok) return rows;
    left.push(...rows.value);
  }
  return ok(left);
}

const rowId = (row: unknown): string | null => asText(asFields(row)?.['id']) || null;
