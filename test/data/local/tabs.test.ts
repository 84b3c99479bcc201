import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuthUser } from '~/data/auth';
import { people } from '../contract/world';
import { pause } from '../fakes/environment';
import { refusal, until, valueOf } from '../outcome';
import { ids, openTab, peopledBrowser, startSession } from './world';

const tabs = suite('two tabs of one browser');

const channel = (name: string) => ({
  name,
  category: 'News',
  streamUrl: 'https://stream.example/1.m3u8',
  logoUrl: '',
  isFeatured: false,
});

/** Two tabs in which the Admin is signed in. */
async function twoTabs() {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, 'Admin');
  await pause();
  return { ...browser, here: openTab(environment), there: openTab(browser.tab()) };
}

tabs('What one adds, changes or deletes the other lists', async () => {
  const { here, there } = await twoTabs();
  assert.equal(valueOf(await there.admin.channels.list()), []);
  const made = valueOf(await here.admin.channels.create(channel('One')));
  assert.equal(valueOf(await there.admin.channels.list()), [made]);
  const changed = valueOf(await there.admin.channels.update(made.id, channel('Two')));
  assert.equal(valueOf(await here.admin.channels.list()), [changed]);
  assert.is(valueOf(await there.admin.channels.remove(made.id)), true);
  assert.is(valueOf(await here.admin.channels.remove(made.id)), false);
});

tabs('That the storage was cleared is announced for every kind', async () => {
  const { here, storage } = await twoTabs();
  const heard: string[] = [];
  const { articles, channels, users } = here.admin;
  articles.subscribe(() => void heard.push('articles'));
  channels.subscribe(() => void heard.push('channels'));
  users.subscribe(() => void heard.push('users'));
  storage.clear();
  assert.equal(heard.sort(), ['articles', 'channels', 'users']);
});

tabs('A change is announced in the other tab, to those who listen for its kind', async () => {
  const { here, there } = await twoTabs();
  const heard: string[] = [];
  const { articles, channels, users } = there.admin;
  const stops = [
    articles.subscribe(() => void heard.push('articles')),
    channels.subscribe(() => void heard.push('channels')),
    users.subscribe(() => void heard.push('users')),
  ];
  await pause();
  heard.length = 0;
  valueOf(await here.admin.articles.create({ title: 'One' }));
  await until(() => heard.includes('articles'));
  valueOf(await here.admin.channels.create(channel('One')));
  await until(() => heard.includes('channels'));
  valueOf(await here.admin.users.remove(ids.Writer));
  await until(() => heard.includes('users'));
  assert.equal(heard, ['articles', 'channels', 'users']);
  stops.forEach((stop) => stop());
  valueOf(await here.admin.channels.create(channel('Two')));
  await pause();
  assert.is(heard.length, 3);
});

tabs('Each adds fifty records at once and none is lost', async () => {
  const { here, there } = await twoTabs();
  const names = Array.from({ length: 50 }, (_, index) => `${index}`);
  await Promise.all(
    names.flatMap((name) => [
      here.admin.channels.create(channel(`here ${name}`)),
      there.admin.channels.create(channel(`there ${name}`)),
    ]),
  );
  const expected = names.flatMap((name) => [`here ${name}`, `there ${name}`]);
  for (const { admin } of [here, there]) {
    const listed = valueOf(await admin.channels.list()).map(({ name }) => name);
    assert.equal(listed.sort(), expected.sort());
  }
});

tabs('One adds while the other deletes, and both happen', async () => {
  const { here, there } = await twoTabs();
  const old = valueOf(await here.admin.articles.create({ title: 'Old' }));
  const [added, removed] = await Promise.all([
    here.admin.articles.create({ title: 'New' }),
    there.admin.articles.remove(old.id),
  ]);
  assert.is(valueOf(removed), true);
  assert.equal(valueOf(await there.admin.articles.list()), [valueOf(added)]);
});

tabs('Equal titles saved at once still get slugs of their own', async () => {
  const { here, there } = await twoTabs();
  const made = await Promise.all(
    [here, there, here].map(({ admin }) => admin.articles.create({ title: 'Same' })),
  );
  assert.equal(made.map((each) => valueOf(each).slug).sort(), ['same', 'same-2', 'same-3']);
});

tabs('The second save of an article that both opened is refused', async () => {
  const { here, there } = await twoTabs();
  const { id, updatedAt } = valueOf(await here.admin.articles.create({ title: 'Shared' }));
  const saves = await Promise.all([
    here.admin.articles.update(id, { content: 'mine' }, updatedAt),
    there.admin.articles.update(id, { content: 'theirs' }, updatedAt),
  ]);
  assert.equal(
    saves.map(({ ok }) => ok),
    [true, false],
  );
  assert.is(valueOf(await there.admin.articles.get(id)).content, 'mine');
});

tabs('An article deleted in one is not brought back by saving it in the other', async () => {
  const { here, there } = await twoTabs();
  const { id, updatedAt } = valueOf(await here.admin.articles.create({ title: 'Shared' }));
  valueOf(await there.admin.articles.remove(id));
  assert.equal(refusal(await here.admin.articles.update(id, { title: 'Mine' }, updatedAt)), {
    code: 'not-found',
    message: `Article with ID ${id} not found.`,
  });
  assert.equal(valueOf(await here.admin.articles.list()), []);
});

tabs('The same address signed up in both at once is taken once', async () => {
  const { here, there } = await twoTabs();
  const request = { email: 'twin@home.example', password: 'Twin-word-1', username: 'Twin' };
  const outcomes = await Promise.all([
    here.account.auth.signUp(request),
    there.account.auth.signUp({ ...request, email: 'TWIN@home.example' }),
  ]);
  assert.equal(outcomes.map(({ ok }) => ok).sort(), [false, true]);
});

tabs('Signing in and out in one is heard in the other', async () => {
  const { here, there } = await twoTabs();
  const heard: (AuthUser | null)[] = [];
  const stop = there.account.auth.subscribe((user) => void heard.push(user));
  valueOf(await here.account.auth.signOut());
  await until(() => heard.length === 1);
  assert.is(heard[0], null);
  assert.is(valueOf(await there.account.auth.getSession()), null);
  const { email, password } = people.customer;
  valueOf(await here.account.auth.signIn(email, password));
  await until(() => heard.length === 2);
  assert.equal(heard[1], { id: ids.customer, email });
  stop();
  valueOf(await here.account.auth.signOut());
  await pause();
  assert.is(heard.length, 2);
});

tabs('Signed out in one, the other can change nothing any more', async () => {
  const { here, there } = await twoTabs();
  valueOf(await here.account.auth.signOut());
  assert.equal(refusal(await there.admin.articles.create({ title: 'Late' })), {
    code: 'no-session',
    message: 'User not authenticated',
  });
});

tabs.run();
