import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shippedPosts } from '~/content/blog';
import { blogPostHead, contentPageHead } from '~/content/heads/made';
import type { PageWords } from '~/content/heads/words';
import { pages } from '~/content/pages';
import { site } from '~/content/site';

const heads = suite('titles and descriptions');

const all: (PageWords & { of: string })[] = [
  ...Object.entries(pages).map(([of, words]) => ({ of, ...words })),
  ...shippedPosts.map((post) => ({ of: post.slug, ...blogPostHead(post) })),
];

heads('Every public page has its own', () => {
  const paths = ['/', '/channels', '/packages', '/about', '/contact', '/faq', '/login', '/signup'];
  const more = ['/dashboard', '/terms', '/privacy', '/blog', '/reviews', '/forgot-password'];
  for (const path of [...paths, ...more, '/reset-password']) {
    assert.ok(Object.hasOwn(pages, path), path);
  }
});

heads('No two pages share a title or a description', () => {
  for (const part of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const head of all) {
      assert.is(seen.get(head[part]), undefined, `${head.of} has the ${part} of another page`);
      seen.set(head[part], head.of);
    }
  }
});

heads('Titles name the brand, and fit into a search result', () => {
  for (const { of, title } of all) {
    assert.match(title, site.name);
    assert.ok(title.length >= 15 && title.length <= 70, `${of}: ${title.length} characters`);
  }
});

heads('Descriptions fit into a search result', () => {
  for (const { of, description } of all) {
    const { length } = description;
    assert.ok(length >= 70 && length <= 160, `${of}: ${length} characters`);
  }
});

heads('The home page’s title has the tagline', () => {
  assert.is(pages['/'].title, `${site.name} | Your Premier IPTV Service in the UK`);
});

heads('Two contents differ in both', () => {
  const [one, two] = [contentPageHead('Quiet Tide'), contentPageHead('Last Garden')];
  assert.is.not(one.title, two.title);
  assert.is.not(one.description, two.description);
});

heads.run();
