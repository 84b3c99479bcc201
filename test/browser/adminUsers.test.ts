import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import {
  assertSecret,
  fillLogin,
  heading,
  logIn,
  place,
  records,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, closePages, focusOn, takeProblems } from '../helpers/browser';
import {
  bodyRows,
  chooseFrom,
  column,
  describedBy,
  dialog,
  fieldIn,
  makeAll,
  memberOf,
  newUser,
  openStaff,
  press,
  rowOf,
  wordsOf,
} from '../helpers/staffPages';

const users = suite('staff users');
users.after.each(closePages);

const editor = memberOf('Editor');
const nia = { name: 'Nia Bell', email: 'nia@example.com', password: 'Nia-password-1' };
const open = () => openStaff('Admin', '/admin/users');
const kept = (page: Page) => records(page, 'admin_users');

async function signInAgain(page: Page, person: { email: string; password: string }) {
  await chooseFrom(page, 'Open user menu', 'Logout');
  await heading(page, 'Staff login').waitFor();
  await fillLogin(page, person);
  await logIn(page);
}

users(
  'every user has a row with name, email and role, each role in a colour of its own',
  async () => {
    const page = await open();
    assert.equal(await page.getByRole('columnheader').allInnerTexts(), [
      '',
      'Name',
      'Email',
      'Role',
      'Actions',
    ]);
    assert.equal(await column(page, 3), [
      'admin@example.com',
      'editor@example.com',
      'writer@example.com',
    ]);
    assert.equal(await column(page, 4), ['Admin', 'Editor', 'Writer']);
    const colours = await page
      .locator('tbody td:nth-child(4) > span')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor));
    assert.is(new Set(colours).size, 3, colours.join(' '));
    await page.getByText('users and passwords are kept insecurely').waitFor();
    assertQuiet(page);
  },
);

users('the menu of one’s own row is disabled, and no box chooses it', async () => {
  const page = await open();
  assert.ok(await page.getByRole('button', { name: 'Actions for Amelia Hart' }).isDisabled());
  assert.is(await rowOf(page, 'Amelia Hart').getByRole('checkbox').count(), 0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'Selected rows' }).getByText('2 selected').waitFor();
  await press(page, 'Delete users');
  const question = dialog(page, 'Are you absolutely sure?');
  await question.getByText('This will permanently delete 2 user accounts.').waitFor();
  await press(question, 'Delete users');
  await toast(page, 'Users Deleted', '2 users have been removed.');
  assert.equal(
    (await kept(page)).map(({ id }) => id),
    ['user-1'],
  );
});

users('a new user is a Writer unless told otherwise, and is stored with a hash', async () => {
  const page = await open();
  const form = await newUser(page, nia);
  assert.is(await fieldIn(form, 'Role').inputValue(), 'Writer');
  await press(form, 'Create User');
  await toast(page, 'User Created', 'User Nia Bell has been successfully created.');
  await form.waitFor({ state: 'detached' });
  await rowOf(page, 'nia@example.com').waitFor();
  const added = (await kept(page))[3];
  assert.equal(
    [added?.['name'], added?.['email'], added?.['role']],
    [nia.name, nia.email, 'Writer'],
  );
  assert.match(JSON.stringify(added?.['credential']), '"iterations":600000');
  await assertSecret(page, nia.password);
  assertQuiet(page);
});

users('an email that is in use is rejected, and what was typed stays', async () => {
  const page = await open();
  const before = await kept(page);
  const form = await newUser(page, { ...nia, email: 'EDITOR@example.com' });
  await press(form, 'Create User');
  await toast(page, 'Creation Failed', 'A user with this email already exists.');
  const email = fieldIn(form, 'Email');
  await form.locator('#user-email-error', { hasText: 'A user with this email already' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'user-email');
  assert.is(await email.getAttribute('aria-invalid'), 'true');
  assert.is(await email.getAttribute('aria-describedby'), 'user-email-error');
  assert.is(await fieldIn(form, 'Name').inputValue(), nia.name);
  assert.equal(await kept(page), before);
  assertQuiet(page);
});

users('a new user without a password is rejected', async () => {
  const page = await open();
  const before = await kept(page);
  const form = await newUser(page, { name: nia.name, email: nia.email });
  await press(form, 'Create User');
  await toast(page, 'Creation Failed', 'Password is required for new users.');
  assert.equal(
    await form.locator('[aria-invalid=true]').evaluateAll((all) => all.map((each) => each.id)),
    ['user-password'],
  );
  await form
    .locator('#user-password-error')
    .getByText('Password is required for new users.')
    .waitFor();
  assert.equal(await kept(page), before);
});

users('name and a valid email are required', async () => {
  const page = await open();
  const form = await newUser(page, { email: 'nobody', password: nia.password });
  await press(form, 'Create User');
  await form.getByText('Name is required.').waitFor();
  await form.getByText('Please enter a valid email address.').waitFor();
  assert.is((await kept(page)).length, 3);
});

users('a blank password keeps the old one', async () => {
  const page = await open();
  const before = await kept(page);
  await chooseFrom(page, 'Actions for Daniel Okafor', 'Edit');
  const form = dialog(page, 'Edit User');
  const password = fieldIn(form, 'Password');
  assert.is(await password.getAttribute('placeholder'), 'Leave blank to keep current');
  assert.is(await password.inputValue(), '');
  assert.is(await fieldIn(form, 'Email').inputValue(), editor.email);
  await fieldIn(form, 'Name').fill('Dan Okafor');
  await press(form, 'Update User');
  await toast(page, 'User Updated', 'User Dan Okafor has been successfully updated.');
  const changed = (await kept(page))[1];
  assert.is(changed?.['name'], 'Dan Okafor');
  assert.equal(changed?.['credential'], before[1]?.['credential']);
  await signInAgain(page, editor);
  await toast(page, 'Login Successful', 'Welcome back, Dan Okafor!');
  assertQuiet(page);
});

users('a new password replaces the old one', async () => {
  const page = await open();
  await chooseFrom(page, 'Actions for Daniel Okafor', 'Edit');
  const form = dialog(page, 'Edit User');
  await fieldIn(form, 'Password').fill(nia.password);
  await press(form, 'Update User');
  await toast(page, 'User Updated', 'User Daniel Okafor has been successfully updated.');
  await signInAgain(page, editor);
  await toast(page, 'Login Failed', 'Invalid email or password.');
  await fieldIn(page, 'Password').fill(nia.password);
  await logIn(page);
  await toast(page, 'Login Successful', 'Welcome back, Daniel Okafor!');
  await assertSecret(page, nia.password, editor.password);
  assert.is(takeProblems(page).length, 1);
});

users('the deletion names the user, and the safe answer has the focus', async () => {
  const page = await open();
  await chooseFrom(page, 'Actions for Rhian Pryce', 'Delete');
  const question = dialog(page, 'Are you absolutely sure?');
  assert.equal(await wordsOf(question), [
    'Are you absolutely sure?',
    'This action cannot be undone. This will permanently delete the user account for "Rhian Pryce".',
    'Cancel',
    'Delete User',
  ]);
  await describedBy(page, /user account for "Rhian Pryce"\.$/);
  await focusOn(page, 'Cancel');
  await press(question, 'Cancel');
  await question.waitFor({ state: 'detached' });
  assert.is(await bodyRows(page).count(), 3);
  await focusOn(page, 'Actions for Rhian Pryce');
  await chooseFrom(page, 'Actions for Rhian Pryce', 'Delete');
  await press(question, 'Delete User');
  await toast(page, 'User Deleted', 'User Rhian Pryce has been removed.');
  await rowOf(page, 'Rhian Pryce').waitFor({ state: 'detached' });
  assert.equal(
    (await kept(page)).map(({ id }) => id),
    ['user-1', 'user-2'],
  );
  assertQuiet(page);
});

users('a search without a match finds no users, and is cleared again', async () => {
  const page = await open();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzz');
  await page.getByText('No users found.', { exact: true }).waitFor();
  await page.getByRole('status').getByText('0 users').waitFor();
  await press(page, 'Clear search and filters');
  await bodyRows(page).nth(2).waitFor();
  assert.is(await page.getByRole('searchbox').inputValue(), '');
});

users('the page is refused to Editors', async () => {
  const page = await openStaff('Editor', '/admin/users');
  await heading(page, 'Access Denied').waitFor();
  await page.getByText('You do not have permission to manage users.', { exact: true }).waitFor();
  assert.is(await page.locator('table').count(), 0);
  assert.is(place(page), '/admin/users');
  assertQuiet(page);
});

users('an Admin who was made an Editor in another tab is refused', async () => {
  const demoted = [{ ...memberOf('Admin'), role: 'Editor', password: undefined }];
  const page = await openStaff('Admin', '/admin/users', {
    stored: { admin_users: JSON.stringify(demoted) },
  });
  await heading(page, 'Access Denied').waitFor();
  await page.getByText('You do not have permission to manage users.', { exact: true }).waitFor();
});

users('a role lost in another tab leaves what was typed, and its save is refused', async () => {
  const page = await open();
  const form = await newUser(page, nia);
  await makeAll(page, 'Editor');
  await page.locator('table').waitFor({ state: 'detached' });
  assert.is(await fieldIn(form, 'Name').inputValue(), nia.name);
  await press(form, 'Create User');
  await form.getByRole('alert').getByText('Only Admins can add users').waitFor();
  assert.is((await kept(page)).length, 3);
  await press(form, 'Cancel');
  await press(page, 'Discard');
  await heading(page, 'Access Denied').waitFor();
  assertQuiet(page);
});

users.run();
