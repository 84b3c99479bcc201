import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import {
  assertSecret,
  fillLogin,
  heading,
  logIn,
  records,
  stored,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, takeProblems, visit } from '../helpers/browser';
import { known, wrongPassword } from '../helpers/customers';
import { holdWrites } from '../helpers/heldWrites';
import {
  chooseFrom,
  describedBy,
  dialog,
  fieldIn,
  memberOf,
  newChannel,
  openStaff,
  press,
  signedInAs,
} from '../helpers/staffPages';

const settings = suite('staff settings');
settings.after.each(closePages);

const admin = memberOf('Admin');
const newPassword = 'Better-pass-1';
const open = (role: 'Admin' | 'Editor' = 'Admin') =>
  openStaff(role, '/admin/settings', { stored: known });

async function changePassword(page: Page, current: string, next: string, again = next) {
  await fieldIn(page, 'Current password').fill(current);
  await fieldIn(page, 'New password').fill(next);
  await fieldIn(page, 'Confirm new password').fill(again);
  await press(page, 'Change password');
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await press(page, 'Export data');
  const file = await started;
  await toast(page, 'Backup Ready', 'The file has been downloaded.');
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const preview = (page: Page) => dialog(page, 'Restore this backup?');

settings('what one person typed is not in the form of who signs in after them', async () => {
  const page = await open();
  await fieldIn(page, 'Display name').fill('Words of the Admin');
  await fieldIn(page, 'Current password').fill('secret');
  const other = await openTab(page.context());
  await visit(other, '/admin/login');
  await other.evaluate((stored) => Object.assign(localStorage, stored), signedInAs('Editor'));
  const own = memberOf('Editor').name;
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('main input')?.value === name,
    own,
  );
  assert.is(await fieldIn(page, 'Current password').inputValue(), '');
});

settings('a new name shows in the header at once and stays', async () => {
  const page = await open();
  assert.is(await fieldIn(page, 'Display name').inputValue(), 'Amelia Hart');
  await fieldIn(page, 'Display name').fill('Zoë Quill');
  await press(page, 'Save name');
  await toast(page, 'Settings Saved', 'Your changes have been saved.');
  await page.locator('header').getByText('ZQ', { exact: true }).waitFor();
  assert.is((await records(page, 'admin_users'))[0]?.['name'], 'Zoë Quill');
  assert.match((await stored(page))['admin_session'] ?? '', '"name":"Zoë Quill"');
  await page.reload();
  await page.locator('header').getByText('ZQ', { exact: true }).waitFor();
  assertQuiet(page);
});

const question = (page: Page) => dialog(page, 'Discard what you typed?');
const toChannels = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();

settings('what was typed is not left without one question, whichever form holds it', async () => {
  const page = await open();
  await fieldIn(page, 'Display name').fill('Zoë');
  await toChannels(page);
  await press(question(page), 'Keep editing');
  assert.is(await fieldIn(page, 'Display name').inputValue(), 'Zoë');
  await fieldIn(page, 'Display name').fill(admin.name);
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await fieldIn(page, label).fill(newPassword);
    await toChannels(page);
    await press(question(page), 'Keep editing');
    await question(page).waitFor({ state: 'detached' });
    assert.is(await fieldIn(page, label).inputValue(), newPassword);
    await fieldIn(page, label).fill('');
  }
  await fieldIn(page, 'Display name').fill('Zoë');
  await fieldIn(page, 'New password').fill(newPassword);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate(() => location.reload());
  const browsers = await asked;
  assert.is(browsers.type(), 'beforeunload');
  await browsers.dismiss();
  await reloaded;
  await toChannels(page);
  await press(question(page), 'Discard');
  await heading(page, 'Manage Channels').waitFor();
  assert.is(await page.getByRole('dialog').count(), 0);
  assert.is((await records(page, 'admin_users'))[0]?.['name'], admin.name);
  await assertSecret(page, newPassword);
  assertQuiet(page);
});

settings('nobody is asked who typed nothing, took it back or saved it', async () => {
  const page = await open();
  const leaveAndReturn = async () => {
    await toChannels(page);
    await heading(page, 'Manage Channels').waitFor();
    await chooseFrom(page, 'Open user menu', 'Settings');
    await heading(page, 'Settings').waitFor();
  };
  await leaveAndReturn();
  await fieldIn(page, 'Display name').fill('A slip');
  await fieldIn(page, 'Display name').fill(admin.name);
  await leaveAndReturn();
  await fieldIn(page, 'Display name').fill(' Zoë Quill ');
  await press(page, 'Save name');
  await toast(page, 'Settings Saved', 'Your changes have been saved.');
  await changePassword(page, admin.password, newPassword);
  await toast(page, 'Password Changed', 'Use the new password the next time you sign in.');
  await leaveAndReturn();
  assert.is(await fieldIn(page, 'Display name').inputValue(), 'Zoë Quill');
  assertQuiet(page);
});

settings('a blank name is refused', async () => {
  const page = await open();
  await fieldIn(page, 'Display name').fill('  ');
  await press(page, 'Save name');
  await page.locator('#profile-name-error').waitFor();
  assert.is((await records(page, 'admin_users'))[0]?.['name'], 'Amelia Hart');
});

settings('a changed password is the one that signs in from then on', async () => {
  const page = await open();
  await changePassword(page, admin.password, newPassword);
  await toast(page, 'Password Changed', 'Use the new password the next time you sign in.');
  assert.is(await fieldIn(page, 'Current password').inputValue(), '');
  await chooseFrom(page, 'Open user menu', 'Logout');
  await heading(page, 'Staff login').waitFor();
  await fillLogin(page, admin);
  await logIn(page);
  await toast(page, 'Login Failed', 'Invalid email or password.');
  await fillLogin(page, { email: admin.email, password: newPassword });
  await logIn(page);
  await heading(page, 'Dashboard').waitFor();
  await assertSecret(page, newPassword, admin.password);
  assert.is(takeProblems(page).length, 1);
});

settings(
  'a password is not changed without the one in use, nor to that, a weak or a mistyped one',
  async () => {
    const page = await open();
    const before = await stored(page);
    await changePassword(page, wrongPassword, newPassword);
    const refusal = 'This is not your current password.';
    await toast(page, 'Save Failed', refusal);
    const inUse = fieldIn(page, 'Current password');
    assert.is(await page.locator('#password-current-error').innerText(), refusal);
    assert.ok(await inUse.evaluate((field) => field === document.activeElement));
    assert.is(await inUse.getAttribute('aria-invalid'), 'true');
    await changePassword(page, admin.password, admin.password);
    assert.is(
      await page.locator('#password-password-error').innerText(),
      'Please choose a password other than the current one.',
    );
    assert.is(await page.getByText('Save Failed').count(), 0, 'of the attempt before');
    await changePassword(page, admin.password, 'short');
    assert.is(await inUse.getAttribute('aria-invalid'), null);
    await page.locator('#password-password-error').waitFor();
    await changePassword(page, admin.password, newPassword, `${newPassword}!`);
    await page.locator('#password-confirmPassword-error').waitFor();
    assert.is((await stored(page))['admin_users'], before['admin_users']);
    await assertSecret(page, newPassword, wrongPassword);
  },
);

settings(
  'a backup holds all there is but passwords, and restoring it changes nothing',
  async () => {
    const page = await open();
    const { name, text } = await download(page);
    assert.match(name, /^website-backup-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(text);
    assert.equal(
      ['articles', 'channels', 'users', 'customers'].map((kind) => file[kind].length),
      [3, 3, 3, 1],
    );
    assert.not.match(text, admin.password);
    const before = await stored(page);
    await choose(page, text);
    await preview(page)
      .getByText('The file holds the same as this browser. Restoring it changes nothing.')
      .waitFor();
    assert.equal(await preview(page).locator('td').allInnerTexts(), Array(12).fill('0'));
    assert.ok(await preview(page).getByRole('button', { name: 'Restore backup' }).isDisabled());
    await press(preview(page), 'Cancel');
    await preview(page).waitFor({ state: 'detached' });
    assert.equal(await stored(page), before);
    assertQuiet(page);
  },
);

settings('Cancel stops a restore that other tabs keep waiting', async () => {
  const page = await open();
  const { text } = await download(page);
  const before = await stored(page);
  await choose(page, JSON.stringify({ ...JSON.parse(text), channels: [] }));
  const release = await holdWrites(page, 'admin_channels');
  await press(preview(page), 'Restore backup');
  await press(preview(page), 'Cancel');
  await preview(page).waitFor({ state: 'detached' });
  await release();
  await press(page, 'Export data');
  await toast(page, 'Backup Ready', 'The file has been downloaded.');
  assert.equal(await stored(page), before);
  assertQuiet(page);
});

settings(
  'a restored backup brings back what was deleted, once that is told and confirmed',
  async () => {
    const page = await open();
    const { text } = await download(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();
    await press(page, 'Delete Pocketful');
    await press(page, 'Delete Channel');
    await toast(page, 'Channel Deleted', 'Channel "Pocketful" has been removed.');
    await chooseFrom(page, 'Open user menu', 'Settings');
    await choose(page, text);
    const restored = preview(page).getByRole('row').filter({ hasText: 'Channels' });
    assert.equal((await restored.innerText()).split(/\s+/), ['Channels', '1', '0', '0']);
    assert.is((await records(page, 'admin_channels')).length, 2);
    await describedBy(page, /: 1 added, 0 changed, 0 removed\..* This action cannot be undone\./);
    await press(preview(page), 'Restore backup');
    await toast(page, 'Backup Restored', '10 entries were read.');
    assert.equal(
      (await records(page, 'admin_channels')).map(({ id }) => id),
      ['channel-1', 'channel-2', 'channel-3'],
    );
    assertQuiet(page);
  },
);

settings('what is saved after the preview leads to another preview', async () => {
  const page = await open();
  const { text } = await download(page);
  const other = await openTab(page.context());
  await visit(other, '/admin/channels');
  await press(other, 'Delete Pocketful');
  await press(other, 'Delete Channel');
  await toast(other, 'Channel Deleted', 'Channel "Pocketful" has been removed.');
  await choose(page, text);
  await preview(page).waitFor();
  await press(await newChannel(other, 'Quiz'), 'Create Channel');
  await toast(other, 'Channel Created', 'Channel "Quiz" has been successfully created.');
  await press(preview(page), 'Restore backup');
  const reason = 'Something was saved since then. Please look at the changes again.';
  await toast(page, 'Import Failed', reason);
  const row = preview(page).getByRole('row').filter({ hasText: 'Channels' });
  assert.equal((await row.innerText()).split(/\s+/), ['Channels', '1', '0', '1']);
  assert.is((await records(page, 'admin_channels')).length, 3);
});

const head = { format: 'internet-tv-site-backup', version: 1 };
const refused: Record<string, [text: string, reason: string]> = {
  'a damaged file': [
    JSON.stringify({ ...head, articles: [{ id: 'a' }] }),
    'This backup is damaged: parts of it cannot be read. Nothing was changed.',
  ],
  'half a file': ['{"format":"internet-tv-site-back', 'This file is not a backup of this website.'],
  'a foreign file': ['{"my":"holiday"}', 'This file is not a backup of this website.'],
  'a file of a newer version': [
    JSON.stringify({ ...head, version: 2, articles: [] }),
    'This backup was made by a newer version of this website. Nothing was changed.',
  ],
};
for (const [what, [text, reason]] of Object.entries(refused)) {
  settings(`${what} is refused, and nothing changes`, async () => {
    const page = await open();
    const before = await stored(page);
    await choose(page, text);
    await toast(page, 'Import Failed', reason);
    await page.getByRole('main').getByRole('alert').getByText(reason).waitFor();
    assert.is(await page.getByRole('dialog').count(), 0);
    assert.equal(await stored(page), before);
    assertQuiet(page);
  });
}

settings('Editors save and restore articles and channels only', async () => {
  const page = await open('Editor');
  const file = JSON.parse((await download(page)).text);
  assert.equal([file.users, file.customers], [undefined, undefined]);
  await choose(page, JSON.stringify({ ...file, users: [], articles: [] }));
  await preview(page)
    .getByText('In the file but left out, because only Admins restore it: Staff accounts.')
    .waitFor();
  await press(preview(page), 'Restore backup');
  await toast(page, 'Backup Restored', '3 entries were read.');
  assert.is((await records(page, 'admin_users')).length, 3);
  assert.equal(await records(page, 'admin_articles'), []);
});

settings('the storage in use is shown by what takes it', async () => {
  const page = await open();
  await page.getByText(/ of 5(\.0)? MB used in this browser$/).waitFor();
  await page.locator('dt').getByText('Staff accounts', { exact: true }).waitFor();
  await page.locator('dt').getByText('Customer accounts', { exact: true }).waitFor();
});

settings.run();
