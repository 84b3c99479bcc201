import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ARTICLE_FIELDS,
  type ArticleFields,
  comparable,
  differences,
  fieldsOf,
  mergeArticles,
  ownMeta,
  versionOf,
} from '~/domain/articleDraft';
import { sampleArticle } from './samples';

const draft = suite('text of an article’s editor');

const stored = fieldsOf(sampleArticle());
const edited = (change: Partial<ArticleFields>): ArticleFields => ({ ...stored, ...change });

draft(
  'Every field an editor has is compared, and in a new article all but the status are blank',
  () => {
    assert.equal([...ARTICLE_FIELDS].sort(), Object.keys(stored).sort());
    const blank = Object.entries(fieldsOf(null)).filter(([, text]) => text === '');
    assert.is(blank.length, ARTICLE_FIELDS.length - 1);
    assert.is(fieldsOf(null).status, 'Draft');
  },
);

draft('A version knows of its article what a later save is checked against, and no more', () => {
  const article = sampleArticle();
  assert.equal(versionOf(article), {
    origin: { id: article.id, updatedAt: article.updatedAt },
    fields: stored,
  });
  assert.equal(versionOf(null), { origin: null, fields: fieldsOf(null) });
});

draft('Differences are named in the order of the editor', () => {
  assert.equal(differences(stored, stored), []);
  assert.equal(differences(stored, edited({ tags: 'b', title: 'New', content: '' })), [
    'title',
    'content',
    'tags',
  ]);
});

draft('Line breaks, spaces between tags and around an address make no difference', () => {
  const one = edited({ content: 'a\nb\nc', tags: 'a, b', imageUrl: '/a.webp' });
  const other = edited({ content: 'a\r\nb\rc', tags: ' a,b ,', imageUrl: ' /a.webp ' });
  assert.equal(differences(one, other), []);
});

draft('Meta fields that repeat title and excerpt follow them', () => {
  assert.is(comparable(stored).metaTitle, '');
  assert.is(comparable(stored).metaDescription, '');
  assert.equal(differences(stored, edited({ title: 'New' })), ['title']);
  assert.equal(differences(stored, edited({ metaTitle: 'Own' })), ['metaTitle']);
});

/** An article with meta fields of its own. */
const own = edited({ metaTitle: 'Own title', metaDescription: 'Own words' });

draft('Meta fields follow only where they did so at the start and were left alone', () => {
  const left = edited({ title: 'New', excerpt: 'Shorter' });
  assert.equal(ownMeta(left, stored), { metaTitle: '', metaDescription: '' });
  const typed = { metaTitle: stored.title, metaDescription: stored.excerpt };
  assert.equal(ownMeta({ ...left, ...typed }, own), typed);
  assert.equal(ownMeta({ ...own, ...typed }, own), typed);
});

draft('A typed meta field that repeats the former title or excerpt makes a difference', () => {
  const typed = { metaTitle: stored.title, metaDescription: stored.excerpt };
  assert.equal(differences(own, { ...own, ...typed }), ['metaTitle', 'metaDescription']);
  const changed = edited({ title: 'New', excerpt: 'Shorter', ...typed });
  assert.equal(differences({ ...changed, ...own, title: 'New' }, changed, own), [
    'excerpt',
    'metaTitle',
    'metaDescription',
  ]);
  assert.equal(differences(changed, changed, own), [], 'until it is stored');
});

draft('An edit whose meta fields followed is what is stored of it, whoever else saved', () => {
  const sent = edited({ title: 'New', excerpt: 'Shorter' });
  const kept = { ...sent, metaTitle: 'New', metaDescription: 'Shorter' };
  assert.equal(differences(kept, sent, stored), []);
  const theirs = edited({ title: 'Theirs', metaTitle: 'Theirs' });
  assert.equal(differences(theirs, edited({ tags: 'b' }), stored), ['title', 'tags']);
});

draft('Joined edits keep a meta title that was typed, though it repeats the former title', () => {
  const typed = { metaTitle: stored.title };
  const theirs = { ...own, title: 'Theirs' };
  const mine = mergeArticles(own, { ...own, ...typed }, theirs);
  assert.equal([mine.fields.title, mine.fields.metaTitle], ['Theirs', stored.title]);
  const taken = mergeArticles(own, { ...own, tags: 'b' }, { ...theirs, ...typed });
  assert.equal([taken.fields.title, taken.fields.metaTitle], ['Theirs', stored.title]);
});

draft('An edit that is stored already does not clash with itself', () => {
  for (const metaTitle of ['New', stored.title, '']) {
    const mine = { ...own, title: 'New', metaTitle };
    const kept = { ...mine, metaTitle: metaTitle || 'New' };
    assert.equal(mergeArticles(own, mine, kept).clashes, [], metaTitle);
  }
});

draft('Joined edits keep a meta title that follows whichever title stands', () => {
  const theirs = edited({ title: 'Theirs', metaTitle: 'Theirs' });
  const { fields, clashes } = mergeArticles(stored, edited({ excerpt: 'Mine' }), theirs);
  assert.equal(clashes, []);
  assert.equal(
    [fields.title, fields.metaTitle, fields.excerpt, fields.metaDescription],
    ['Theirs', '', 'Mine', ''],
  );
  assert.equal(mergeArticles(stored, edited({ title: 'Mine' }), theirs).clashes, ['title']);
});

draft.run();
