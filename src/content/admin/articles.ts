import type { ArticleStatus } from '~/domain/entities';

export const adminArticles = {
  heading: 'Articles',
  add: 'Add New Article',
  empty: 'No articles found.',
  loading: 'Loading articles...',
  columns: ['Title', 'Status', 'Last Updated', 'Actions'],
  searchHint: 'Title, excerpt, tag or author',
  count: (found: number, total: number) =>
    found === total ? articles(total) : `${found} of ${articles(total)}`,
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
  cancel: 'Cancel',
  confirm: 'Delete Article',
  bulk: {
    delete: 'Delete',
    publish: 'Publish',
    unpublish: 'Move to Draft',
    confirmDelete: (count: number) => `Delete ${articles(count)}`,
    confirmStatus: (status: ArticleStatus, count: number) =>
      status === 'Published' ? `Publish ${articles(count)}` : `Move ${articles(count)} to Draft`,
  },
} as const;

function articles(count: number): string {
  return `${count} ${count === 1 ? 'article' : 'articles'}`;
}
