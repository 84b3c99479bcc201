import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { fillLogin, logIn } from '../helpers/accountPages';
import { closePages, openPage, visit } from '../helpers/browser';
import { openStaff, press } from '../helpers/staffPages';
import { until } from '../helpers/worker';

const toasts = suite('toasts on small screens');
toasts.after.each(closePages);

const shown = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title).waitFor();

/** Waits until the middle of what has the focus can be seen. */
const focusSeen = (page: Page) =>
  page.waitForFunction(() => {
    const { activeElement: held } = document;
    if (!held || held === document.body) return false;
    const { x, y, width, height } = held.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen !== null && held.contains(seen);
  });

/** The part of what has the focus that the notification hides. */
const hiddenPart = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement?.getBoundingClientRect();
    const card = document.querySelector('#toasts > div:not(:empty)')?.getBoundingClientRect();
    if (!held || !card) return 0;
    const across = Math.min(held.right, card.right) - Math.max(held.left, card.left);
    const down = Math.min(held.bottom, card.bottom) - Math.max(held.top, card.top);
    return (Math.max(0, across) * Math.max(0, down)) / (held.width * held.height);
  });

/** Has a file refused that is no backup; the button that took it keeps the focus. */
async function refuseFile(page: Page): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import data' }).focus();
  await page.keyboard.press('Enter');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('no') };
  await (await chosen).setFiles(file);
  await shown(page, 'Import Failed');
}

for (const path of ['/login', '/admin/login'])
  toasts(`a failed log-in at ${path} leaves what has the focus in sight`, async () => {
    const page = await openPage({ width: 360 });
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, path);
    await fillLogin(page);
    await logIn(page);
    await shown(page, 'Login Failed');
    await focusSeen(page);
  });

toasts('a file that is no backup leaves the button in sight that took it', async () => {
  const page = await openStaff('Admin', '/admin/settings');
  await page.setViewportSize({ width: 360, height: 640 });
  await refuseFile(page);
  const button = page.getByRole('button', { name: 'Import data' });
  // what is said beside it may have pushed it down
  await button.scrollIntoViewIfNeeded();
  await button.blur();
  await button.focus();
  await focusSeen(page);
  // nor does what takes the focus later come to lie below it
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Shift+Tab');
    await focusSeen(page);
  }
});

for (const [width, height, most] of [
  [1280, 800, 0],
  [640, 360, 0],
  [320, 256, 0.8],
] as const)
  toasts(`at ${width} × ${height} px one leaves free what has the focus`, async () => {
    const page = await openStaff('Admin', '/admin/settings', { still: true });
    await page.setViewportSize({ width, height });
    await refuseFile(page);
    await until(async () => (await hiddenPart(page)) <= most);
    assert.ok(await page.getByText('Import Failed').isVisible(), 'it stays');
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Shift+Tab');
      await until(async () => (await hiddenPart(page)) <= most);
    }
  });

toasts('passwords that differ leave the first faulty field in sight', async () => {
  const page = await openPage({ width: 360, still: true });
  await page.setViewportSize({ width: 360, height: 380 });
  await visit(page, '/signup');
  await page.getByLabel('Email').fill('new@home.example');
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-1');
  await page.getByLabel('Confirm password').fill('Long-enough-2');
  await page.keyboard.press('Enter');
  await shown(page, 'Signup Failed');
  const field = page.locator('#signup-fullName:focus');
  await field.evaluate((element) => {
    scrollTo(0, 1e4);
    // as phones scroll to what takes the focus
    element.scrollIntoView({ block: 'nearest' });
  });
  assert.is(await hiddenPart(page), 0);
  await focusSeen(page);
});

for (const [width, height] of [
  [360, 640],
  [1280, 640],
  [1280, 800],
] as const)
  toasts(`at ${width} × ${height} px one leaves free the bar of what is chosen`, async () => {
    const page = await openStaff('Admin', '/admin/users', { still: true });
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Actions for Daniel Okafor' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Daniel Quill');
    await page.keyboard.press('Enter');
    await shown(page, 'User Updated');
    await page.getByRole('checkbox', { name: /Rhian/ }).check();
    const remove = page.getByRole('group', { name: 'Selected rows' }).getByRole('button').last();
    await until(() =>
      remove.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    assert.ok(await page.getByText('User Updated').isVisible());
  });

toasts('a long one keeps title and Close button on the screen', async () => {
  const stored = {
    admin_channels: JSON.stringify([
      { id: 'c', name: 'Word '.repeat(200), category: 'News', streamUrl: 'https://stream.example' },
    ]),
  };
  const page = await openStaff('Editor', '/admin/channels', { stored, still: true });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await press(page.getByRole('dialog'), 'Delete Channel');
  await shown(page, 'Channel Deleted');
  const boxes = await Promise.all(
    [
      page.getByText('Channel Deleted'),
      page.getByRole('button', { name: 'Dismiss notification' }),
    ].map((each) => each.boundingBox()),
  );
  for (const box of boxes) assert.ok(box && box.y >= 60 && box.y + box.height <= 256, `${box?.y}`);
});

toasts.run();
