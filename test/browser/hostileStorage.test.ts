import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { storageKeys } from '~/data/keys';
import { fillLogin, heading, logIn, records, stored, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { blockStorage, fillStorage } from '../helpers/storageFaults';
import {
  articleWith,
  bodyRows,
  chooseFrom,
  column,
  dialog,
  fieldIn,
  newChannel,
  memberOf,
  openStaff,
  press,
  ready,
  rowOf,
  signedInAs,
} from '../helpers/staffPages';
import { jsonTexts } from '../fixtures/hostile/json';

const storage = suite('storage that lets the staff area down');
storage.after.each(closePages);

const admin = memberOf('Admin');
const good = articleWith({ id: 'good', title: 'Good one' });
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('note').filter({ hasText: text });
const unreadable = /could not be read/;

async function addChannel(page: Page, name: string): Promise<void> {
  const form = await newChannel(page, name);
  await press(form, 'Create Channel');
}

storage('blocked: staff work as long as the page is open, and are told so once', async () => {
  const page = await openPage();
  await blockStorage(page);
  await visit(page, '/admin/login');
  await fillLogin(page, admin);
  await logIn(page);
  await heading(page, 'Dashboard').waitFor();
  const told = note(page, 'Your browser is blocking local storage');
  await told.waitFor();
  assert.is(await told.count(), 1);
  await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();
  await heading(page, 'Manage Channels').waitFor();
  await addChannel(page, 'For now');
  await rowOf(page, 'For now').waitFor();
  assert.is(await told.count(), 1);
  assertQuiet(page);
});

async function openFull() {
  const page = await openPage();
  await visit(page, '/about');
  await fillStorage(page);
  return page;
}

async function assertUntouched(page: Page) {
  assert.equal(Object.keys(await stored(page)), ['filler']);
  assert.equal(
    takeProblems(page).filter((each) => /page error/.test(each)),
    [],
  );
}

storage('full: pages, seeds and theme work, and nothing is written over', async () => {
  const page = await openFull();
  await visit(page, '/blog');
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /dark theme/ })
    .first()
    .click();
  await page.locator('html[data-theme=dark]').waitFor();
  await assertUntouched(page);
});

storage('full: the login works, and nothing is written over', async () => {
  const page = await openFull();
  await visit(page, '/admin/login');
  await fillLogin(page, admin);
  await logIn(page);
  // for this page alone, so that something can be removed
  await heading(page, 'Dashboard').waitFor();
  await note(page, 'The local storage of this browser is full').waitFor();
  await assertUntouched(page);
});

storage('full: a save is refused in words, what is stored and what is typed stay', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  const before = (await stored(page))[storageKeys.channels];
  await fillStorage(page);
  await addChannel(page, 'Too much');
  await toast(page, 'Creation Failed', 'Could not create the channel.');
  await dialog(page, 'Create New Channel')
    .getByText('The local storage of this browser is full.')
    .waitFor();
  assert.is(await fieldIn(dialog(page, 'Create New Channel'), 'Name').inputValue(), 'Too much');
  assert.is((await stored(page))[storageKeys.channels], before);
});

storage('half a record costs only itself, can be fetched and outlives the next save', async () => {
  const text = `[${JSON.stringify(good)},{"id":"half"},${JSON.stringify({ ...good, id: 'b', title: 'Another' })}]`;
  const page = await openStaff('Admin', '/admin/articles', {
    stored: { [storageKeys.articles]: text },
  });
  assert.is(await bodyRows(page).count(), 2);
  await note(page, unreadable).waitFor();
  const download = page.waitForEvent('download');
  await press(page, 'Download what could not be read');
  const fetched = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  assert.equal(fetched, { [storageKeys.articles]: '{"id":"half"}' });
  assert.is((await stored(page))[storageKeys.articles], text, 'nothing was changed so far');

  await press(page, 'Delete “Another”');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Article');
  await rowOf(page, 'Another').waitFor({ state: 'detached' });
  const kept = await stored(page);
  const aside = Object.keys(kept).filter((key) => key.startsWith('admin_articles.corrupt.'));
  assert.equal(
    aside.map((key) => kept[key]),
    ['{"id":"half"}'],
  );
  assert.equal(
    (await records(page, storageKeys.articles)).map(({ id }) => id),
    ['good'],
  );
  assertQuiet(page);
});

storage('what cannot be read and fills more than half of the room can be put aside', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  const size = 3_000_000;
  await page.evaluate(([key, length]) => localStorage.setItem(key, 'x'.repeat(length)), [
    storageKeys.channels,
    size,
  ] as const);
  await page.reload();
  await ready(page);
  await addChannel(page, 'All the same');
  await rowOf(page, 'All the same').waitFor();
  const kept = await stored(page);
  const aside = Object.keys(kept).filter((key) => key.startsWith('admin_channels.corrupt.'));
  assert.equal(
    aside.map((key) => kept[key]?.length),
    [size],
  );
  assert.is((await records(page, storageKeys.channels)).length, 1);
  assertQuiet(page);
});

storage('of two records with one id the first counts, and the other is kept', async () => {
  const twin = { ...good, title: 'Twin' };
  const page = await openStaff('Admin', '/admin/articles', {
    stored: { [storageKeys.articles]: JSON.stringify([good, twin]) },
  });
  assert.is(await bodyRows(page).count(), 1);
  await rowOf(page, 'Good one').waitFor();
  await note(page, unreadable).waitFor();
});

storage('data of a newer build is shown, and this one does not write over it', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  await page.evaluate(() => localStorage.setItem('data_version', '2'));
  const before = await stored(page);
  await addChannel(page, 'Too late');
  await dialog(page, 'Create New Channel')
    .getByText('This site was updated in another tab. Reload this page to go on.')
    .waitFor();
  assert.is((await stored(page))[storageKeys.channels], before[storageKeys.channels]);
  await page.reload();
  await ready(page);
  await note(page, 'This site was updated in another tab').waitFor();
  assert.is(await bodyRows(page).count(), 3);
});

storage('what was deleted to the last does not come back as samples', async () => {
  const page = await openStaff('Admin', '/admin/channels', {
    stored: { [storageKeys.channels]: JSON.stringify([{ id: 'c', name: 'Only' }]) },
  });
  await press(page, 'Delete Only');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Channel');
  await page.getByText('No channels found. Add one to get started!').waitFor();
  await page.reload();
  await ready(page);
  await page.getByText('No channels found. Add one to get started!').waitFor();
  assert.is((await stored(page))[storageKeys.channels], '[]');
});

storage(
  'cleared by hand while a dialog is open: refused in words, what was typed stays',
  async () => {
    const page = await openStaff('Admin', '/admin/channels');
    const form = await newChannel(page, 'Typed');
    await page.evaluate(() => localStorage.clear());
    await press(form, 'Create Channel');
    await toast(page, 'Creation Failed', 'Could not create the channel.');
    await form.getByText('Only Admins or Editors can add channels').waitFor();
    assert.is(await fieldIn(form, 'Name').inputValue(), 'Typed');
    assert.is((await stored(page))[storageKeys.channels], undefined);
  },
);

storage('clear-text passwords of older data are hashed as soon as anybody signs in', async () => {
  const older = {
    id: 'old',
    name: 'Old',
    email: 'old@staff.example',
    role: 'Admin',
    password: 'admin123',
  };
  const page = await openPage({ stored: { [storageKeys.staff]: JSON.stringify([older]) } });
  await visit(page, '/admin/login');
  await fillLogin(page, { email: older.email, password: older.password });
  await logIn(page);
  await heading(page, 'Dashboard').waitFor();
  const kept = JSON.stringify(await stored(page));
  assert.not.match(kept, 'admin123');
  assert.match(kept, 'PBKDF2-SHA-256');
  assertQuiet(page);
});

storage('the browser is asked to keep the data, and staff are told where it does not', async () => {
  const page = await openPage({ stored: signedInAs('Admin') });
  await page.addInitScript(() => {
    let asked = 0;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      Object.assign(window, { asked: (asked += 1) });
      return false;
    };
  });
  await visit(page, '/admin/settings');
  await note(page, 'may clear the data').waitFor();
  // the question may be put after the note has come
  await page.waitForFunction(() => Reflect.has(window, 'asked'));
  assert.is(await page.evaluate(() => Reflect.get(window, 'asked')), 1);
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => true;
  });
  await page.reload();
  await page.getByText('used in this browser').waitFor();
  assert.is(await note(page, 'may clear the data').count(), 0);
});

/** One of each kind; all of them are tried against the data layer itself. */
const odd = jsonTexts.filter((text, index) => index % 16 === 0 && text.length < 200_000);

storage('odd JSON in every list: each page stands, and nothing is destroyed', async () => {
  const page = await openStaff('Admin', '/admin/dashboard');
  for (const [index, text] of odd.entries()) {
    const path =
      ['/admin/articles', '/admin/channels', '/admin/dashboard', '/blog'][index % 4] ?? '';
    const keys = [storageKeys.articles, storageKeys.channels, storageKeys.activity];
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      keys.map((key) => [key, text] as [string, string]),
    );
    await visit(page, path);
    await ready(page);
    const kept = await stored(page);
    assert.equal(
      keys.map((key) => kept[key] === text),
      [true, true, true],
      text.slice(0, 80),
    );
  }
  assertQuiet(page);
});

storage('odd JSON in the list of staff: the login stands, and nothing is destroyed', async () => {
  const page = await openPage();
  await visit(page, '/about');
  for (const text of odd.filter((_, index) => index % 3 === 0)) {
    await page.evaluate((value) => localStorage.setItem('admin_users', value), text);
    await visit(page, '/admin/articles');
    await heading(page, 'Staff login').waitFor();
    assert.is((await stored(page))[storageKeys.staff], text);
  }
  assertQuiet(page);
});

storage('after the logout nothing of who was signed in is left', async () => {
  const page = await openStaff('Admin', '/admin/users');
  assert.ok((await column(page, 3)).length > 0);
  await chooseFrom(page, 'Open user menu', 'Logout');
  await heading(page, 'Staff login').waitFor();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    tab: JSON.stringify({ ...sessionStorage }),
    text: document.body.innerText + document.title,
  }));
  assert.equal(
    kept.local.filter((key) => /session/.test(key)),
    [],
  );
  for (const trace of [admin.name, admin.email]) {
    assert.not.match(kept.tab, trace);
    assert.not.match(kept.text, trace);
  }
});

storage.run();
