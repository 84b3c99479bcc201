import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createActivityLog } from '~/data/local/activity';
import { withActivity } from '~/data/withActivity';
import { ok } from '~/domain/result';
import { people } from '../contract/world';
import { fakeBrowser, pause } from '../fakes/environment';
import { refusal, valueOf } from '../outcome';
import { ids, openTab, peopledBrowser, startSession } from './world';

const activity = suite('recent activity');

const channel = {
  name: 'Harbour News',
  category: 'News',
  streamUrl: 'https://stream.example/1.m3u8',
  logoUrl: '',
  isFeatured: false,
};

async function openAs(person: 'Admin' | 'Writer') {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, person);
  const { admin } = openTab(environment);
  const lines = () =>
    admin.activity.list().map(({ actor, verb, kind, name }) => [actor, verb, kind, name].join(' '));
  return { ...browser, admin, lines };
}

activity('What staff do is noted with their name, the newest first', async () => {
  const { admin, lines, clock } = await openAs('Admin');
  const article = valueOf(await admin.articles.create({ title: 'First' }));
  valueOf(await admin.articles.update(article.id, { title: 'Second' }));
  valueOf(await admin.articles.remove(article.id));
  const made = valueOf(await admin.channels.create(channel));
  valueOf(await admin.channels.update(made.id, channel));
  valueOf(await admin.channels.remove(made.id));
  const { name, email } = people.Editor;
  valueOf(await admin.users.update(ids.Editor, { name, email, role: 'Editor', password: '' }));
  clock.pass(60);
  valueOf(await admin.users.remove(ids.Editor));
  assert.equal(lines(), [
    'Ada Admin deleted user Eli Editor',
    'Ada Admin updated user Eli Editor',
    'Ada Admin deleted channel Harbour News',
    'Ada Admin updated channel Harbour News',
    'Ada Admin created channel Harbour News',
    'Ada Admin deleted article Second',
    'Ada Admin updated article Second',
    'Ada Admin created article First',
  ]);
  assert.is(admin.activity.list()[0]?.at, '2026-03-01T10:01:00.000Z');
});

activity('Nobody waits for the name of whoever did something, once it is done', async () => {
  const { admin, tab } = await openAs('Admin');
  const log = createActivityLog(tab());
  const silent = withActivity(admin, log, () => new Promise(() => undefined));
  assert.is(valueOf(await silent.channels.create(channel)).name, channel.name);
});

activity('What was joined with another edit is noted by the name that is stored', async () => {
  const { admin, lines } = await openAs('Admin');
  const made = valueOf(await admin.channels.create({ ...channel, name: '  Harbour News ' }));
  const opened = { from: channel };
  valueOf(await admin.channels.update(made.id, { ...channel, name: 'Renamed' }));
  valueOf(await admin.channels.update(made.id, { ...channel, category: 'Sport' }, opened));
  assert.equal(lines(), [
    'Ada Admin updated channel Renamed',
    'Ada Admin updated channel Renamed',
    'Ada Admin created channel Harbour News',
  ]);
});

activity('What was refused or changed nothing is not noted', async () => {
  const { admin, lines } = await openAs('Writer');
  refusal(await admin.channels.create(channel));
  refusal(await admin.channels.remove('none'));
  refusal(await admin.users.remove(ids.Editor));
  refusal(await admin.articles.update('none', {}));
  assert.is(valueOf(await admin.articles.remove('none')), false);
  assert.equal(lines(), []);
});

activity('What two delete at the same time is noted once', async () => {
  const { admin, lines } = await openAs('Admin');
  const { id } = valueOf(await admin.channels.create(channel));
  const answers = await Promise.all([admin.channels.remove(id), admin.channels.remove(id)]);
  assert.equal(answers.map(valueOf), [true, false]);
  assert.equal(lines(), [
    'Ada Admin deleted channel Harbour News',
    'Ada Admin created channel Harbour News',
  ]);
});

activity('What is deleted is noted by its name, however long that takes to be read', async () => {
  const { admin, lines } = await openAs('Admin');
  const made = valueOf(await admin.channels.create(channel));
  let isGone = false;
  const channels = {
    ...admin.channels,
    async get() {
      await pause();
      return ok(isGone ? null : made);
    },
    async remove() {
      isGone = true;
      return ok(true);
    },
  };
  const noting = withActivity({ ...admin, channels }, admin.activity, async () => ok(null));
  valueOf(await noting.channels.remove(made.id));
  assert.is(lines()[0], ' deleted channel Harbour News');
});

activity('A full storage loses a note, never the deed', async () => {
  const { admin, lines, storage } = await openAs('Admin');
  const made = valueOf(await admin.articles.create({ title: 'Big', content: 'x'.repeat(100) }));
  storage.entries.set('admin_activity', '[]');
  storage.fill(-200);
  assert.is(valueOf(await admin.articles.remove(made.id)), true);
  assert.equal(valueOf(await admin.articles.list()), []);
  assert.ok(lines().length <= 1);
});

activity('Fifty entries are kept', () => {
  const log = createActivityLog(fakeBrowser().tab());
  for (let number = 1; number <= 60; number += 1) {
    log.add({ verb: 'created', kind: 'article', name: `${number}`, actor: 'A' });
  }
  assert.is(log.list().length, 50);
  assert.is(log.list()[0]?.name, '60');
  assert.is(log.list()[49]?.name, '11');
});

for (const text of ['{', 'null', '{}', '[null,{"verb":"x"}]']) {
  activity(`It survives ${text} in its place`, () => {
    const log = createActivityLog(fakeBrowser({ admin_activity: text }).tab());
    assert.equal(log.list(), []);
    log.add({ verb: 'deleted', kind: 'user', name: 'N', actor: 'A' });
    assert.is(log.list().length, 1);
  });
}

activity('Another tab hears of it', async () => {
  const { admin, storage } = await openAs('Admin');
  const other = createActivityLog({ ...fakeBrowser().tab(), storage: storage.tab() });
  const heard = new Promise<void>((resolve) => void other.subscribe(resolve));
  valueOf(await admin.channels.create(channel));
  await heard;
  assert.is(other.list()[0]?.name, channel.name);
});

activity('Every tab hears that the storage was cleared', async () => {
  const { admin, storage } = await openAs('Admin');
  let heard = 0;
  admin.activity.subscribe(() => (heard += 1));
  storage.clear();
  await pause();
  assert.is(heard, 1);
  assert.equal(admin.activity.list(), []);
});

activity.run();
