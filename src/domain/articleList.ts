import type { Article } from './entities';
import type { ListRules } from './listQuery';
import type { ListDefaults } from './listState';

/** What a list shows of an article: everything but its texts. */
export type ArticleListItem = Pick<
  Article,
  'id' | 'slug' | 'title' | 'status' | 'authorId' | 'authorName' | 'updatedAt'
>;

/** Someone who wrote an article. */
export interface Author {
  id: string;
  name: string;
}

/** What was changed last comes first. */
export const articleListDefaults: ListDefaults = {
  sort: 'updated',
  descending: true,
  filters: ['status', 'author'],
};

/** How the list of articles is searched, sorted and filtered. */
export const articleListRules: ListRules<Article> = {
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

/** Who wrote the articles, each once; articles of nobody are left out. */
export function authorsOf(articles: readonly Pick<Article, 'authorId' | 'authorName'>[]): Author[] {
  const authors = new Map(articles.map(({ authorId, authorName }) => [authorId, authorName]));
  authors.delete('');
  return [...authors].map(([id, name]) => ({ id, name }));
}
