import { adminArticles } from '~/content/admin/articles';
import type { Author } from '~/domain/articleList';
import { ARTICLE_STATUSES } from '~/domain/entities';
import type { ListFilter } from '~/parts/admin/ListToolbar';

const words = adminArticles.filters;

/** What the list can be narrowed to: either status, or one of those who wrote an article. */
export const articleFilters = (authors: readonly Author[]): ListFilter[] => [
  {
    id: 'status',
    ...words.status,
    options: ARTICLE_STATUSES.map((value) => ({ value, label: value })),
  },
  {
    id: 'author',
    ...words.author,
    options: authors
      .map(({ id, name }) => ({ value: id, label: name || adminArticles.unknownAuthor }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  },
];
