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
export function sortRecords<T>(
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

/** The records that pass the state's filters and hold its search text, case and accents aside. */
export function findRecords<T extends object>(
  records: readonly T[],
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
  rules: ListRules<T>,
): readonly T[] {
  const wanted = foldText(search.trim());
  const chosen = Object.entries(filters);
  return records.filter(
    (record) =>
      chosen.every(([id, value]) => rules.filterBy[id]?.(record) === value) &&
      (wanted === '' || searchText(record, rules).includes(wanted)),
  );
}

/** One page of a list: its rows, its number and how many there are; beyond the last is the last. */
export function pageOf<T>(records: readonly T[], page: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(records.length / pageSize));
  const shown = Math.min(page, pageCount);
  return { rows: records.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pageCount };
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** Folding thousands of texts for each key would be felt, so it is done once for each record. */
const folded = new WeakMap<object, string>();

function searchText<T extends object>(record: T, rules: ListRules<T>): string {
  const known = folded.get(record);
  if (known !== undefined) return known;
  const text = foldText(rules.searchIn(record).join('\n'));
  folded.set(record, text);
  return text;
}
