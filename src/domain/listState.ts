/** What a list shows of its records; it lives in the address, so that Back restores it. */
export interface ListState {
  search: string;
  /** Id of the column it is sorted by. */
  sort: string;
  descending: boolean;
  /** Counts from 1. */
  page: number;
  /** Chosen value by filter id; no entry admits all. */
  filters: Readonly<Record<string, string>>;
}

export interface ListDefaults {
  sort: string;
  descending: boolean;
  /** Ids of the filters that the list offers. */
  filters: readonly string[];
}

/** Code points of a search that are looked for: what is longer, an address could not carry. */
const SEARCH_LENGTH = 200;

/** A text as it is searched for, without signs that no field shows and no database takes. */
export const searchOf = (text: string): string =>
  [...text.slice(0, 4 * SEARCH_LENGTH).replace(/\p{Cc}/gu, '')].slice(0, SEARCH_LENGTH).join('');

/** Reads a list's state from an address; anything unusable falls back to the defaults. */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const [sort = '', direction] = (params.get('sort') ?? '').split('.');
  const page = Number(params.get('page'));
  const filters = defaults.filters.flatMap((id): [string, string][] => {
    const value = params.get(id)?.replaceAll('\0', '');
    return value ? [[id, value]] : [];
  });
  return {
    search: searchOf(params.get('q') ?? ''),
    sort: sort || defaults.sort,
    descending: sort ? direction === 'desc' : defaults.descending,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filters),
  };
}

/** The address with the list's state in it; what equals the defaults is left out. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
  const isDefaultSort = state.sort === defaults.sort && state.descending === defaults.descending;
  put('q', searchOf(state.search));
  put('sort', isDefaultSort ? '' : `${state.sort}.${state.descending ? 'desc' : 'asc'}`);
  put('page', state.page > 1 ? String(state.page) : '');
  for (const id of defaults.filters) put(id, state.filters[id] ?? '');
  return next;
}
