import type { ListState } from './listState';
import { foldText } from './text';

/** How a kind of record is searched, sorted and filtered. */
export interface ListRules<T> {
  /** Texts that the search looks through. */
  searchIn: (record: T) => readonly string[];
  /** What a column sorts by; ISO dates sort as text. */
  sortBy: Readonly<Record<string, (record: T) => string | number>>;
  /** Values of a record that a filter may ask for. */
  filterBy: Readonly<Record<string, (record: T) => string>>;
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** `records` in the order of the state's column; as they came for a column that does not sort. */
function sortRecords<T>(
  records: readonly T[],
  { sort, descending }: Pick<ListState, 'sort' | 'descending'>,
  rules: ListRules<T>,
): readonly T[] {
  const key = Object.hasOwn(rules.sortBy, sort) ? rules.sortBy[sort] : undefined;
  if (!key) return records;
  const sign = descending ? -1 : 1;
  // keys are taken once for each record: comparing is what takes the time with thousands
  return records
    .map((record) => ({ record, key: key(record) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ record }) => record);
}

/**
 * The records that pass the state's filters and hold its search text, case and accents aside.
 * @param texts  what the search looks through, by record: folding thousands for each key would be felt
 */
export function findRecords<T extends object>(
  records: readonly T[],
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
  rules: ListRules<T>,
  texts = new WeakMap<T, string>(),
): readonly T[] {
  const wanted = foldText(search.trim());
  const chosen = Object.entries(filters);
  return records.filter(
    (record) =>
      chosen.every(([id, value]) => rules.filterBy[id]?.(record) === value) &&
      (wanted === '' || searchText(record, rules, texts).includes(wanted)),
  );
}

/** Rows on one page of a list. */
export const LIST_PAGE_SIZE = 25;

/** What a list asks for: a page of it, and which of the chosen records still belong to it. */
export interface PageRequest extends ListState {
  /** Ids of chosen records, on whatever page they stand. */
  chosen: readonly string[];
}

/** One page of a list. Beyond the last page is the last. */
export interface RecordPage<T> {
  rows: readonly T[];
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** Records that pass search and filters. */
  found: number;
  /** Records that there are. */
  total: number;
  /** Ids of the chosen records that pass search and filters. */
  chosen: readonly string[];
}

/** The page's number and how many there are, when `found` records are paged. */
export function pagesFor(
  found: number,
  page: number,
): Pick<RecordPage<never>, 'page' | 'pageCount'> {
  const pageCount = Math.max(1, Math.ceil(found / LIST_PAGE_SIZE));
  return { page: Math.min(page, pageCount), pageCount };
}

/** The page of a list that shows nothing. */
export const emptyPage: RecordPage<never> = {
  rows: [],
  page: 1,
  pageCount: 1,
  found: 0,
  total: 0,
  chosen: [],
};

/** Answers with pages of a list; it is sorted once while records and order stay the same. */
export function createPager<T extends { id: string }>(rules: ListRules<T>) {
  let last: { records: readonly T[]; order: string; sorted: readonly T[] } | null = null;
  const texts = new WeakMap<T, string>();

  return (records: readonly T[], request: PageRequest): RecordPage<T> => {
    const order = `${request.sort} ${request.descending}`;
    if (last?.records !== records || last.order !== order) {
      last = { records, order, sorted: sortRecords(records, request, rules) };
    }
    const found = findRecords(last.sorted, request, rules, texts);
    const { page, pageCount } = pagesFor(found.length, request.page);
    const chosen = new Set(request.chosen);
    return {
      rows: found.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE),
      page,
      pageCount,
      found: found.length,
      total: records.length,
      chosen: chosen.size ? found.map(({ id }) => id).filter((id) => chosen.has(id)) : [],
    };
  };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

function searchText<T extends object>(
  record: T,
  rules: ListRules<T>,
  texts: WeakMap<T, string>,
): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = foldText(rules.searchIn(record).join('\n'));
  texts.set(record, text);
  return text;
}
