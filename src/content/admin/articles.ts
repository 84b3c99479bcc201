export const adminArticles = {
  heading: 'Articles',
  add: 'Add New Article',
  empty: 'No articles found.',
  loading: 'Loading articles...',
  columns: ['Title', 'Status', 'Last Updated', 'Actions'],
  searchHint: 'Title, excerpt, tag or author',
  count: (found: number, total: number) =>
    found === total ? articleCount(total) : `${found} of ${articleCount(total)}`,
  filters: {
    status: { label: 'Status', all: 'All statuses' },
    author: { label: 'Author', all: 'All authors' },
  },
  unknownAuthor: 'Unknown author',
  by: (author: string) => `by ${author}`,
  select: (title: string) => `Select “${title}”`,
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  /** Completes the name of an action for screen readers. */
  actionOn: (title: string) => `“${title}”`,
  bulk: {
    delete: 'Delete',
    publish: 'Publish',
    unpublish: 'Move to Draft',
  },
} as const;

/** How many articles there are, in words. */
export const articleCount = (count: number): string =>
  `${count} ${count === 1 ? 'article' : 'articles'}`;
