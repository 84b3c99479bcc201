/** Names that a question spells out; of more it says how many. */
const NAMED = 5;

/** What all lists of records share. */
export const adminList = {
  search: 'Search',
  clear: 'Clear search and filters',
  retry: 'Try again',
  sortBy: 'Sort by',
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  selection: 'Selected rows',
  /** The names of chosen records, a line each. */
  someOf: (names: readonly string[]): readonly string[] =>
    names.length > NAMED + 1
      ? [...names.slice(0, NAMED), `and ${names.length - NAMED} more`]
      : names,
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} as const;
