import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backupMessages } from '~/content/admin/backup';
import { messages } from '~/content/messages';
import type { Backup } from '~/data/backup';
import { createLocalAccount } from '~/data/local/accountBackend';
import { createLocalBackup } from '~/data/local/backup';
import { storageKeys } from '~/data/keys';
import { memoryKeyValue } from '~/data/keyValue';
import { createLedger } from '~/data/local/ledger';
import type { Member } from './contract/world';
import { type FakeBrowser, pause } from './fakes/environment';
import { fakeShelf } from './fakes/shelf';
import { ids, peopledBrowser, startSession } from './local/world';
import { at, refusal, valueOf } from './outcome';

const backups = suite('backup');

const words = backupMessages;
const article = (id: string, title = id) => ({ id, title, slug: id });
const channel = (id: string, name = id) => ({ id, name });
const file = (kinds: object, head: object = {}) =>
  JSON.stringify({ format: 'internet-tv-site-backup', version: 1, ...head, ...kinds });

/** A browser with two articles and a channel, and the backup as one person has it. */
async function open(person: Member): Promise<{ browser: FakeBrowser; backup: Backup }> {
  const browser = await peopledBrowser({
    [storageKeys.articles]: JSON.stringify([article('a'), article('b')]),
    [storageKeys.channels]: JSON.stringify([channel('c')]),
  });
  const tab = browser.tab();
  startSession(tab, person);
  return { browser, backup: createLocalBackup(tab, createLocalAccount(tab)) };
}

const stored = (browser: FakeBrowser, key: string): { id: string; name: string; role: string }[] =>
  JSON.parse(browser.storage.entries.get(key) ?? '[]');
const idsIn = (browser: FakeBrowser, key: string) => stored(browser, key).map(({ id }) => id);

backups('What was saved restores to the same data', async () => {
  const { browser, backup } = await open('Admin');
  const { text, name } = valueOf(await backup.save());
  assert.is(name, 'website-backup-2026-03-01.json');
  const before = stored(browser, storageKeys.staff);
  const plan = valueOf(await backup.read(text));
  assert.is(plan.createdAt, '2026-03-01T10:00:00.000Z');
  assert.equal(
    plan.changes,
    ['articles', 'channels', 'users', 'customers'].map((kind) => ({
      kind,
      added: 0,
      changed: 0,
      removed: 0,
    })),
  );
  browser.storage.entries.set(storageKeys.articles, '[]');
  assert.is(valueOf(await valueOf(await backup.read(text)).restore()), 7);
  assert.equal(idsIn(browser, storageKeys.articles), ['a', 'b']);
  assert.equal(stored(browser, storageKeys.staff), before);
});

backups('What was saved since the changes were shown is not taken away unseen', async () => {
  const { browser, backup } = await open('Admin');
  const { text } = valueOf(await backup.save());
  const plan = valueOf(await backup.read(text));
  const more = [article('a'), article('b'), article('new')];
  browser.storage.entries.set(storageKeys.articles, JSON.stringify(more));
  assert.equal(refusal(await plan.restore()), {
    code: 'conflict',
    message: backupMessages.savedMeanwhile,
  });
  assert.equal(idsIn(browser, storageKeys.articles), ['a', 'b', 'new']);
  const again = valueOf(await backup.read(text));
  assert.is(again.changes.find(({ kind }) => kind === 'articles')?.removed, 1);
  assert.is(valueOf(await again.restore()), 7);
});

backups('Seeds that were never written count as they are', async () => {
  const { browser, backup } = await open('Editor');
  browser.storage.entries.delete(storageKeys.articles);
  const { text } = valueOf(await backup.save());
  const { changes } = valueOf(await backup.read(text));
  assert.equal(at(changes, 0), { kind: 'articles', added: 0, changed: 0, removed: 0 });
});

backups('Reading counts what would change, and changes nothing', async () => {
  const { browser, backup } = await open('Admin');
  const before = browser.storage.dump();
  const text = file({ articles: [article('a', 'New title'), article('x'), article('y')] });
  const { changes } = valueOf(await backup.read(text));
  assert.equal(changes, [{ kind: 'articles', added: 2, changed: 1, removed: 1 }]);
  assert.is(browser.storage.dump(), before);
});

backups('What a crash took from the storage is saved all the same, and counted', async () => {
  const browser = await peopledBrowser({ [storageKeys.articles]: JSON.stringify([article('a')]) });
  const shelf = fakeShelf();
  /** As a page has it after a restart of the browser. */
  const openPage = () => {
    const tab = browser.tab();
    startSession(tab, 'Editor');
    const ledger = createLedger(tab.storage, shelf, memoryKeyValue(), {
      now: tab.now,
      onRestored: () => undefined,
    });
    const exclusive: typeof tab.exclusive = (key, work) =>
      tab.exclusive(key, () => ledger.around(key, work));
    const environment = { ...tab, exclusive };
    return createLocalBackup(environment, createLocalAccount(environment));
  };
  const before = browser.storage.entries.get(storageKeys.articles) ?? '';
  const both = file({ articles: [article('a'), article('b')] });
  valueOf(await valueOf(await openPage().read(both)).restore());
  const crash = () => void browser.storage.entries.set(storageKeys.articles, before);

  crash();
  const { changes } = valueOf(await openPage().read(both));
  assert.equal(changes, [{ kind: 'articles', added: 0, changed: 0, removed: 0 }]);
  crash();
  const saved: { articles: object[] } = JSON.parse(valueOf(await openPage().save()).text);
  assert.is(saved.articles.length, 2);
});

backups(
  'A restore that was cancelled while other tabs kept it waiting writes nothing',
  async () => {
    const { browser, backup } = await open('Admin');
    const plan = valueOf(await backup.read(file({ articles: [] })));
    const stop = new AbortController();
    const restored = plan.restore(stop.signal);
    stop.abort();
    assert.is(refusal(await restored).code, 'cancelled');
    assert.equal(idsIn(browser, storageKeys.articles), ['a', 'b']);
    assert.is(valueOf(await plan.restore()), 0);
  },
);

backups('Two records of one id are one if they say the same, and else a damaged file', async () => {
  const { browser, backup } = await open('Admin');
  const twice = file({ articles: [article('a'), article('a')] });
  valueOf(await valueOf(await backup.read(twice)).restore());
  assert.equal(idsIn(browser, storageKeys.articles), ['a']);
  const other = file({ articles: [article('a'), article('a', 'Another')] });
  assert.equal(refusal(await backup.read(other)), { code: 'damaged', message: words.damaged });
});

backups('A kind that the file does not speak of stays', async () => {
  const { browser, backup } = await open('Admin');
  valueOf(await valueOf(await backup.read(file({ articles: [] }))).restore());
  assert.equal(idsIn(browser, storageKeys.articles), []);
  assert.equal(idsIn(browser, storageKeys.channels), ['c']);
  assert.is(idsIn(browser, storageKeys.staff).length, 3);
});

const users = (...records: object[]) => file({ users: records });

backups('Whoever restores keeps their own account', async () => {
  const { browser, backup } = await open('Admin');
  const own = stored(browser, storageKeys.staff).find(({ id }) => id === ids.Admin);
  for (const text of [
    users(),
    users({ ...own, role: 'Writer', credential: null }),
    users({ id: 'other', name: 'O', email: 'ADA@staff.example', role: 'Admin' }),
  ]) {
    valueOf(await valueOf(await backup.read(text)).restore());
    assert.equal(stored(browser, storageKeys.staff), [own]);
  }
});

backups('Articles of one slug are all to be found once they are restored', async () => {
  const { browser, backup } = await open('Editor');
  const named = (id: string, slug: string) => ({ ...article(id), slug });
  const text = file({
    articles: [
      named('a', 's'),
      named('b', 's'),
      named('c', 's-2'),
      named('d', 's'),
      named('e', '..'),
    ],
  });
  const plan = valueOf(await backup.read(text));
  assert.equal(plan.changes, [{ kind: 'articles', added: 3, changed: 2, removed: 0 }]);
  valueOf(await plan.restore());
  const slugs = JSON.parse(browser.storage.entries.get(storageKeys.articles) ?? '[]');
  assert.equal(
    slugs.map(({ id, slug }: { id: string; slug: string }) => [id, slug]),
    [
      ['a', 's'],
      ['b', 's-3'],
      ['c', 's-2'],
      ['d', 's-4'],
      ['e', 'article-e'],
    ],
  );
});

backups(
  'Of accounts with one address the first is restored, and the plan names the others',
  async () => {
    const { browser, backup } = await open('Admin');
    const account = (id: string, email: string) => ({ id, name: id, email, role: 'Writer' });
    const text = file({
      users: [
        account('x', 'zoe@staff.example'),
        account('y', ' ZOE@staff.example'),
        account('z', 'ADA@staff.example'),
      ],
      customers: [account('k', 'kit@x.example'), account('l', 'Kit@x.example')],
    });
    const plan = valueOf(await backup.read(text));
    assert.is(plan.repeated.length, 3);
    assert.match(plan.repeated.join(), /ZOE@staff\.example,ADA@staff\.example,Kit@x\.example/);
    valueOf(await plan.restore());
    assert.equal(idsIn(browser, storageKeys.staff), [ids.Admin, 'x']);
    assert.equal(idsIn(browser, storageKeys.customers), ['k']);
  },
);

backups('No clear-text password goes into a file or comes out of one', async () => {
  const { browser, backup } = await open('Admin');
  const legacy = { id: 'old', name: 'Old', email: 'old@x.example', role: 'Editor' };
  const text = users({ ...legacy, password: 'Secret-1' });
  valueOf(await valueOf(await backup.read(text)).restore());
  assert.not.match(browser.storage.dump(), 'Secret-1');
  browser.storage.entries.set(
    storageKeys.customers,
    JSON.stringify([{ ...legacy, password: 'Secret-2' }]),
  );
  assert.not.match(valueOf(await backup.save()).text, 'Secret-2');
});

backups('An Editor saves and restores articles and channels alone', async () => {
  const { browser, backup } = await open('Editor');
  const { text } = valueOf(await backup.save());
  assert.equal(Object.keys(JSON.parse(text)).slice(3), ['articles', 'channels']);
  const accounts = { users: [], customers: [] };
  const plan = valueOf(await backup.read(file({ channels: [], ...accounts })));
  assert.equal(plan.leftOut, ['users', 'customers']);
  valueOf(await plan.restore());
  assert.is(idsIn(browser, storageKeys.staff).length, 3);
  assert.equal(refusal(await backup.read(file(accounts))), {
    code: 'forbidden',
    message: words.nothingForYou,
  });
});

backups('Writers and customers may do neither', async () => {
  for (const person of ['Writer', 'customer'] as const) {
    const { backup } = await open(person);
    assert.is(refusal(await backup.save()).code, 'forbidden');
    assert.is(refusal(await backup.read(file({ articles: [] }))).code, 'forbidden');
  }
});

backups('Who lost their role since the preview restores nothing', async () => {
  const { browser, backup } = await open('Editor');
  const plan = valueOf(await backup.read(file({ articles: [] })));
  browser.storage.entries.set(storageKeys.staff, '[]');
  assert.is(refusal(await plan.restore()).code, 'forbidden');
  assert.equal(idsIn(browser, storageKeys.articles), ['a', 'b']);
});

backups('Who lost a part of their role since the preview restores nothing of that', async () => {
  const { browser, backup } = await open('Admin');
  const plan = valueOf(await backup.read(file({ customers: [] })));
  const staff = stored(browser, storageKeys.staff).map((user) => ({ ...user, role: 'Editor' }));
  browser.storage.entries.set(storageKeys.staff, JSON.stringify(staff));
  const before = browser.storage.dump();
  assert.is(refusal(await plan.restore()).code, 'forbidden');
  assert.is(browser.storage.dump(), before);
});

backups('A file tells when it was saved, or nothing where that is no instant', async () => {
  const { backup } = await open('Admin');
  const read = async (createdAt: unknown) =>
    valueOf(await backup.read(file({ articles: [] }, { createdAt }))).createdAt;
  assert.is(await read('2026-02-03T04:05:06.789Z'), '2026-02-03T04:05:06.789Z');
  for (const other of ['yesterday', '2026-02-30', '', 7, null]) assert.is(await read(other), '');
});

const foreign = ['', 'no JSON', 'null', '[]', '7', '{}', '{"format":"other","version":1}'];
const damaged = [
  file({}),
  file({ articles: {} }),
  file({ articles: [article('a'), { id: 'b' }] }),
  file({ articles: [null] }),
  file({ articles: [article('a')], users: [{ id: 'u', role: 'Owner' }] }),
  file({ articles: [] }, { version: 'one' }),
  file({ articles: [] }, { version: 0 }),
];

for (const [code, message, texts] of [
  ['not-a-backup', words.notABackup, [...foreign, '['.repeat(200_000)]],
  ['damaged', words.damaged, damaged],
  ['newer-version', words.newerBackup, [file({ articles: [] }, { version: 2 })]],
] as const) {
  backups(`A file that is ${code} is refused and changes nothing`, async () => {
    const { browser, backup } = await open('Admin');
    const before = browser.storage.dump();
    for (const text of texts) {
      assert.equal(refusal(await backup.read(text)), { code, message }, text.slice(0, 80));
    }
    assert.is(browser.storage.dump(), before);
  });
}

backups('Records are rebuilt field by field', async () => {
  const { browser, backup } = await open('Admin');
  const poison = '{"id":"p","name":"P","__proto__":{"polluted":true},"isAdmin":true}';
  const text = file({ channels: [] }).replace('[]', `[${poison}]`);
  valueOf(await valueOf(await backup.read(text)).restore());
  const [record, ...others] = stored(browser, storageKeys.channels);
  assert.equal(others, []);
  assert.is(record?.name, 'P');
  assert.equal(Object.keys(record ?? {}), [
    'id',
    'name',
    'category',
    'streamUrl',
    'logoUrl',
    'isFeatured',
    'createdAt',
    'updatedAt',
  ]);
  assert.is(Reflect.get({}, 'polluted'), undefined);
});

backups('When one kind does not fit, none is written', async () => {
  const { browser, backup } = await open('Admin');
  browser.storage.entries.set(storageKeys.articles, '[{"id":"a","title":"A","slug":"a"},"bad"]');
  const big = { ...channel('big'), streamUrl: 'x'.repeat(5000) };
  const text = file({ articles: [], channels: [big], customers: [] });
  const plan = valueOf(await backup.read(text));
  browser.storage.fill(2000);
  const before = browser.storage.dump();
  assert.equal(refusal(await plan.restore()), {
    code: 'storage-full',
    message: messages.storage.full,
  });
  assert.is(browser.storage.dump(), before);
});

backups('Room that one kind gives back serves another', async () => {
  const { browser, backup } = await open('Admin');
  const long = { ...article('a'), content: 'x'.repeat(5000) };
  browser.storage.entries.set(storageKeys.articles, JSON.stringify([long]));
  const big = { ...channel('big'), streamUrl: 'y'.repeat(4000) };
  const plan = valueOf(await backup.read(file({ articles: [], channels: [big] })));
  browser.storage.fill();
  valueOf(await plan.restore());
  assert.equal(idsIn(browser, storageKeys.channels), ['big']);
});

backups('Unreadable parts of what is replaced are put aside', async () => {
  const { browser, backup } = await open('Admin');
  browser.storage.entries.set(storageKeys.articles, '["odd"]');
  valueOf(await valueOf(await backup.read(file({ articles: [] }))).restore());
  const aside = [...browser.storage.entries].find(([key]) => key.includes('.corrupt.'));
  assert.is(aside?.[1], '"odd"');
});

backups('They are put aside before anything is written over them', async () => {
  const { browser, backup } = await open('Admin');
  browser.storage.entries.set(storageKeys.articles, '["odd"]');
  const heard: (string | null)[] = [];
  browser.tab().storage.subscribe((key) => heard.push(key));
  valueOf(await valueOf(await backup.read(file({ articles: [] }))).restore());
  await pause();
  assert.match(heard[0] ?? '', /^admin_articles\.corrupt\./);
  assert.is(heard[1], storageKeys.articles);
});

backups('Data of a newer build is left alone', async () => {
  const { browser, backup } = await open('Admin');
  browser.storage.entries.set(storageKeys.version, '99');
  const plan = valueOf(await backup.read(file({ articles: [] })));
  assert.is(refusal(await plan.restore()).code, 'newer-version');
  assert.equal(idsIn(browser, storageKeys.articles), ['a', 'b']);
});

backups('Storage is measured by key, the largest first', async () => {
  const { browser, backup } = await open('Admin');
  const { keys, used, quota } = backup.storageUse();
  assert.is(at(keys, 0).key, storageKeys.staff);
  const sizes = [...browser.storage.entries].map(([key, value]) => key.length + value.length);
  assert.equal(
    keys.map(({ size }) => size),
    sizes.sort((one, other) => other - one),
  );
  assert.is(
    used,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  assert.is(quota, 5_242_880);
});

backups.run();
