import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../data/outcome';
import { arrival, heading, toast } from '../helpers/accountPages';
import { openPage, visit } from '../helpers/browser';
import { createButton, write } from '../helpers/editorPage';
import {
  closeProject,
  expireToken,
  openCustomerPage,
  openProject,
  openStaffPage,
  signInAs,
} from '../helpers/hosted';
import { dialog, fieldIn, newChannel, press, rowOf } from '../helpers/staffPages';
import { faults } from '../supabase/server/faults';

const cancelling = suite('cancelling what a hosted database takes long for');
cancelling.after.each(closeProject);

const words =
  'You stopped waiting. It may have been saved all the same: please look before you try again.';

cancelling('a list that does not come can be given up, and asked for again', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  const mend = project.fault({ path: /rest\/v1\/articles/, times: 99 }, faults.hang());
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByText('Still working...').waitFor();
  await press(page, 'Cancel');
  await page.getByText('You stopped waiting.').waitFor();
  mend();
  await press(page, 'Try again');
  await page.getByText('No articles found.').waitFor();
});

cancelling('an article whose save was given up, but done, is there once', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await page.clock.install();
  await write(page, { Title: 'Slow', Excerpt: 'As a snail.' });
  project.fault({ method: 'POST', path: /rest\/v1\/articles/ }, faults.hang(true));
  await createButton(page).click();
  await press(page, 'Cancel');
  await toast(page, 'Save Failed', words);
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Slow');
  assert.is(await fieldIn(page, 'Excerpt').inputValue(), 'As a snail.');

  await createButton(page).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.clock.fastForward(15_000);
  await rowOf(page, 'Slow').waitFor();
  const rows = await project.db.sql`select title from public.articles`;
  assert.is(rows.length, 1);
});

cancelling('a customer’s dashboard can be given up, and asked for again', async () => {
  const project = await openProject();
  const page = await openCustomerPage();
  await heading(page, 'Welcome, Cleo Customer').waitFor();
  const mend = project.fault({ path: /profiles/, times: 99 }, faults.hang());
  await page.reload();
  await press(page, 'Cancel');
  await heading(page, 'This page did not load').waitFor();
  mend();
  await press(page, 'Try again');
  await heading(page, 'Welcome, Cleo Customer').waitFor();
});

cancelling('a log-in that does not come can be given up and tried again', async () => {
  const project = await openProject();
  const page = await openPage();
  await visit(page, '/login');
  const mend = project.fault({ path: /auth\/v1\/token/, times: 9 }, faults.hang());
  await signInAs(page, 'customer');
  await press(page, 'Cancel');
  await toast(page, 'Login Failed', 'You stopped waiting.');
  // the server hears of it a little later than the visitor
  await until(() =>
    project.requests.some(({ path, givenUp }) => path.endsWith('/token') && givenUp),
  );
  mend();
  await press(page, 'Log in');
  await arrival(page, '/dashboard');
});

cancelling(
  'a page of a list that does not come can be given up, the next one asked for',
  async () => {
    const project = await openProject();
    await project.db.sql`
    insert into public.channels (name, category, stream_url)
    select 'Channel ' || n, 'News', 'https://s.example/' || n from generate_series(1, 30) n`;
    const page = await openStaffPage('Editor', '/admin/channels');
    await rowOf(page, 'Channel 10').waitFor();
    const mend = project.fault({ path: /rest\/v1\/channels/, times: 99 }, faults.hang());
    await press(page, 'Next');
    await press(page, 'Cancel');
    await page.getByText('You stopped waiting.').waitFor();
    mend();
    await press(page, 'Try again');
    await page.getByText('Page 2 of 2').waitFor();
  },
);

cancelling('finding out whether somebody is staff can be given up, and tried again', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  await page.evaluate(() => localStorage.removeItem('admin_session'));
  const mend = project.fault({ path: /profiles/, times: 99 }, faults.hang());
  await page.reload();
  await press(page, 'Cancel');
  await heading(page, 'This page did not load').waitFor();
  mend();
  await press(page, 'Try again');
  await heading(page, 'Dashboard').waitFor();
});

cancelling(
  'a session that is long in coming can be given up, and leads on when it comes',
  async () => {
    const project = await openProject();
    const page = await openCustomerPage();
    // where no script runs that would renew the token itself
    await page.goto('/robots.txt');
    await expireToken(page);
    let answer: () => void = () => undefined;
    const release = new Promise<void>((resolve) => (answer = resolve));
    project.fault({ path: /auth\/v1\/token/ }, faults.held(release));
    await page.goto('/dashboard');
    await press(page, 'Cancel');
    await arrival(page, '/login');
    await heading(page, 'Log in').waitFor();
    assert.ok(await page.evaluate(() => localStorage.getItem('auth_session')));
    answer();
    await heading(page, 'Welcome, Cleo Customer').waitFor();
  },
);

cancelling('a deletion that takes long says so, once asked for, and keeps the focus', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  const form = await newChannel(page, 'One');
  await press(form, 'Create Channel');
  await form.waitFor({ state: 'detached' });
  let answer: () => void = () => undefined;
  const release = new Promise<void>((resolve) => (answer = resolve));
  project.fault({ method: 'DELETE', path: /channels/ }, faults.held(release));
  await press(page, 'Delete One');
  const question = dialog(page, 'Are you absolutely sure?');
  await press(question, 'Delete Channel');
  const button = question.getByRole('button', { name: 'Working…' });
  await button.waitFor();
  assert.ok(await button.evaluate((each) => each === document.activeElement));
  await question.getByRole('status').getByText('Working…').waitFor({ state: 'attached' });
  const isDelete = ({ method }: { method: string }) => method === 'DELETE';
  await button.press('Enter');
  answer();
  await toast(page, 'Channel Deleted', 'Channel "One" has been removed.');
  assert.is(project.requests.filter(isDelete).length, 1);
});

cancelling('who leaves a page no longer waits for its answers', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  const path = /rest\/v1\/articles/;
  const from = project.requests.length;
  project.fault({ path, times: 99 }, faults.hang());
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  const asked = await project.arrival({ path }, from);
  await page.getByRole('link', { name: 'Channels', exact: true }).click();
  await heading(page, 'Manage Channels').waitFor();
  await until(() => asked.givenUp);
});

cancelling.run();
