import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newArticle, updatedArticle } from '~/domain/articleRules';
import { sampleArticle } from './samples';

const NOW = new Date('2026-03-04T05:06:07.089Z');
const NEW = {
  id: 'article-9',
  now: NOW,
  author: { id: 'user-3', name: 'Noah' },
  takenSlugs: new Set(['guide']),
};
const UPDATE = { now: NOW, takenSlugs: new Set<string>() };

const creation = suite('new article');

creation('is an untitled draft unless told otherwise', () => {
  assert.equal(newArticle({}, NEW), {
    id: 'article-9',
    slug: 'article-1772600767089',
    earlierSlugs: [],
    title: 'Untitled Article',
    content: '',
    excerpt: '',
    status: 'Draft',
    tags: [],
    imageUrl: '',
    imageDescription: '',
    metaTitle: 'Untitled Article',
    metaDescription: '',
    metaKeywords: '',
    schemaMarkup: '',
    views: 0,
    readTime: 1,
    authorId: 'user-3',
    authorName: 'Noah',
    createdAt: '2026-03-04T05:06:07.089Z',
    updatedAt: '2026-03-04T05:06:07.089Z',
  });
});

creation('has a free slug, its tags as a list and its read time', () => {
  const content = 'word '.repeat(201);
  const article = newArticle({ title: 'Guide', tags: 'a,, b', content }, NEW);
  assert.is(article.slug, 'guide-2');
  assert.equal(article.tags, ['a', 'b']);
  assert.is(article.readTime, 2);
});

creation('fills blank meta fields from title and excerpt', () => {
  const input = { title: 'Title', excerpt: 'Excerpt', metaTitle: ' ', metaDescription: '' };
  const filled = newArticle(input, NEW);
  assert.equal([filled.metaTitle, filled.metaDescription], ['Title', 'Excerpt']);
  const own = newArticle({ ...input, metaTitle: 'M', metaDescription: 'D' }, NEW);
  assert.equal([own.metaTitle, own.metaDescription], ['M', 'D']);
});

creation('keeps any text exactly as typed', () => {
  const title = ' \u202Eעברית 📺 <b>\0\uD83D ';
  assert.is(newArticle({ title, content: title }, NEW).title, title);
  assert.is(newArticle({ title, content: title }, NEW).content, title);
});

creation('takes no field an author may not set', () => {
  const forged: object = JSON.parse(
    '{"id":"x","views":99,"authorId":"user-1","__proto__":{"a":1}}',
  );
  const article = newArticle({ title: 'Guide', ...forged }, NEW);
  assert.equal([article.id, article.views, article.authorId], ['article-9', 0, 'user-3']);
  assert.is(Reflect.get(article, 'a'), undefined);
});

creation.run();

const update = suite('updated article');

update('keeps id, author, views and day of creation', () => {
  const forged: object = JSON.parse(
    '{"id":"x","views":99,"authorId":"x","authorName":"x","createdAt":"x","slug":"x"}',
  );
  assert.equal(updatedArticle(sampleArticle(), { ...forged, excerpt: 'New' }, UPDATE), {
    ...sampleArticle(),
    excerpt: 'New',
    updatedAt: '2026-03-04T05:06:07.089Z',
  });
});

update('with a new title has a new slug and remembers the old one', () => {
  const article = updatedArticle(sampleArticle(), { title: 'Second guide' }, UPDATE);
  assert.is(article.slug, 'second-guide');
  assert.equal(article.earlierSlugs, ['first-guide']);
});

update('leaves tags as they are unless new ones are given', () => {
  const article = sampleArticle({ tags: ['Sky, Q', 'tv'] });
  assert.equal(updatedArticle(article, { status: 'Draft' }, UPDATE).tags, ['Sky, Q', 'tv']);
  assert.equal(updatedArticle(article, { tags: 'Sky, Q, tv' }, UPDATE).tags, ['Sky, Q', 'tv']);
  assert.equal(updatedArticle(article, { tags: 'a, b' }, UPDATE).tags, ['a', 'b']);
});

update('can take back an earlier slug of its own', () => {
  const renamed = sampleArticle({
    slug: 'second-guide',
    earlierSlugs: ['first-guide'],
    title: 'B',
  });
  const takenSlugs = new Set(['first-guide', 'second-guide']);
  const article = updatedArticle(renamed, { title: 'First guide' }, { now: NOW, takenSlugs });
  assert.is(article.slug, 'first-guide');
  assert.equal(article.earlierSlugs, ['second-guide']);
});

update('does not take the slug of another article', () => {
  const takenSlugs = new Set(['first-guide', 'second-guide']);
  const article = updatedArticle(
    sampleArticle(),
    { title: 'Second guide' },
    { now: NOW, takenSlugs },
  );
  assert.is(article.slug, 'second-guide-2');
});

update('keeps the slug while the title stays or makes the same slug', () => {
  const numbered = sampleArticle({ slug: 'first-guide-2' });
  const takenSlugs = new Set(['first-guide', 'first-guide-2']);
  const context = { now: NOW, takenSlugs };
  assert.is(updatedArticle(numbered, { title: 'First guide' }, context).slug, 'first-guide-2');
  assert.is(updatedArticle(numbered, { title: 'First guide!' }, context).slug, 'first-guide-2');
});

update('counts the read time anew when the content changed', () => {
  assert.is(updatedArticle(sampleArticle(), { excerpt: 'x' }, UPDATE).readTime, 5);
  const content = 'word '.repeat(401);
  assert.is(updatedArticle(sampleArticle(), { content }, UPDATE).readTime, 3);
});

update('is always later than the last one', () => {
  const article = sampleArticle({ updatedAt: '2026-03-04T05:06:07.089Z' });
  assert.is(updatedArticle(article, {}, UPDATE).updatedAt, '2026-03-04T05:06:07.090Z');
});

update.run();
