import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedArticles } from '~/content/seed';
import { seedChannels } from '~/content/seedChannels';
import { seedStaff } from '~/content/seedStaff';
import { identified, parseArticle, parseChannel, parseStaffUser } from '~/data/parse';
import { at } from './outcome';

const parse = suite('records from untrusted JSON');

const article = at(seedArticles, 0);
const channel = at(seedChannels, 0);
const user = at(seedStaff, 0);

/** Through JSON, as from storage or a file. */
const read = (text: string): unknown => JSON.parse(text);
const stored = (record: object): unknown => read(JSON.stringify(record));

parse('Today’s records come back as they were stored', () => {
  assert.equal(parseArticle(stored(article)), article);
  assert.equal(parseChannel(stored(channel)), channel);
  assert.equal(parseStaffUser(stored(user)), user);
});

parse('Fields that no record has are dropped', () => {
  const extra = { isAdmin: true, password: 'secret', toString: 'x', constructor: {} };
  assert.equal(parseArticle(stored({ ...article, ...extra })), article);
  assert.equal(parseChannel(stored({ ...channel, ...extra })), channel);
  assert.equal(parseStaffUser(stored({ ...user, ...extra })), user);
});

parse('A __proto__ in the JSON pollutes neither the record nor anything else', () => {
  const poison = '"__proto__":{"polluted":true,"role":"Admin","title":"P","slug":"p","name":"P"}';
  const text = JSON.stringify(article).replace('{', `{${poison},`);
  const record = parseArticle(read(text));
  assert.equal(record, article);
  assert.is(Object.getPrototypeOf(record), Object.prototype);
  assert.is(Object.hasOwn(record ?? {}, '__proto__'), false);
  assert.is(Reflect.get({}, 'polluted'), undefined);
});

parse('What stands in a __proto__ does not count as the record’s own', () => {
  const text = '{"id":"x","__proto__":{"title":"P","slug":"p","name":"P","role":"Admin"}}';
  assert.is(parseArticle(read(text)), null);
  assert.is(parseChannel(read(text)), null);
  assert.is(parseStaffUser(read(text)), null);
  assert.is(identified(read('{"__proto__":{"id":"x"}}')), null);
});

const nothings = [null, undefined, 7, true, 'text', [], [{ id: 'x' }], {}, { id: '' }, { id: 5 }];

for (const value of nothings) {
  parse(`${JSON.stringify(value) ?? 'undefined'} is no record`, () => {
    assert.is(parseArticle(value), null);
    assert.is(parseChannel(value), null);
    assert.is(parseStaffUser(value), null);
  });
}

parse('A record needs what it cannot do without', () => {
  assert.is(parseArticle({ id: 'a', status: 'Draft' }), null, 'a title, a slug or content');
  assert.is(parseChannel({ id: 'c', category: 'News' }), null, 'a name');
  assert.is(parseStaffUser({ id: 'u', name: 'N', email: 'e' }), null, 'a role');
  for (const role of ['admin', 'Owner', '', null, 1, ['Admin']]) {
    assert.is(parseStaffUser({ ...user, role }), null, `a role that exists: ${role}`);
  }
});

parse(
  'An article without a title has the default, and one without a slug that of its title',
  () => {
    const untitled = parseArticle({ id: 'a', slug: 't' });
    assert.equal([untitled?.title, untitled?.slug], ['Untitled Article', 't']);
    const blank = parseArticle({ id: 'a', title: ' ', slug: 't' });
    assert.equal([blank?.title, blank?.slug], ['Untitled Article', 't']);
    const body = parseArticle({ id: 'a', content: 'C' });
    assert.equal([body?.title, body?.slug, body?.content], ['Untitled Article', 'article-a', 'C']);
    assert.is(parseArticle({ id: 'a', title: 'A Fresh Start' })?.slug, 'a-fresh-start');
    assert.is(parseArticle({ id: 'a', title: '???' })?.slug, 'article-a');
  },
);

parse('What is missing or of the wrong kind becomes the default', () => {
  const bare = { id: 'a', title: 'T', slug: 't' };
  const defaults = {
    ...bare,
    earlierSlugs: [],
    content: '',
    excerpt: '',
    status: 'Draft',
    tags: [],
    imageUrl: '',
    imageDescription: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    schemaMarkup: '',
    views: 0,
    readTime: 1,
    authorId: '',
    authorName: '',
    createdAt: '',
    updatedAt: '',
  };
  assert.equal(parseArticle(bare), defaults);
  const odd = { status: 'published', tags: { a: 1 }, views: '12', readTime: null, content: ['x'] };
  assert.equal(parseArticle({ ...bare, ...odd, earlierSlugs: 'x', createdAt: 5 }), defaults);
  assert.equal(parseChannel({ id: 'c', name: 'N', isFeatured: 'true', logoUrl: null }), {
    id: 'c',
    name: 'N',
    category: '',
    streamUrl: '',
    logoUrl: '',
    isFeatured: false,
    createdAt: '',
    updatedAt: '',
  });
  assert.equal(parseStaffUser({ id: 'u', role: 'Writer', name: 5 }), {
    id: 'u',
    name: '',
    email: '',
    role: 'Writer',
    updatedAt: '',
  });
});

parse('Numbers that are none become the default', () => {
  for (const views of [Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.is(parseArticle({ ...article, views })?.views, 0);
  }
  assert.is(parseArticle(read('{"id":"a","title":"","slug":"","views":1e999}'))?.views, 0);
});

parse('Older shapes are understood', () => {
  const { authorId: _, ...rest } = article;
  assert.is(parseArticle({ ...rest, author: 'user-2' })?.authorId, 'user-2');
  assert.is(parseArticle({ ...article, author: 'user-2' })?.authorId, 'user-1');
  const tagged = parseArticle({ ...article, tags: ' guide, ,vpn ,Guide' });
  assert.equal(tagged?.tags, ['guide', 'vpn']);
  const keyed = parseArticle({ ...article, metaKeywords: ['iptv', 'guide'] });
  assert.is(keyed?.metaKeywords, 'iptv, guide');
  assert.is(parseArticle({ ...article, metaKeywords: 'iptv, guide' })?.metaKeywords, 'iptv, guide');
});

parse('Entries of a list that are no texts are left out', () => {
  const tags = ['a', 1, null, { b: 2 }, 'c'];
  const read = parseArticle({ ...article, tags, earlierSlugs: tags });
  assert.equal(read?.tags, ['a', 'c']);
  assert.equal(read?.earlierSlugs, ['a', 'c']);
});

parse.run();
