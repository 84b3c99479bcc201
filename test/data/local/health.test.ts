import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryKeyValue } from '~/data/keyValue';
import { storageHealth } from '~/data/local/health';
import type { Role } from '~/domain/entities';

const health = suite('health of the storage');

const of = (entries: Record<string, string>, role: Role | null = 'Admin') => {
  const found = storageHealth({ ...memoryKeyValue(entries), persistent: true }, role);
  assert.ok(found.ok);
  return found.value;
};

health('nothing is wrong with an empty storage, or with sound records', () => {
  assert.equal(of({}), { persistent: true, full: false, newer: false, damaged: {} });
  assert.equal(of({ admin_articles: '[]', customers: '[]' }).damaged, {});
});

health('text that is no list is named by its key, as it stands', () => {
  assert.equal(of({ admin_articles: '{"half' }).damaged, { admin_articles: '{"half' });
});

health('one bad record among good ones is named alone', () => {
  const channels = '[{"id":"a","name":"One"},{"name":"no id"}]';
  assert.equal(of({ admin_channels: channels }).damaged, { admin_channels: '{"name":"no id"}' });
});

health('what was put aside before is still there to be fetched', () => {
  assert.equal(of({ 'admin_users.corrupt.1': 'raw' }).damaged, { 'admin_users.corrupt.1': 'raw' });
});

health('accounts that cannot be read, passwords and all, are for who manages users', () => {
  const entries = {
    admin_users: '[{"id":"u","role":"Manager","password":"Plain-secret-1"}]',
    customers: '[{"id":"c","password":"Plain-secret-2"}]',
    'admin_users.corrupt.1': 'raw',
    'customers.corrupt.2': 'raw',
    'admin_articles.corrupt.3': 'words',
  };
  assert.equal(Object.keys(of(entries).damaged).sort(), Object.keys(entries).sort());
  for (const role of ['Editor', 'Writer', null] as const)
    assert.equal(of(entries, role).damaged, { 'admin_articles.corrupt.3': 'words' });
});

health('a newer version of the data is told', () => {
  assert.is(of({ data_version: '2' }).newer, true);
  assert.is(of({ data_version: '1' }).newer, false);
});

health('storage that does not last is told', () => {
  const found = storageHealth(memoryKeyValue(), 'Admin');
  assert.is(found.ok && found.value.persistent, false);
});

health.run();
