import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading } from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, visit } from '../helpers/browser';
import {
  articlesStored,
  articleWith,
  dialog,
  fieldIn,
  openStaff,
  press,
  ready,
} from '../helpers/staffPages';

const dashboard = suite('staff dashboard');
dashboard.after.each(closePages);

/** The figures once there are any, in the order shown. */
async function figures(page: Page): Promise<string[]> {
  await page.locator('dd').getByText('–').first().waitFor({ state: 'detached' });
  return page.locator('main dl > div').allInnerTexts();
}
const lines = (...entries: [string, number][]) =>
  entries.map(([label, figure]) => `${label}\n${figure}`);

dashboard('the figures stand two by two on the smallest phone', async () => {
  const page = await openStaff('Admin', '/admin/dashboard', { width: 320 });
  const cells = page.locator('main dl > div');
  await cells.nth(3).waitFor();
  const tops = await cells.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  assert.is(new Set(tops).size, 2, `${tops}`);
});

dashboard('Admins see the figures of a fresh browser, users among them', async () => {
  const page = await openStaff('Admin', '/admin/dashboard');
  assert.equal(
    await figures(page),
    lines(['Total Articles', 3], ['Published', 3], ['Drafts', 0], ['Total Users', 3]),
  );
  await page.getByText('Recent activity will appear here.', { exact: true }).waitFor();
  await page.getByText('This is not production-grade.').waitFor();
  assertQuiet(page);
});

dashboard('Editors see no number of users', async () => {
  const stored = articlesStored({ id: 'a' }, { id: 'b', status: 'Draft' }, { id: 'c' });
  const page = await openStaff('Editor', '/admin/dashboard', { stored });
  assert.equal(await figures(page), lines(['Total Articles', 3], ['Published', 2], ['Drafts', 1]));
});

dashboard('the figures follow what another tab stores', async () => {
  const page = await openStaff('Editor', '/admin/dashboard', { stored: { admin_articles: '[]' } });
  assert.equal(await figures(page), lines(['Total Articles', 0], ['Published', 0], ['Drafts', 0]));
  const other = await openTab(page.context());
  await visit(other, '/terms');
  await other.evaluate(
    (articles) => localStorage.setItem('admin_articles', articles),
    JSON.stringify([articleWith({ id: 'a', status: 'Draft' })]),
  );
  await page.locator('dl > div', { hasText: 'Drafts' }).getByText('1').waitFor();
  assert.equal(await figures(page), lines(['Total Articles', 1], ['Published', 0], ['Drafts', 1]));
});

dashboard('what staff did last is listed, newest first, with name and day', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  await press(page, 'Add New Channel');
  const form = dialog(page, 'Create New Channel');
  await fieldIn(form, 'Name').fill('Quiz <b>Night</b>');
  await fieldIn(form, 'Category').fill('Fun');
  await fieldIn(form, 'Stream URL').fill('https://stream.example/quiz');
  await press(form, 'Create Channel');
  await form.waitFor({ state: 'detached' });
  await press(page, 'Delete Pocketful');
  await press(page, 'Delete Channel');
  await page.getByText('Channel Deleted').waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await heading(page, 'Dashboard').waitFor();
  const entries = page.locator('section ol li');
  await entries.nth(1).waitFor();
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  assert.equal(
    (await entries.allInnerTexts()).map((entry) => entry.replace(/\s+/g, ' ')),
    [
      `Amelia Hart deleted the channel “Pocketful” ${today}`,
      `Amelia Hart created the channel “Quiz <b>Night</b>” ${today}`,
    ],
  );
  await page.reload();
  await ready(page);
  await entries.nth(1).waitFor();
  assert.is(await entries.count(), 2);
  assertQuiet(page);
});

dashboard('Editors are not told what was done with users', async () => {
  const done = (kind: string, name: string) => ({
    ...{ verb: 'created', kind, name, actor: 'Amelia Hart' },
    at: '2026-03-01T10:00:00.000Z',
  });
  const log = [done('user', 'Secret Person'), done('channel', 'Quiz Night')];
  const stored = { admin_activity: JSON.stringify(log) };
  const entries = (page: Page) => page.locator('section ol li');
  const editors = await openStaff('Editor', '/admin/dashboard', { stored });
  await entries(editors).getByText('Quiz Night').waitFor();
  assert.is(await entries(editors).count(), 1);
  const admins = await openStaff('Admin', '/admin/dashboard', { stored });
  await entries(admins).getByText('Secret Person').waitFor();
  assert.is(await entries(admins).count(), 2);
});

dashboard.run();
