import { adminArticles } from '~/content/admin';
import { ARTICLE_STATUSES, type Article } from '~/domain/entities';
import type { ListRules } from '~/domain/listQuery';
import type { ListDefaults } from '~/domain/listState';
import type { ListFilter } from '~/parts/admin/ListToolbar';

export const articleDefaults: ListDefaults = {
  sort: 'updated',
  descending: true,
  filters: ['status', 'author'],
};

export const articleRules: ListRules<Article> = {
  searchIn: ({ title, excerpt, tags, authorName }) => [title, excerpt, ...tags, authorName],
  sortBy: {
    title: ({ title }) => title,
    status: ({ status }) => status,
    updated: ({ updatedAt }) => updatedAt,
  },
  filterBy: {
    status: ({ status }) => status,
    author: ({ authorId }) => authorId,
  },
};

/** What the list can be narrowed to: either status, or one of those who wrote an article. */
export function articleFilters(articles: readonly Article[]): ListFilter[] {
  const { status, author } = adminArticles.filters;
  const authors = new Map(
    articles.map(({ authorId, authorName }) => [authorId, authorName || author.unknown]),
  );
  return [
    {
      id: 'status',
      label: status.label,
      all: status.all,
      options: ARTICLE_STATUSES.map((value) => ({ value, label: value })),
    },
    {
      id: 'author',
      label: author.label,
      all: author.all,
      options: [...authors]
        .filter(([value]) => value !== '')
        .map(([value, label]) => ({ value, label }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    },
  ];
}
