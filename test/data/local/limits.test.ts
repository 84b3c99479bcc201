import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserKeyValue } from '~/data/keyValue';
import { storageKeys } from '~/data/keys';
import { writeAll } from '~/data/local/writeAll';
import { fakeBrowser } from '../fakes/environment';
import { fakeStorage } from '../fakes/storage';
import { refusal, valueOf } from '../outcome';
import { people } from '../contract/world';
import { ids, openTab, peopledBrowser, startSession } from './world';

const full = {
  code: 'storage-full',
  message: 'The local storage of this browser is full. Remove something and try again.',
};
const newer = {
  code: 'newer-version',
  message: 'This site was updated in another tab. Reload this page to go on.',
};
const channel = {
  name: 'One',
  category: 'News',
  streamUrl: 'https://stream.example/1.m3u8',
  logoUrl: '',
  isFeatured: false,
};

async function adminTab(stored: Record<string, string> = {}) {
  const browser = await peopledBrowser(stored);
  const environment = browser.tab();
  startSession(environment, 'Admin');
  return { ...browser, ...openTab(environment) };
}

const fullStorage = suite('full storage');

fullStorage('A save that does not fit is refused and the old value stays', async () => {
  const { admin, storage } = await adminTab();
  const article = valueOf(await admin.articles.create({ title: 'Kept', content: 'old' }));
  const made = valueOf(await admin.channels.create(channel));
  storage.fill();
  const before = storage.dump();
  assert.equal(refusal(await admin.articles.create({ title: 'Too much' })), full);
  assert.equal(refusal(await admin.articles.update(article.id, { content: 'longer' })), full);
  assert.equal(refusal(await admin.channels.create(channel)), full);
  assert.equal(refusal(await admin.channels.update(made.id, { ...channel, name: 'Longer' })), full);
  assert.is(storage.dump(), before);
  assert.equal(valueOf(await admin.articles.get(article.id)), article);
});

fullStorage('A refused save is not announced as a change', async () => {
  const { admin, storage } = await adminTab();
  valueOf(await admin.channels.create(channel));
  storage.fill();
  let calls = 0;
  admin.channels.subscribe(() => void (calls += 1));
  refusal(await admin.channels.create(channel));
  assert.is(calls, 0);
});

fullStorage(
  'Staff and customers sign in all the same, in this tab alone, and make room',
  async () => {
    const browser = await peopledBrowser({
      [storageKeys.articles]: JSON.stringify([
        { id: 'big', slug: 'big', title: 'Big', content: 'x'.repeat(5000) },
      ]),
    });
    browser.storage.fill();
    const { Admin, customer } = people;
    const { account, admin } = openTab(browser.tab());
    valueOf(await account.auth.signIn(customer.email, customer.password));
    assert.is(valueOf(await account.auth.getSession())?.id, ids.customer);
    const staff = valueOf(await account.staffSession.signIn(Admin.email, Admin.password));
    assert.equal(account.staffSession.stored(staff), staff);
    assert.is(valueOf(await admin.health()).full, true);
    assert.is(browser.storage.entries.has(storageKeys.session), false);
    assert.is(valueOf(await openTab(browser.tab()).account.auth.getSession()), null);

    assert.is(valueOf(await admin.articles.remove('big')), true);
    valueOf(await admin.channels.create(channel));
    valueOf(await account.auth.signOut());
    assert.is(valueOf(await account.auth.getSession()), null);
    valueOf(await account.staffSession.signIn(Admin.email, Admin.password));
    assert.is(valueOf(await admin.health()).full, false);
  },
);

fullStorage('Deleting still works and makes room', async () => {
  const { admin, storage } = await adminTab();
  const article = valueOf(await admin.articles.create({ title: 'Big', content: 'x'.repeat(5000) }));
  storage.fill();
  assert.equal(refusal(await admin.articles.create({ title: 'New' })), full);
  assert.is(valueOf(await admin.articles.remove(article.id)), true);
  assert.ok((await admin.articles.create({ title: 'New' })).ok);
});

fullStorage('A record that goes beyond the browser’s quota is refused', async () => {
  const filler = { ...channel, name: 'x'.repeat(4_000_000) };
  const { admin } = await adminTab();
  valueOf(await admin.channels.create(filler));
  assert.equal(refusal(await admin.channels.create(filler)), full);
  assert.is(valueOf(await admin.channels.list()).length, 1);
});

fullStorage('Sign-up, users, names and history are refused in the same words', async () => {
  const { account, admin, storage } = await adminTab();
  valueOf(await admin.channels.create(channel));
  storage.fill();
  const user = { name: 'New', email: 'new@staff.example', role: 'Writer', password: '' } as const;
  const update = { ...user, ...people.Editor, name: 'A longer name', role: 'Editor', password: '' };
  assert.equal(refusal(await admin.users.update(ids.Editor, { ...update, role: 'Editor' })), full);
  assert.equal(refusal(await account.auth.updateProfile({ username: 'A longer name' })), full);
  assert.equal(refusal(account.history.add('u', { contentId: 'c', title: 'T' })), full);
  const request = { email: 'new@home.example', password: 'New-word-1', username: 'New' };
  assert.equal(refusal(await account.auth.signUp(request)), full);
});

fullStorage('Signing in claims no session that could not be kept', async () => {
  const browser = await peopledBrowser();
  const { account } = openTab(browser.tab());
  browser.storage.fill();
  const { email, password } = people.customer;
  const signedIn = await account.auth.signIn(email, password);
  const session = valueOf(await account.auth.getSession());
  assert.is(signedIn.ok, session !== null, 'success, if and only if there is a session');
  if (!session) assert.equal(refusal(signedIn), full);
});

fullStorage('Signing out works', async () => {
  const { account, storage } = await adminTab();
  storage.fill();
  valueOf(await account.auth.signOut());
  assert.is(valueOf(await account.auth.getSession()), null);
});

fullStorage.run();

const versions = suite('version of the data');

versions('The first write notes the version', async () => {
  const { admin, storage } = await adminTab();
  assert.is(storage.entries.has('data_version'), false);
  valueOf(await admin.channels.create(channel));
  assert.is(storage.entries.get('data_version'), '1');
  assert.ok((await admin.channels.create(channel)).ok, 'the same version writes on');
});

versions('Data of a newer version is shown and never written over', async () => {
  const { admin, account, storage } = await adminTab({ data_version: '2' });
  const record = { ...channel, id: 'c', createdAt: '', updatedAt: '' };
  storage.entries.set('admin_channels', JSON.stringify([record]));
  const before = storage.dump();
  assert.equal(valueOf(await admin.channels.list()), [record]);
  assert.equal(refusal(await admin.channels.create(channel)), newer);
  assert.equal(refusal(await admin.channels.update('c', channel)), newer);
  assert.equal(refusal(await admin.channels.remove('c')), newer);
  assert.equal(refusal(await admin.articles.create({ title: 'X' })), newer);
  assert.equal(refusal(await admin.users.remove(ids.Editor)), newer);
  assert.equal(refusal(await account.auth.updateProfile({ username: 'X' })), newer);
  assert.is(storage.dump(), before);
});

versions('A newer version that appears while the page is open counts at once', async () => {
  const { admin, storage } = await adminTab();
  valueOf(await admin.channels.create(channel));
  storage.entries.set('data_version', '2');
  assert.equal(refusal(await admin.channels.create(channel)), newer);
});

versions('No seeds are written among the data of a newer version', async () => {
  const { storage, tab } = fakeBrowser({ data_version: '2' });
  const { admin, account } = openTab(tab());
  valueOf(await admin.articles.list());
  valueOf(await account.auth.getSession());
  assert.equal([...storage.entries.keys()], ['data_version']);
});

versions('A version that is no number stops nobody', async () => {
  const { admin } = await adminTab({ data_version: 'one' });
  assert.ok((await admin.channels.create(channel)).ok);
});

versions.run();

const blocked = suite('blocked storage');

/** No `localStorage` exists in this process, as in a browser that throws at its mention. */
const blockedTab = () => {
  const { tab } = fakeBrowser();
  return openTab({ ...tab(), storage: browserKeyValue() });
};

blocked('The page says that nothing will be kept', () => {
  assert.is(blockedTab().account.persistent, false);
});

blocked('Staff sign in and work as long as the page is open', async () => {
  const { account, admin } = blockedTab();
  const staff = await account.staffSession.signIn('admin@example.com', 'Admin-demo-1');
  assert.is(valueOf(staff).role, 'Admin');
  const made = valueOf(await admin.articles.create({ title: 'For now' }));
  assert.equal(valueOf(await admin.articles.get(made.id)), made);
  assert.is(valueOf(await admin.articles.stats()).totalArticles, 4);
  assert.is(valueOf(await admin.users.list()).length, 3);
  assert.is(valueOf(await admin.channels.remove('channel-1')), true);
  valueOf(account.history.add('user-1', { contentId: 'a', title: 'A' }));
  assert.is(account.history.list('user-1').length, 1);
  valueOf(await account.auth.signOut());
  assert.is(valueOf(await account.auth.getSession()), null);
});

blocked('Another page starts afresh', async () => {
  const { account, admin } = blockedTab();
  valueOf(await account.staffSession.signIn('admin@example.com', 'Admin-demo-1'));
  assert.is(valueOf(await admin.articles.list()).length, 3);
});

blocked('Of several keys that do not fit together each has its old text again', () => {
  const { fill, tab, dump } = fakeStorage({ one: 'x'.repeat(100), two: '', three: '' });
  fill();
  const before = dump();
  const entries = [
    ['one', ''],
    ['two', 'y'.repeat(100)],
    ['three', 'z'],
  ] as const;
  assert.equal(refusal(writeAll({ storage: tab() }, entries)), full);
  assert.is(dump(), before);
});

blocked.run();
