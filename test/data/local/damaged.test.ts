import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedChannels } from '~/content/seedChannels';
import type { ChannelInput } from '~/data/channels';
import { refusal, valueOf } from '../outcome';
import { openTab, peopledBrowser, startSession } from './world';

const damaged = suite('damaged records');

const [news, sports] = seedChannels;
const added: ChannelInput = {
  name: 'Added',
  category: 'News',
  streamUrl: 'https://stream.example/a.m3u8',
  logoUrl: '',
  isFeatured: false,
};
/** When the fake clock starts. */
const now = Date.parse('2026-03-01T10:00:00.000Z');

/** The Admin's tab over channels that were stored as `text`. */
async function openOver(text: string, key = 'admin_channels') {
  const browser = await peopledBrowser({ [key]: text });
  const environment = browser.tab();
  startSession(environment, 'Admin');
  const corruptKeys = () => [...browser.storage.entries.keys()].filter((k) => /corrupt/.test(k));
  return { ...browser, corruptKeys, ...openTab(environment) };
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** No list of records in any of these. */
const unreadable: [what: string, text: string][] = [
  ['cut off', JSON.stringify(seedChannels).slice(0, -20)],
  ['not JSON', 'hello'],
  ['white space', ' \n'],
  ['an object', '{"channels":[]}'],
  ['null', 'null'],
  ['a string', '"[]"'],
  ['a number', '12e400'],
  ['true', 'true'],
  ['NUL', '[\u0000]'],
  ['a lone surrogate', '\ud800'],
  ['trailing text', '[]x'],
  ['an unclosed list nested 100,000 deep', '['.repeat(100_000)],
];

for (const [what, text] of unreadable) {
  damaged(`A key that holds ${what} shows no records and is left alone`, async () => {
    const { admin, storage, corruptKeys } = await openOver(text);
    assert.equal(valueOf(await admin.channels.list()), []);
    assert.is(storage.entries.get('admin_channels'), text);
    assert.equal(corruptKeys(), []);
  });

  damaged(`A key that holds ${what} is put aside before the first write`, async () => {
    const { admin, storage, corruptKeys } = await openOver(text);
    const made = valueOf(await admin.channels.create(added));
    assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), text);
    assert.is(storage.entries.get('admin_channels'), JSON.stringify([made]));
    valueOf(await admin.channels.create(added));
    assert.equal(corruptKeys(), [`admin_channels.corrupt.${now}`], 'once');
  });
}

/** What may stand among good records. */
const strangers: [what: string, json: string][] = [
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"channel"'],
  ['a list', '[[1]]'],
  ['an empty object', '{}'],
  ['a record without an id', '{"name":"No id"}'],
  ['a record whose id is a number', '{"id":5,"name":"Five"}'],
  ['a record without a name', '{"id":"x"}'],
];

for (const [what, json] of strangers) {
  damaged(`${what} among good records costs only itself and is kept aside`, async () => {
    const text = `[${JSON.stringify(news)},${json},${JSON.stringify(sports)}]`;
    const { admin, storage } = await openOver(text);
    assert.equal(valueOf(await admin.channels.list()), [news, sports]);
    assert.is(storage.entries.get('admin_channels'), text, 'reading writes nothing');
    const made = valueOf(await admin.channels.create(added));
    assert.is(storage.entries.get('admin_channels'), JSON.stringify([news, sports, made]));
    assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), json);
  });
}

damaged(
  'A list nested 10,000 deep costs only itself, however deep the engine can write',
  async () => {
    const deep = nested(10_000);
    const { admin, storage } = await openOver(`[${JSON.stringify(news)},${deep}]`);
    assert.equal(valueOf(await admin.channels.list()), [news]);
    valueOf(await admin.channels.create(added));
    const kept = storage.entries.get(`admin_channels.corrupt.${now}`) ?? '';
    assert.ok(kept.includes(deep), 'kept by itself or with the whole text');
  },
);

damaged('Several bad records are kept aside together', async () => {
  const { admin, storage } = await openOver(`[1,${JSON.stringify(news)},{"id":""}]`);
  valueOf(await admin.channels.create(added));
  assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), '1\n{"id":""}');
});

damaged('What breaks later is kept aside beside what broke earlier', async () => {
  const { admin, storage, clock, corruptKeys } = await openOver('first');
  valueOf(await admin.channels.create(added));
  clock.pass(60);
  storage.entries.set('admin_channels', 'second');
  valueOf(await admin.channels.create(added));
  assert.equal(
    corruptKeys().map((key) => storage.entries.get(key)),
    ['first', 'second'],
  );
});

damaged('Where there is no room to put it aside, nothing is written over it', async () => {
  const { admin, storage, corruptKeys } = await openOver('x'.repeat(1000));
  storage.fill();
  assert.is(refusal(await admin.channels.create(added)).code, 'storage-full');
  assert.is(storage.entries.get('admin_channels'), 'x'.repeat(1000));
  assert.equal(corruptKeys(), []);
});

damaged('Text that leaves no room for a copy is moved aside by the first write', async () => {
  const text = 'x'.repeat(1000);
  const { admin, storage, corruptKeys } = await openOver(text);
  storage.fill(500);
  const made = valueOf(await admin.channels.create(added));
  assert.equal(corruptKeys(), [`admin_channels.corrupt.${now}`]);
  assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), text);
  assert.is(storage.entries.get('admin_channels'), JSON.stringify([made]));
});

damaged('So is a large part among good records', async () => {
  const part = JSON.stringify({ name: 'x'.repeat(1000) });
  const { admin, storage } = await openOver(`[${JSON.stringify(news)},${part}]`);
  storage.fill(500);
  const made = valueOf(await admin.channels.create(added));
  assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), part);
  assert.is(storage.entries.get('admin_channels'), JSON.stringify([news, made]));
});

damaged('What is put aside for a write that does not fit is not left behind', async () => {
  const { admin, storage, clock } = await openOver('hello');
  // for the copy and its key, but for no channel
  storage.fill(60);
  const before = storage.dump();
  for (let times = 0; times < 3; times++) {
    assert.is(refusal(await admin.channels.create(added)).code, 'storage-full');
    assert.is(storage.dump(), before);
    clock.pass(1);
  }
});

damaged('Deleting and changing put the damage aside as well', async () => {
  const text = `[${JSON.stringify(news)},7]`;
  const { admin, storage } = await openOver(text);
  valueOf(await admin.channels.update('channel-1', added));
  assert.is(storage.entries.get(`admin_channels.corrupt.${now}`), '7');
  const other = await openOver(text);
  valueOf(await other.admin.channels.remove('channel-1'));
  assert.is(other.storage.entries.get(`admin_channels.corrupt.${now}`), '7');
  assert.is(other.storage.entries.get('admin_channels'), '[]');
});

damaged('Articles are read and kept aside in the same way', async () => {
  const { admin, storage } = await openOver('[{"id":"a","views":7}]', 'admin_articles');
  assert.equal(valueOf(await admin.articles.list()), []);
  valueOf(await admin.articles.create({ title: 'New' }));
  const kept = storage.entries.get(`admin_articles.corrupt.${now}`);
  assert.is(kept, '{"id":"a","views":7}');
});

damaged('Unreadable staff lets nobody in and brings no demo accounts back', async () => {
  const { account, storage } = await openOver('{', 'admin_users');
  assert.is(valueOf(await account.auth.getSession()), null);
  assert.is(storage.entries.get('admin_users'), '{');
});

damaged('A member of staff with an unknown role is nobody', async () => {
  const browser = await peopledBrowser();
  const text = (browser.storage.entries.get('admin_users') ?? '').replace('"Admin"', '"Owner"');
  const { account } = await openOver(text, 'admin_users');
  assert.is(valueOf(await account.auth.getSession()), null);
});

for (const text of ['{', '[]', 'null', '{"id":7}', '{"id":""}', nested(10_000)]) {
  damaged(`A session that reads ${text.slice(0, 12)} is a guest’s`, async () => {
    const browser = await peopledBrowser({ auth_session: text, admin_session: text });
    const { account } = openTab(browser.tab());
    assert.is(valueOf(await account.auth.getSession()), null);
    assert.is(account.staffSession.stored({ id: 'staff-a', email: 'ada@staff.example' }), null);
  });
}

damaged.run();
