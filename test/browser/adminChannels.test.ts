import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, visit } from '../helpers/browser';
import {
  bodyRows,
  column,
  dialog,
  fieldIn,
  makeAll,
  openStaff,
  press,
  ready,
  rowOf,
  wordsOf,
} from '../helpers/staffPages';

const channels = suite('staff channels');
channels.after.each(closePages);

const open = (stored = {}) => openStaff('Editor', '/admin/channels', { stored });
const kept = (page: Page) => records(page, 'admin_channels');

async function fillChannel(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fieldIn(form, label).fill(text);
}

async function openForm(page: Page, fields: Record<string, string>): Promise<Locator> {
  await press(page, 'Add New Channel');
  const form = dialog(page, 'Create New Channel');
  await form.getByText('Add a new channel to the IPTV service.', { exact: true }).waitFor();
  await fillChannel(form, fields);
  return form;
}

const quiz = {
  Name: 'Quiz Night',
  Category: 'Fun',
  'Stream URL': 'https://stream.example/quiz.m3u8',
};

channels(
  'every channel has a row, with a mark in words and colour where it is featured',
  async () => {
    const page = await open();
    assert.equal(await page.getByRole('columnheader').allInnerTexts(), [
      '',
      'Logo',
      'Name',
      'Category',
      'Stream URL',
      'Featured',
      'Actions',
    ]);
    assert.equal(await column(page, 3), ['Harbour News', 'Pocketful', 'Touchline One']);
    assert.equal(await column(page, 4), ['News', 'Kids', 'Sports']);
    const marks = page.locator('tbody td:nth-child(6) > span');
    assert.equal(await marks.allTextContents(), ['Featured', 'Not featured', 'Featured']);
    const [yes, no, again] = await marks.evaluateAll((all) =>
      all.map((mark) => (getComputedStyle(mark).color.match(/\d+/g) ?? []).map(Number)),
    );
    assert.equal(again, yes);
    assert.ok(Number(yes?.[1]) > Number(yes?.[0]), `green: ${yes}`);
    assert.ok(Number(no?.[0]) > Number(no?.[1]), `red: ${no}`);
    await page.getByText('Channel data is kept in local storage for demonstration only.').waitFor();
    assertQuiet(page);
  },
);

channels('a new channel is stored and listed at once', async () => {
  const page = await open();
  const form = await openForm(page, { ...quiz, Name: '  Quiz Night ' });
  assert.is(await fieldIn(form, 'Featured').isChecked(), false);
  await press(form, 'Create Channel');
  await toast(page, 'Channel Created', 'Channel "Quiz Night" has been successfully created.');
  await form.waitFor({ state: 'detached' });
  await rowOf(page, 'Quiz Night').getByText('Not featured').waitFor({ state: 'attached' });
  const { id, createdAt, updatedAt, ...added } = (await kept(page))[3] ?? {};
  assert.ok(id && createdAt && createdAt === updatedAt);
  assert.equal(added, {
    name: 'Quiz Night',
    category: 'Fun',
    streamUrl: quiz['Stream URL'],
    logoUrl: '',
    isFeatured: false,
  });
  assertQuiet(page);
});

channels('a change keeps the channel’s id and first day', async () => {
  const page = await open();
  await press(page, 'Edit Pocketful');
  const form = dialog(page, 'Edit Channel');
  assert.is(await fieldIn(form, 'Category').inputValue(), 'Kids');
  await fillChannel(form, { Name: 'Pocketful 2', 'Logo URL (optional)': '/pictures/favicon.svg' });
  await fieldIn(form, 'Featured').check();
  await press(form, 'Update Channel');
  await toast(page, 'Channel Updated', 'Channel "Pocketful 2" has been successfully updated.');
  const logo = rowOf(page, 'Pocketful 2').locator('img');
  assert.is(await logo.getAttribute('src'), '/pictures/favicon.svg');
  const { updatedAt, ...changed } = (await kept(page))[2] ?? {};
  assert.equal(changed, {
    id: 'channel-3',
    name: 'Pocketful 2',
    category: 'Kids',
    streamUrl: 'https://stream.example/pocketful/index.m3u8',
    logoUrl: '/pictures/favicon.svg',
    isFeatured: true,
    createdAt: '2025-09-01T09:00:00.000Z',
  });
  assert.ok(String(updatedAt) > '2026');
});

channels('the deletion names the channel', async () => {
  const page = await open();
  await press(page, 'Delete Pocketful');
  const question = dialog(page, 'Are you absolutely sure?');
  assert.equal(await wordsOf(question), [
    'Are you absolutely sure?',
    'This action cannot be undone. This will permanently delete the channel "Pocketful".',
    'Cancel',
    'Delete Channel',
  ]);
  await press(question, 'Cancel');
  await question.waitFor({ state: 'detached' });
  assert.is(await bodyRows(page).count(), 3);
  await press(page, 'Delete Pocketful');
  await press(question, 'Delete Channel');
  await toast(page, 'Channel Deleted', 'Channel "Pocketful" has been removed.');
  await rowOf(page, 'Pocketful').waitFor({ state: 'detached' });
  assert.equal(
    (await kept(page)).map(({ id }) => id),
    ['channel-1', 'channel-2'],
  );
  assertQuiet(page);
});

channels('addresses that a browser would run or read as data are refused', async () => {
  const page = await open();
  const form = await openForm(page, quiz);
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://a.example',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:a',
    'ftp://a.example/b',
    'stream.example/quiz',
    'https://user:secret@a.example/',
  ]) {
    await fillChannel(form, { 'Stream URL': address, 'Logo URL (optional)': address });
    await press(form, 'Create Channel');
    const messages = form.locator('[id$=-error]');
    await messages.nth(1).waitFor();
    assert.equal(
      await messages.allInnerTexts(),
      ['Please enter a valid stream URL.', 'Please enter a valid logo URL.'],
      address,
    );
    await fillChannel(form, { 'Stream URL': quiz['Stream URL'], 'Logo URL (optional)': '' });
    await messages.first().waitFor({ state: 'detached' });
  }
  assert.is(
    await page.evaluate(() => localStorage.getItem('admin_channels')?.includes('Quiz')),
    false,
  );
  assertQuiet(page);
});

channels('name, category and stream URL are required', async () => {
  const page = await open();
  const form = await openForm(page, { Name: '   ' });
  await press(form, 'Create Channel');
  await form.locator('[id$=-error]').nth(2).waitFor();
  assert.equal(await form.locator('[id$=-error]').allInnerTexts(), [
    'Name is required.',
    'Category is required.',
    'Stream URL is required.',
  ]);
});

channels(
  'a long stream URL is cut short in sight, whole in its tooltip and when copied',
  async () => {
    const streamUrl = `https://stream.example/${'long-'.repeat(40)}index.m3u8`;
    const page = await open({
      admin_channels: JSON.stringify([{ id: 'a', name: 'Long', category: 'Fun', streamUrl }]),
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const url = page.getByText(streamUrl, { exact: true });
    assert.is(await url.getAttribute('title'), streamUrl);
    assert.ok(await url.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    await press(page, 'Copy the stream URL of Long');
    await toast(page, 'Copied', 'The stream URL is in the clipboard.');
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), streamUrl);
  },
);

channels('without channels the page invites to add one', async () => {
  const page = await open({ admin_channels: '[]' });
  await page.getByText('No channels found. Add one to get started!', { exact: true }).waitFor();
  const form = await openForm(page, quiz);
  await press(form, 'Create Channel');
  await rowOf(page, 'Quiz Night').waitFor();
  assert.is((await kept(page)).length, 1);
});

channels('what another tab adds appears by itself', async () => {
  const page = await open();
  const other = await openTab(page.context());
  await visit(other, '/admin/channels');
  await ready(other);
  await press(await openForm(other, quiz), 'Create Channel');
  await rowOf(page, 'Quiz Night').waitFor();
  assertQuiet(page);
});

channels('a role lost in another tab leaves what was typed, and its save is refused', async () => {
  const page = await open();
  const form = await openForm(page, quiz);
  const other = await makeAll(page, 'Writer');
  // the list looks again when something in it has changed
  await other.evaluate(() => localStorage.setItem('admin_channels', '[]'));
  await page.locator('table').waitFor({ state: 'detached' });
  assert.is(await fieldIn(form, 'Name').inputValue(), quiz.Name);
  await press(form, 'Create Channel');
  await form.getByRole('alert').getByText('Only Admins or Editors can add channels').waitFor();
  assert.equal(await kept(page), []);
  await press(form, 'Cancel');
  await press(page, 'Discard');
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  assertQuiet(page);
});

channels('a button that is but a drawing is read once, and named to the pointer', async () => {
  const page = await open();
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const buttons = nodes.filter(({ role }) => role?.value === 'button');
  const twice = buttons.filter(({ name, description }) => name?.value === description?.value);
  assert.equal(
    twice.map(({ name }) => name?.value),
    [],
  );

  const name = 'Edit Harbour News';
  const [whole, named] = await Promise.all([
    page.getByRole('button', { name, exact: true }).boundingBox(),
    page.getByTitle(name, { exact: true }).boundingBox(),
  ]);
  assert.ok(whole);
  assert.equal(named, whole, 'wherever it rests');
});

channels.run();
