import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrival, field, heading, stored, toast } from '../helpers/accountPages';
import { assertQuiet, openPage, openTab, takeProblems, visit } from '../helpers/browser';
import { createButton, updateButton, write } from '../helpers/editorPage';
import { closeProject, openProject, openStaffPage, signInAs } from '../helpers/hosted';
import { chooseFrom, dialog, fieldIn, newUser, press, ready, rowOf } from '../helpers/staffPages';
import { fillStorage } from '../helpers/storageFaults';
import { type FaultKind, faults } from '../supabase/server/faults';

const staff = suite('staff over a hosted database');
staff.after.each(closeProject);

staff('an article written here is read everywhere, at its earlier address too', async () => {
  await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, { Title: 'Dish or Cable?', Excerpt: 'Both have their place.' });
  await fieldIn(page, 'Content (HTML)').fill('<p>First <b>words</b>.</p>');
  await fieldIn(page, 'Status').selectOption('Published');
  await createButton(page).click();
  await toast(page, 'Article Created', '“Dish or Cable?” has been saved.');
  await rowOf(page, 'Dish or Cable?').waitFor();
  assertQuiet(page);

  const visitor = await openPage();
  await visit(visitor, '/blog');
  await visitor.getByRole('link', { name: 'Dish or Cable?' }).first().click();
  await visitor.getByText('First words.').waitFor();
  assert.is(new URL(visitor.url()).pathname, '/blog/dish-or-cable');
  assertQuiet(visitor);

  await rowOf(page, 'Dish or Cable?').getByRole('link', { name: /^Edit/ }).click();
  await write(page, { Title: 'Cable or Dish?' });
  await updateButton(page).click();
  await toast(page, 'Article Updated', '“Cable or Dish?” has been saved.');
  await visit(visitor, '/blog/dish-or-cable');
  await heading(visitor, 'Cable or Dish?').waitFor();
  await arrival(visitor, '/blog/cable-or-dish');
});

staff('a change made meanwhile by somebody else is not overwritten', async () => {
  await openProject();
  const mine = await openStaffPage('Editor', '/admin/articles/new');
  await write(mine, { Title: 'Shared' });
  await createButton(mine).click();
  await rowOf(mine, 'Shared').getByRole('link', { name: /^Edit/ }).click();
  await fieldIn(mine, 'Title').waitFor();
  const path = new URL(mine.url()).pathname;
  const theirs = await openStaffPage('Admin', path);
  await write(theirs, { Title: 'Theirs' });
  await updateButton(theirs).click();
  await toast(theirs, 'Article Updated', '“Theirs” has been saved.');
  await write(mine, { Title: 'Mine' });
  await updateButton(mine).click();
  await mine.getByText('changed elsewhere').first().waitFor();
  assert.is(await fieldIn(mine, 'Title').inputValue(), 'Mine');
  assertQuiet(mine);
});

staff('an address with an id that no database has is told as that', async () => {
  await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/edit/article-1');
  await toast(page, 'Error', 'Error: Article not found.');
  await visit(page, '/admin/articles?author=user-1');
  await page.getByText('0 articles').first().waitFor();
  await press(page, 'Clear search and filters');
});

staff('a text that the database has no room for is told in plain words', async () => {
  await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  await press(page, 'Add New Channel');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('x'.repeat(1001));
  await form.getByLabel('Category').fill('News');
  await form.getByLabel('Stream URL').fill('https://stream.example/1.m3u8');
  await form.getByRole('button', { name: 'Create Channel' }).click();
  await form.getByText('a text is too long').first().waitFor();
  assert.is(await page.getByText('constraint').count(), 0);
});

staff('who signs in in one tab is passed on in the others', async () => {
  await openProject();
  const waiting = await openPage();
  await visit(waiting, '/admin/login?next=/admin/channels');
  const page = await openTab(waiting.context());
  await visit(page, '/admin/login');
  await signInAs(page, 'Editor');
  await arrival(page, '/admin/dashboard');
  await arrival(waiting, '/admin/channels');
});

staff('who signs in where the storage is full is let in for this page, and told', async () => {
  await openProject();
  const page = await openPage();
  await visit(page, '/admin/login');
  await fillStorage(page);
  await signInAs(page, 'Editor');
  await arrival(page, '/admin/dashboard');
  await page
    .getByRole('note')
    .filter({ hasText: 'The local storage of this browser is full' })
    .waitFor();
  assert.equal(Object.keys(await stored(page)), ['filler']);
  assertQuiet(page);
});

staff('an Admin adds a member of staff, who may then sign in', async () => {
  await openProject();
  const page = await openStaffPage('Admin', '/admin/users');
  const form = await newUser(page);
  await fieldIn(form, 'Role').selectOption('Editor');
  await press(form, 'Create User');
  await toast(page, 'User Created', 'User Nell Newcomer has been successfully created.');
  await rowOf(page, 'Nell Newcomer').waitFor();
  assertQuiet(page);

  const nell = await openPage();
  await visit(nell, '/admin/login');
  await field(nell, 'Email').fill('nell@staff.example');
  await field(nell, 'Password').fill('Nell-password-1');
  await press(nell, 'Log in');
  await toast(nell, 'Login Successful', 'Welcome back, Nell Newcomer!');
  await arrival(nell, '/admin/dashboard');
});

staff('channels are kept in the database, and found again by a search there', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  await page.getByText('No channels found. Add one to get started!').waitFor();
  await press(page, 'Add New Channel');
  const form = dialog(page, 'Create New Channel');
  await fieldIn(form, 'Name').fill('Élan Sports');
  await fieldIn(form, 'Category').fill('Sports');
  await fieldIn(form, 'Stream URL').fill('https://stream.example/1');
  await press(form, 'Create Channel');
  await toast(page, 'Channel Created', 'Channel "Élan Sports" has been successfully created.');
  await page.getByRole('searchbox').fill('elan');
  await rowOf(page, 'Élan Sports').waitFor();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByText('No channel matches this search.').waitFor();

  await page.getByRole('searchbox').fill('');
  const before = project.requests.length;
  await press(page, 'Delete Élan Sports');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Channel');
  await toast(page, 'Channel Deleted', 'Channel "Élan Sports" has been removed.');
  await page.getByText('No channels found. Add one to get started!').waitFor();
  const asked = project.requests.slice(before).filter(({ path }) => path.endsWith('/channels'));
  assert.ok(asked.some(({ method }) => method === 'DELETE'));
  const read = asked.filter(({ method }) => method === 'GET').map(({ search }) => search);
  const long = read.filter((search) => !/[?&](id=eq\.[^&]+|limit=25)(&|$)/.test(search));
  assert.equal(long, [], 'the whole list is not read for one name');
  assertQuiet(page);
});

staff('a save that fails keeps every word, and the next one succeeds', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, { Title: 'Hard to save' });
  const refused: [FaultKind, string][] = [
    [faults.html(502), 'The server has a problem. Please try again in a moment.'],
    [faults.json(500, { message: 'Disk full' }), 'Disk full'],
    [faults.tooMany(5), 'Too many attempts. Try again in 5 seconds.'],
  ];
  for (const [fault, words] of refused) {
    const mend = project.fault({ method: 'POST', path: /articles/, times: 9 }, fault);
    await createButton(page).click();
    await toast(page, 'Save Failed', words);
    assert.is(await fieldIn(page, 'Title').inputValue(), 'Hard to save');
    mend();
  }
  takeProblems(page);
  await createButton(page).click();
  await toast(page, 'Article Created', '“Hard to save” has been saved.');
});

staff('whether somebody is staff is asked again when the first answer fails', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  await page.evaluate(() => localStorage.removeItem('admin_session'));
  const mend = project.fault({ path: /profiles/, times: 9 }, faults.html(503));
  await page.reload();
  await heading(page, 'This page did not load').waitFor();
  mend();
  await press(page, 'Try again');
  await heading(page, 'Dashboard').waitFor();
});

staff('signing out in one tab leads every other one to the sign-in page', async () => {
  await openProject();
  const page = await openStaffPage('Admin', '/admin/articles');
  const other = await openTab(page.context());
  await visit(other, '/admin/channels');
  await ready(other);
  await chooseFrom(page, 'Open user menu', 'Logout');
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  await arrival(other, '/admin/login');
  await signInAs(other, 'Admin');
  await arrival(other, '/admin/channels');
});

staff('a list that cannot be had says so, and comes when it is asked for again', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  const mend = project.fault({ path: /articles/, times: 99 }, faults.refused);
  await page.goto('/admin/articles');
  await page
    .getByText('We could not reach the server. Please check your connection and try again.')
    .waitFor();
  mend();
  await press(page, 'Try again');
  await page.getByText('No articles found.').waitFor();
});

for (const [path, answer] of [
  ['articles', 'No articles found.'],
  ['channels', '1 channel'],
  ['users', '0 users'],
] as const) {
  staff(
    `a search in ${path} that fails leaves its field, and goes on with the next key`,
    async () => {
      const project = await openProject();
      await project.db.sql`insert into public.channels (name, category, stream_url)
      values ('Harbour News', 'News', 'https://stream.example/live')`;
      const page = await openStaffPage('Admin', `/admin/${path}`);
      const box = page.getByRole('searchbox');
      const words = page.getByRole('alert').getByText('The server has a problem.');
      await box.waitFor();
      const mend = project.fault({ path: new RegExp(path), times: 99 }, faults.html(503));
      await box.focus();
      await page.keyboard.type('ha');
      await words.waitFor();
      await page.keyboard.type('r');
      assert.is(await box.inputValue(), 'har');
      mend();
      await press(page, 'Try again');
      await words.waitFor({ state: 'detached' });
      assert.is(await box.inputValue(), 'har');
      await page.getByText(answer, { exact: true }).waitFor();
    },
  );
}

staff('figures that cannot be had are dashes with the reason, never noughts', async () => {
  const project = await openProject();
  const page = await openStaffPage('Admin');
  const words = page.getByText('The server has a problem. Please try again in a moment.');
  const figures = () => page.locator('main dd').allInnerTexts();
  for (const [path, shown] of [
    [/functions\/v1\/staff-users/, ['0', '0', '0', '–']],
    [/rest\/v1\/articles/, ['–', '–', '–', '–']],
  ] as const) {
    const mend = project.fault({ path, times: 99 }, faults.html(503));
    await page.reload();
    await words.waitFor();
    assert.equal(await figures(), shown);
    mend();
    await press(page, 'Try again');
    await words.waitFor({ state: 'detached' });
    // not on the body: Tab goes on from here
    await page.waitForFunction(() => document.activeElement?.matches('main'));
    assert.equal(await figures(), ['0', '0', '0', '3']);
  }
});

staff.run();
