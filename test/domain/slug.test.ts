import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSlug, slugBase, uniqueSlug } from '~/domain/articleSlug';
import { slugify } from '~/domain/slug';

const NOW = new Date('2026-03-04T05:06:07.089Z');
const slugs = suite('slug');

slugs('lowercases the title and joins its words with hyphens', () => {
  assert.is(slugify('What is IPTV'), 'what-is-iptv');
  assert.is(slugify('  IPTV:  a Beginner’s guide!  '), 'iptv-a-beginners-guide');
});

slugs('collapses hyphens and trims the outer ones', () => {
  assert.is(slugify('--- 4K / HD -- compared ---'), '4k-hd-compared');
  assert.is(slugify('snake_case stays'), 'snake_case-stays');
});

slugs('writes accented letters without their accent', () => {
  assert.is(slugify('Élan café'), 'elan-cafe');
  assert.is(slugify('E\u0301lan'), 'elan');
  assert.is(slugify('İstanbul'), 'istanbul');
  assert.is(slugify('İSTANBUL ÅÇÑ'), 'istanbul-acn');
});

slugs('leaves nothing of symbols, emoji and scripts without Latin letters', () => {
  for (const title of ['', ' ', '!!!', '📺🎬', '电视指南', 'تلفزيون', '\0', '-', '\uD83D']) {
    assert.is(slugify(title), '', JSON.stringify(title));
  }
});

slugs('makes no letters and figures out of signs', () => {
  assert.is(slugify('Wrenview™ 2'), 'wrenview-2');
  assert.is(slugify('½ price'), 'price');
});

slugs('keeps the Latin words beside others', () => {
  assert.is(slugify('📺 IPTV 电视 2026'), 'iptv-2026');
  assert.is(slugify('a\u202Eb\0c'), 'abc');
});

slugs('names an article with an empty slug by its time', () => {
  assert.is(makeSlug('电视', NOW), 'article-1772600767089');
  assert.is(makeSlug('Guide', NOW), 'guide');
});

slugs('numbers a slug that is taken', () => {
  const taken = new Set(['guide', 'guide-2']);
  const isTaken = (slug: string) => taken.has(slug);
  assert.is(uniqueSlug('other', isTaken), 'other');
  assert.is(uniqueSlug('guide', isTaken), 'guide-3');
});

slugs('never gives an article a word the site’s paths need', () => {
  const free = () => false;
  assert.equal(
    ['new', 'edit', 'index', 'feed', '.'].map((word) => uniqueSlug(word, free)),
    ['new-2', 'edit-2', 'index-2', 'feed-2', '.-2'],
  );
  assert.is(
    uniqueSlug('new', (slug) => slug === 'new-2'),
    'new-3',
  );
});

slugs('knows the word behind the first number of a reserved one, and no other number', () => {
  assert.equal(['new-2', 'feed-2', 'new-3', 'guide-2', 'guide'].map(slugBase), [
    'new',
    'feed',
    'new-3',
    'guide-2',
    'guide',
  ]);
});

slugs('treats names of object members as ordinary words', () => {
  assert.is(
    uniqueSlug(slugify('__proto__'), () => false),
    '__proto__',
  );
  assert.is(
    uniqueSlug('constructor', () => false),
    'constructor',
  );
});

// were it not linear, it would not end before the test is given up
slugs('reads 5 MB in linear time', () => {
  assert.is(slugify('- '.repeat(2_500_000)), '');
});

slugs.run();
