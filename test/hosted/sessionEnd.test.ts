import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { people } from '../data/contract/world';
import { arrival, fault, field, heading, stored, toast } from '../helpers/accountPages';
import { openTab, visit } from '../helpers/browser';
import { restore } from '../helpers/drafts';
import { createButton, write } from '../helpers/editorPage';
import { closeProject, expireToken, openProject, openStaffPage, signInAs } from '../helpers/hosted';
import {
  chooseFrom,
  dialog,
  fieldIn,
  newChannel,
  newUser,
  press,
  ready,
  rowOf,
} from '../helpers/staffPages';
import type { TestSupabase } from '../supabase/server';
import { faults } from '../supabase/server/faults';

const ending = suite('a session that ends over unsaved work');
ending.after.each(closeProject);

const { Editor, Admin } = people;
const question = (page: Page) => dialog(page, 'Log in to go on');
const passwordIn = (page: Page) => fieldIn(question(page), 'Password');
const notice =
  'You are signed out. What you typed is still here, but it cannot be saved until you log in.';
const text = { Title: 'Late at night', Excerpt: 'Nobody is up.', Tags: 'night, owls' };

/** No token is good any more, as after weeks or a sign-out on every device. */
async function endSessions({ db, fault, arrival, requests }: TestSupabase): Promise<void> {
  await db.sql`delete from auth.refresh_tokens`;
  const expired = faults.json(401, { code: 'PGRST303', message: 'JWT expired' });
  const mend = fault({ path: /^\/rest\//, times: 99 }, expired);
  // till a page has heard of it: the first request may be one that nobody waits for any more
  void arrival({ path: /\/token$/ }, requests.length).then(mend);
}

async function articlesOf({ db }: TestSupabase): Promise<unknown[][]> {
  const rows = await db.sql`select title, excerpt, tags from public.articles`;
  return rows.map(({ title, excerpt, tags }) => [title, excerpt, tags]);
}
const saved = [[text.Title, text.Excerpt, ['night', 'owls']]];

/** An editor with something in it, over a session that has ended. */
async function openEnded() {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, text);
  await endSessions(project);
  return { project, page };
}

async function assertTyped(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(text))
    assert.is(await fieldIn(page, label).inputValue(), value);
  assert.is(new URL(page.url()).pathname, '/admin/articles/new');
}

const logIn = async (page: Page, password: string) => {
  await passwordIn(page).fill(password);
  await press(question(page), 'Log in');
};

/** By the same person, in another tab. */
async function signOutElsewhere(page: Page): Promise<void> {
  const other = await openTab(page.context());
  await visit(other, '/admin/dashboard');
  await ready(other);
  await chooseFrom(other, 'Open user menu', 'Logout');
}

/** As an Editor, in another tab. */
async function signInElsewhere(page: Page): Promise<void> {
  const other = await openTab(page.context());
  await visit(other, '/admin/login');
  await signInAs(other, 'Editor');
  await arrival(other, '/admin/dashboard');
  // a tab in the background takes its time
  await page.bringToFront();
}

ending('the save is sent once its author has signed in again, above the text', async () => {
  const { project, page } = await openEnded();
  await createButton(page).click();
  await question(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'login-password');
  const email = fieldIn(question(page), 'Email');
  assert.equal([await email.inputValue(), await email.isEditable()], [Editor.email, false]);
  await assertTyped(page);
  await logIn(page, Editor.password);
  await toast(page, 'Article Created', '“Late at night” has been saved.');
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

ending('by the keyboard alone', async () => {
  const { project, page } = await openEnded();
  await fieldIn(page, 'Title').focus();
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => document.activeElement?.id === 'login-password');
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.id === 'article-title');
  await page.keyboard.press('Control+s');
  await page.waitForFunction(() => document.activeElement?.id === 'login-password');
  await page.keyboard.type(Editor.password);
  await page.keyboard.press('Enter');
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

ending('put aside, the text stays unsaved below a notice that leads back', async () => {
  const { project, page } = await openEnded();
  await createButton(page).click();
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByText(notice).waitFor();
  await fault(page, 'You must be logged in to create an article.');
  assert.is(await page.getByText('JWT').count(), 0);
  await assertTyped(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await press(dialog(page, 'Leave without saving?'), 'Keep editing');

  await press(page, 'Log in');
  await logIn(page, Editor.password);
  await question(page).waitFor({ state: 'detached' });
  // the button in the notice had it, and is gone
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  assert.is(await page.getByText(notice).count(), 0);
  await assertTyped(page);
  assert.equal(await articlesOf(project), [], 'that save was given up');
  await createButton(page).click();
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

ending('a wrong password and a wait are told in the dialog, which stays', async () => {
  const { project, page } = await openEnded();
  await createButton(page).click();
  await logIn(page, 'Not-my-password-1');
  await fault(page, 'Invalid email or password. Please try again.');
  project.fault({ path: /\/token/ }, faults.tooMany(2));
  await press(question(page), 'Log in');
  await question(page)
    .getByText(/^Too many attempts\. Try again in \d second/)
    .waitFor();
  await question(page).getByText('Too many attempts').waitFor({ state: 'detached' });
  await assertTyped(page);
  await logIn(page, Editor.password);
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

ending('a token that ran out while somebody was writing asks as well', async () => {
  const { project, page } = await openEnded();
  await expireToken(page);
  await createButton(page).click();
  await logIn(page, Editor.password);
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

ending('so does one that ran out over a dialog, whose save is sent then', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  const form = await newChannel(page, 'Owl TV');
  await endSessions(project);
  await expireToken(page);
  await press(form, 'Create Channel');
  await question(page).waitFor();
  await logIn(page, Editor.password);
  await rowOf(page, 'Owl TV').waitFor();
  await form.waitFor({ state: 'detached' });
});

ending('who is staff no more is told as at the login, and loses nothing', async () => {
  const { project, page } = await openEnded();
  await project.db.sql`update public.profiles set role = null where email = ${Editor.email}`;
  await createButton(page).click();
  await logIn(page, Editor.password);
  await fault(page, 'Invalid email or password. Please try again.');
  assert.is((await stored(page))['auth_session'], undefined);
  await assertTyped(page);
  await press(question(page), 'Log in as somebody else');
  await arrival(page, '/admin/login');
  await toast(page, 'Signed Out', 'Your unsaved text is kept here. Log in again to go on.');
  await project.db.sql`update public.profiles set role = 'Editor' where email = ${Editor.email}`;
  await signInAs(page, 'Editor');
  await arrival(page, '/admin/articles/new');
  await restore(page);
  await assertTyped(page);
});

ending('signing in in another tab is enough', async () => {
  const { page } = await openEnded();
  await createButton(page).click();
  await question(page).waitFor();
  await signInElsewhere(page);
  await rowOf(page, 'Late at night').waitFor();
});

ending('a sign-out in another tab leads to the sign-in page, the text is kept', async () => {
  await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, text);
  await signOutElsewhere(page);
  await arrival(page, '/admin/login');
  await toast(page, 'Signed Out', 'Your unsaved text is kept here. Log in again to go on.');
});

ending('where nothing is unsaved, the sign-in page comes as ever', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles');
  await page.getByText('No articles found.').waitFor();
  await endSessions(project);
  await page.getByRole('link', { name: 'Channels' }).click();
  await arrival(page, '/admin/login');
  await field(page, 'Email').waitFor();
});

ending('a session that is renewed and refused all the same is no empty list', async () => {
  const project = await openProject();
  const page = await openStaffPage('Admin', '/admin/dashboard');
  await ready(page);
  const expired = faults.json(401, { code: 'PGRST303', message: 'JWT expired' });
  const mend = project.fault({ path: /^\/rest\//, times: 999 }, expired);
  for (const [link, title] of [
    ['Articles', 'Articles'],
    ['Channels', 'Manage Channels'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await heading(page, title).waitFor();
    await page.getByRole('alert').getByText('Your session has ended.').waitFor();
  }
  mend();
  await press(page, 'Try again');
  await page.getByText('No channels found.').waitFor();
});

ending('a save over such a session asks for the password, and is sent after it', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, text);
  const expired = faults.json(401, { code: 'PGRST303', message: 'JWT expired' });
  const mend = project.fault({ path: /^\/rest\//, times: 999 }, expired);
  await createButton(page).click();
  await question(page).waitFor();
  mend();
  await logIn(page, Editor.password);
  await rowOf(page, 'Late at night').waitFor();
  assert.equal(await articlesOf(project), saved);
});

/** A dialog with a new user in it. */
async function openUserDialog() {
  const project = await openProject();
  const page = await openStaffPage('Admin', '/admin/users');
  return { project, page, form: await newUser(page) };
}

ending('a user’s dialog is sent after signing in again, too', async () => {
  const { project, page, form } = await openUserDialog();
  await endSessions(project);
  await press(form, 'Create User');
  await logIn(page, Admin.password);
  await toast(page, 'User Created', 'User Nell Newcomer has been successfully created.');
  await rowOf(page, 'Nell Newcomer').waitFor();
  await heading(page, 'Manage Users').waitFor();
});

ending('put aside, a dialog keeps what stands in it, and is sent when saved again', async () => {
  const { project, page, form } = await openUserDialog();
  await endSessions(project);
  await press(form, 'Create User');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await fieldIn(form, 'Name').fill('Nell Nextdoor');
  await press(form, 'Create User');
  await logIn(page, Admin.password);
  await rowOf(page, 'Nell Nextdoor').waitFor();
  assert.is(await rowOf(page, 'Nell Newcomer').count(), 0);
});

ending('signing in again in another tab sends a channel that was being saved', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  const form = await newChannel(page, 'Owl TV');
  await endSessions(project);
  await press(form, 'Create Channel');
  await question(page).waitFor();
  await signInElsewhere(page);
  await rowOf(page, 'Owl TV').waitFor();
  assert.is((await project.db.sql`select from public.channels`).length, 1);
});

ending('a sign-out in another tab tells of a dialog that was not saved', async () => {
  const { page } = await openUserDialog();
  await signOutElsewhere(page);
  await arrival(page, '/admin/login');
  await toast(page, 'Signed Out', 'What you typed has not been saved.');
});

ending('and of settings that were not', async () => {
  await openProject();
  const page = await openStaffPage('Editor', '/admin/settings');
  await fieldIn(page, 'Display name').fill('Edith Changed');
  await signOutElsewhere(page);
  await arrival(page, '/admin/login');
  await toast(page, 'Signed Out', 'What you typed has not been saved.');
});

ending.run();
