import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findBySlug } from '~/domain/articleQueries';
import { paths } from '~/content/paths';
import { uniqueSlug } from '~/domain/articleSlug';
import { openTab, peopledBrowser, startSession } from '../data/local/world';
import { at, valueOf } from '../data/outcome';
import { texts } from '../fixtures/hostile/texts';

const naughty = suite('odd texts in every field');

async function openAdmin() {
  const browser = await peopledBrowser();
  const tab = browser.tab();
  startSession(tab, 'Admin');
  return { ...openTab(tab), later: () => openTab(browser.tab()).admin };
}

naughty('an article keeps them exactly, and a later page reads them so', async () => {
  const { admin, later } = await openAdmin();
  for (const text of texts) {
    const input = {
      ...{ title: text, content: text, excerpt: text, imageDescription: text, schemaMarkup: text },
      ...{ metaTitle: text, metaDescription: text, metaKeywords: text },
    };
    const { id } = valueOf(await admin.articles.create({ ...input, tags: `${text},other` }));
    const read = valueOf(await later().articles.get(id));
    for (const [field, value] of Object.entries(input))
      assert.is(Reflect.get(read, field), value, `${field}: ${JSON.stringify(text)}`);
    const tags = text.split(',').map((tag) => tag.trim());
    assert.equal(read.tags, [...new Set(tags), 'other'].filter(Boolean), JSON.stringify(text));
    valueOf(await admin.articles.remove(id));
  }
});

naughty('a channel keeps them exactly', async () => {
  const { admin, later } = await openAdmin();
  const streamUrl = 'https://stream.example/1.m3u8';
  for (const text of texts) {
    const channel = { name: text, category: text, streamUrl, logoUrl: '', isFeatured: true };
    const { id } = valueOf(await admin.channels.create(channel));
    const read = valueOf(await later().channels.list()).find((each) => each.id === id);
    assert.equal([read?.name, read?.category], [text, text]);
    valueOf(await admin.channels.remove(id));
  }
});

naughty('a name keeps them exactly', async () => {
  const { admin, account, later } = await openAdmin();
  for (const text of texts) {
    const person = { email: 'eli@staff.example', role: 'Editor', password: '' } as const;
    valueOf(await admin.users.update('staff-e', { ...person, name: text }));
    const read = valueOf(await later().users.list()).find(({ id }) => id === 'staff-e');
    assert.is(read?.name, text);
    valueOf(await account.auth.updateProfile({ username: text }));
    assert.is(valueOf(await account.profiles.get('staff-a')).username, text);
  }
});

naughty('every title makes an address of its own that leads to it', async () => {
  const { admin } = await openAdmin();
  const slugs: string[] = [];
  for (const title of texts) {
    const article = valueOf(await admin.articles.create({ title, status: 'Published' }));
    slugs.push(article.slug);
    assert.match(article.slug, /^[\w-]+$/, JSON.stringify(title));
    assert.is(
      new URL(paths.blogPost(article.slug), 'https://x.example').pathname.split('/').length,
      3,
    );
    const stored = valueOf(await admin.articles.list());
    assert.is(findBySlug(stored, article.slug)?.id, article.id);
  }
  assert.is(new Set(slugs).size, texts.length);
});

naughty('a search for them finds them', async () => {
  const { admin } = await openAdmin();
  for (const title of texts) valueOf(await admin.articles.create({ title }));
  for (const search of texts.filter((text) => text.length < 100)) {
    const state = { search, sort: 'title', descending: false, page: 1, filters: {}, chosen: [] };
    const { rows, found } = valueOf(await admin.articles.page(state));
    assert.ok(found > 0, JSON.stringify(search));
    if (found === 1) assert.is(at(rows, 0).title, search);
  }
});

naughty('a slug never runs out of names', () => {
  for (const text of texts)
    assert.is.not(
      uniqueSlug(text, (slug) => slug === text),
      text,
    );
});

naughty.run();
