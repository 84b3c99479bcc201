import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ARTICLE_FIELDS,
  type ArticleFields,
  comparable,
  differences,
  fieldsOf,
  mergeArticles,
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
  const one = edited({ content: 'a\nb', tags: 'a, b', imageUrl: '/a.webp' });
  const other = edited({ content: 'a\r\nb', tags: ' a,b ,', imageUrl: ' /a.webp ' });
  assert.equal(differences(one, other), []);
});

draft('Meta fields that repeat title and excerpt follow them', () => {
  assert.is(comparable(stored).metaTitle, '');
  assert.is(comparable(stored).metaDescription, '');
  assert.equal(differences(stored, edited({ title: 'New' })), ['title']);
  assert.equal(differences(stored, edited({ metaTitle: 'Own' })), ['metaTitle']);
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
