import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storageKeys } from '~/data/keys';
import { createTable } from '~/data/local/table';
import { asFields, asText } from '~/lib/fields';
import { fakeBrowser } from '../fakes/environment';
import { at, valueOf } from '../outcome';
import { openTab } from './world';

const demoSession = { auth_session: JSON.stringify({ id: 'user-1', email: 'admin@example.com' }) };
const tableKeys = ['admin_users', 'admin_articles', 'admin_channels'] as const;

const seeds = suite('seeds of the embedded default');

/** A tab of the demo Admin's browser, and what its storage holds as JSON. */
function openDemo(stored: Record<string, string> = {}) {
  const browser = fakeBrowser({ ...demoSession, ...stored });
  const read = (key: string): Record<string, unknown>[] =>
    JSON.parse(browser.storage.entries.get(key) ?? 'null');
  return { ...browser, read, ...openTab(browser.tab()) };
}

async function listAll({ admin }: ReturnType<typeof openTab>) {
  return {
    users: valueOf(await admin.users.list()),
    articles: valueOf(await admin.articles.list()),
    channels: valueOf(await admin.channels.list()),
  };
}

for (const [title, stored] of [
  ['absent', {}],
  ['empty', { admin_users: '', admin_articles: '', admin_channels: '' }],
] as const) {
  seeds(`They fill the three keys where these are ${title}`, async () => {
    const demo = openDemo(stored);
    const { users, articles, channels } = await listAll(demo);
    for (const key of tableKeys) assert.is(demo.read(key).length, 3, key);
    assert.equal(demo.read('admin_articles'), articles);
    assert.equal(demo.read('admin_channels'), channels);
    assert.equal(
      users.map(({ id, email, role }) => [id, email, role]),
      [
        ['user-1', 'admin@example.com', 'Admin'],
        ['user-2', 'editor@example.com', 'Editor'],
        ['user-3', 'writer@example.com', 'Writer'],
      ],
    );
    assert.equal(
      articles.map(({ status, views, readTime, authorId }) => [status, views, readTime, authorId]),
      [
        ['Published', 1520, 5, 'user-1'],
        ['Published', 985, 7, 'user-1'],
        ['Published', 1150, 6, 'user-1'],
      ],
    );
    assert.equal(
      channels.map(({ category }) => category),
      ['News', 'Sports', 'Kids'],
    );
  });
}

seeds('A key that holds an empty list stays empty', async () => {
  const demo = openDemo({ admin_articles: '[]', admin_channels: '[]' });
  const { articles, channels } = await listAll(demo);
  assert.equal([articles, channels], [[], []]);
  assert.is(demo.storage.entries.get('admin_articles'), '[]');
  assert.is(demo.storage.entries.get('admin_channels'), '[]');
});

seeds('Deleting the last article or channel does not bring them back', async () => {
  const demo = openDemo();
  const { articles, channels } = await listAll(demo);
  for (const { id } of articles) assert.is(valueOf(await demo.admin.articles.remove(id)), true);
  for (const { id } of channels) assert.is(valueOf(await demo.admin.channels.remove(id)), true);
  assert.is(demo.storage.entries.get('admin_articles'), '[]');
  assert.is(demo.storage.entries.get('admin_channels'), '[]');
  const later = await listAll(openTab(demo.tab()));
  assert.equal([later.articles, later.channels], [[], []]);
});

seeds('Deleting the other members of staff leaves the one who did it', async () => {
  const demo = openDemo();
  await listAll(demo);
  for (const id of ['user-2', 'user-3']) valueOf(await demo.admin.users.remove(id));
  const { users } = await listAll(openTab(demo.tab()));
  assert.equal(
    users.map(({ id }) => id),
    ['user-1'],
  );
});

seeds('A change keeps the others as they were stored, in their order', async () => {
  const demo = openDemo();
  const { articles } = await listAll(demo);
  const before = demo.read('admin_articles');
  const second = at(articles, 1);
  valueOf(await demo.admin.articles.update(second.id, { excerpt: 'New' }));
  const after = demo.read('admin_articles');
  assert.equal([after[0], after[2]], [before[0], before[2]]);
  assert.is(at(after, 1)['excerpt'], 'New');
  valueOf(await demo.admin.articles.create({ title: 'Fourth' }));
  assert.equal(
    demo.read('admin_articles').map(({ title }) => title),
    [...articles.map(({ title }) => title), 'Fourth'],
  );
});

seeds('What another tab stores while they are on their way stays', async () => {
  const { storage, tab } = fakeBrowser();
  const table = createTable(tab(), {
    key: storageKeys.channels,
    parse: (value) => ({ id: asText(asFields(value)?.['id']) }),
    async seed() {
      storage.entries.set(storageKeys.channels, '[{"id":"theirs"}]');
      return [{ id: 'seed' }];
    },
  });
  assert.equal(valueOf(await table.list()), [{ id: 'theirs' }]);
});

seeds('They show even where storage is too full to keep them', async () => {
  const browser = fakeBrowser(demoSession);
  browser.storage.fill();
  const { users, articles, channels } = await listAll(openTab(browser.tab()));
  assert.equal([users.length, articles.length, channels.length], [3, 3, 3]);
});

seeds.run();
