import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLocalBackup } from '~/data/local/backup';
import { createLocalAccount } from '~/data/local/accountBackend';
import { storageKeys } from '~/data/keys';
import { peopledBrowser, startSession } from '../data/local/world';
import { valueOf } from '../data/outcome';
import { jsonTexts } from '../fixtures/hostile/json';

const imports = suite('hostile backup files');

async function openBackup() {
  const browser = await peopledBrowser();
  const tab = browser.tab();
  startSession(tab, 'Admin');
  return { ...browser, backup: createLocalBackup(tab, createLocalAccount(tab)) };
}

const kinds = {
  articles: 'articles',
  channels: 'channels',
  users: 'staff',
  customers: 'customers',
} as const;
const record = {
  id: 'x',
  slug: 'x',
  title: 'X',
  name: 'X',
  role: 'Writer',
  email: 'x@home.example',
  username: 'X',
};
const fileWith = (kind: string, list: string, head = '') =>
  `{"format":"internet-tv-site-backup","version":1,${head}"${kind}":${list}}`;

/** Names by which an object reaches what all objects share, and what may stand under them. */
const poisons = [
  '__proto__',
  'constructor',
  'prototype',
  '__defineGetter__',
  'toJSON',
  'then',
].flatMap((name) =>
  ['{"polluted":true}', '{"prototype":{"polluted":true}}', '"polluted"', '[{"polluted":true}]'].map(
    (value) => `"${name}":${value},`,
  ),
);
const isClean = () =>
  [{}, [], Function, 'text', 1].every(
    (each) => Reflect.get(Object(each), 'polluted') === undefined,
  );

imports('nothing in them reaches the prototypes, wherever it stands', async () => {
  const { backup, storage } = await openBackup();
  for (const [kind, key] of Object.entries(kinds)) {
    for (const poison of poisons) {
      const poisoned = JSON.stringify(record).replace('{', `{${poison}`);
      for (const text of [fileWith(kind, `[${poisoned}]`), fileWith(kind, '[]', poison)])
        valueOf(await valueOf(await backup.read(text)).restore());
      const nested = JSON.stringify({ ...record, tags: 0, credential: 1 })
        .replace('"tags":0', `"tags":[{${poison}"a":1}]`)
        .replace('"credential":1', `"credential":{${poison}"iterations":1}`);
      valueOf(await valueOf(await backup.read(fileWith(kind, `[${nested}]`))).restore());
      assert.ok(isClean(), poison);
      assert.not.match(storage.entries.get(storageKeys[key]) ?? '', 'polluted', poison);
    }
  }
});

imports('a list that is not sound is refused and changes nothing', async () => {
  const { backup, storage } = await openBackup();
  const before = storage.dump();
  for (const kind of Object.keys(kinds)) {
    for (const text of jsonTexts.filter((each) => each.length < 10_000)) {
      const read = await backup.read(fileWith(kind, text));
      if (read.ok) assert.is(read.value.changes.length, 1, text);
      else assert.match(read.error.code, /^(damaged|not-a-backup)$/, text);
    }
  }
  assert.is(storage.dump(), before);
  assert.ok(isClean());
});

imports('an account from a file signs in with the hash it brings or not at all', async () => {
  const { backup, storage } = await openBackup();
  const accounts = ['null', '{}', '"x"', '{"salt":"","hash":"","iterations":0}'].map(
    (credential, id) =>
      JSON.stringify({
        ...record,
        id: `${id}`,
        email: `${id}@home.example`,
        password: 'Plain-word-1',
      }).replace('}', `,"credential":${credential}}`),
  );
  valueOf(
    await valueOf(await backup.read(fileWith('customers', `[${accounts.join()}]`))).restore(),
  );
  const kept: { credential: unknown }[] = JSON.parse(
    storage.entries.get(storageKeys.customers) ?? '',
  );
  assert.equal(
    kept.map(({ credential }) => credential),
    [null, null, null, null],
  );
  assert.not.match(storage.dump(), 'Plain-word-1');
});

imports(
  'no file makes an Admin of whoever restores it, or anybody of an unknown role',
  async () => {
    const { backup, storage } = await openBackup();
    for (const role of [
      'Owner',
      'admin',
      '__proto__',
      '',
      null,
      ['Admin'],
      { toString: 'Admin' },
    ]) {
      const refused = await backup.read(fileWith('users', JSON.stringify([{ ...record, role }])));
      assert.is(refused.ok, false, JSON.stringify(role));
    }
    assert.not.match(storage.entries.get(storageKeys.staff) ?? '', 'x@home.example');
  },
);

imports.run();
