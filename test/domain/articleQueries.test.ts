import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { authorsOf } from '~/domain/articleList';
import { articleStats, filterArticles, findBySlug, slugsOf } from '~/domain/articleQueries';
import { sampleArticle } from './samples';

const ARTICLES = [
  sampleArticle({ id: '1', slug: 'a', earlierSlugs: ['b', 'old'] }),
  sampleArticle({ id: '2', slug: 'b', status: 'Draft', authorId: 'user-3' }),
  sampleArticle({ id: '3', slug: 'c', authorId: 'user-3' }),
];
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);
const queries = suite('article queries');

queries('filter by status and author', () => {
  assert.equal(ids(filterArticles(ARTICLES)), ['1', '2', '3']);
  assert.equal(ids(filterArticles(ARTICLES, { status: 'Draft' })), ['2']);
  assert.equal(ids(filterArticles(ARTICLES, { authorId: 'user-3', status: 'Published' })), ['3']);
  assert.equal(ids(filterArticles(ARTICLES, { authorId: '' })), []);
});

queries('count totals for the dashboard', () => {
  assert.equal(articleStats(ARTICLES), { totalArticles: 3, published: 2, drafts: 1 });
  assert.equal(articleStats([]), { totalArticles: 0, published: 0, drafts: 0 });
});

queries('find an article by its slug, else by an earlier one', () => {
  assert.is(findBySlug(ARTICLES, 'b')?.id, '2');
  assert.is(findBySlug(ARTICLES, 'old')?.id, '1');
  assert.is(findBySlug(ARTICLES, 'constructor'), undefined);
});

queries('list every slug that leads to an article', () => {
  assert.equal([...slugsOf(ARTICLES)], ['a', 'b', 'old', 'c']);
});

queries('name each author once, and nobody for an article without one', () => {
  const nobodys = sampleArticle({ id: '4', authorId: '', authorName: 'Unknown' });
  assert.equal(authorsOf([...ARTICLES, nobodys]), [
    { id: 'user-1', name: 'Amelia Hart' },
    { id: 'user-3', name: 'Amelia Hart' },
  ]);
});

queries.run();
