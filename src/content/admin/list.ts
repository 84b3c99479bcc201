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
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page: number, count: number) => `Page ${page} of ${count}`,
  },
} as const;
