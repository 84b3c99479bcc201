import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records } from '../helpers/accountPages';
import { assertQuiet, closePages, focusOn } from '../helpers/browser';
import { dialog, fieldIn, openStaff, press, wordsOf } from '../helpers/staffPages';

const dialogs = suite('dialogs of the staff area');
dialogs.after.each(closePages);

const form = (page: Page) => dialog(page, 'Create New Channel');
const question = (page: Page) => dialog(page, 'Discard what you typed?');

/** A channel whose name alone fills a screen. */
const manyWords = JSON.stringify([
  { id: 'c', name: 'Word '.repeat(60), category: 'News', streamUrl: 'https://stream.example' },
]);

/** The dialog of a new channel, reached from another page, with a name typed into it. */
async function openTyped(): Promise<Page> {
  const page = await openStaff('Editor', '/admin/articles', { stored: { admin_channels: '[]' } });
  await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();
  await heading(page, 'Manage Channels').waitFor();
  await press(page, 'Add New Channel');
  await fieldIn(form(page), 'Name').fill('Half a channel');
  return page;
}

async function assertKept(page: Page): Promise<void> {
  await question(page).waitFor({ state: 'detached' });
  assert.ok(await form(page).isVisible());
  assert.is(await fieldIn(form(page), 'Name').inputValue(), 'Half a channel');
}

dialogs('Back asks before it costs what was typed', async () => {
  const page = await openTyped();
  await page.evaluate(() => history.back());
  assert.equal(await wordsOf(question(page)), [
    'Discard what you typed?',
    'It has not been saved.',
    'Keep editing',
    'Discard',
  ]);
  await press(question(page), 'Keep editing');
  await assertKept(page);
  await page.evaluate(() => history.back());
  await press(question(page), 'Discard');
  await heading(page, 'Articles').waitFor();
  assert.is(place(page), '/admin/articles');
  assert.equal(await records(page, 'admin_channels'), []);
  assertQuiet(page);
});

dialogs('Escape asks, time and again, and leads back to the field', async () => {
  const page = await openTyped();
  for (const _ of ['first', 'second', 'third']) {
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await focusOn(page, 'Keep editing');
    await page.keyboard.press('Escape');
    await assertKept(page);
    await page.waitForFunction(() => document.activeElement?.id === 'channel-name');
  }
  await page.keyboard.press('Escape');
  await press(question(page), 'Discard');
  await form(page).waitFor({ state: 'detached' });
  await focusOn(page, 'Add New Channel');
  assert.is(place(page), '/admin/channels');
  assert.equal(await records(page, 'admin_channels'), []);
  assertQuiet(page);
});

dialogs('Cancel asks only where something was typed', async () => {
  const page = await openTyped();
  await press(form(page), 'Cancel');
  await press(question(page), 'Keep editing');
  await assertKept(page);
  await fieldIn(form(page), 'Name').fill('');
  await press(form(page), 'Cancel');
  await form(page).waitFor({ state: 'detached' });
  assert.is(await question(page).count(), 0);
  assertQuiet(page);
});

dialogs('a reload asks first', async () => {
  const page = await openTyped();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browsers = await asked;
  assert.is(browsers.type(), 'beforeunload');
  await browsers.dismiss();
  await assertKept(page);
});

dialogs('nobody is asked who took back what was typed', async () => {
  const page = await openTyped();
  await fieldIn(form(page), 'Name').fill('');
  await page.evaluate(() => history.back());
  await heading(page, 'Articles').waitFor();
  assertQuiet(page);
});

for (const [width, height, size] of [
  [320, 256, '100%'],
  [640, 360, '200%'],
  [360, 740, '200%'],
] as const)
  dialogs(`one too tall for ${width} × ${height} px at ${size} begins at its title`, async () => {
    const stored = { admin_channels: manyWords };
    const page = await openStaff('Admin', '/admin/channels', { stored, width, still: true });
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    const remove = page.getByRole('button', { name: /^Delete/ });
    await remove.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog');
    const title = asked.getByRole('heading');
    await title.waitFor();
    assert.ok(await asked.evaluate(({ scrollHeight: all, clientHeight }) => all > clientHeight));
    const box = await title.boundingBox();
    assert.ok(box && box.y >= 0 && box.y < height / 2, `${box?.y}`);
    assert.ok(await asked.evaluate((element) => element.matches(':focus')));
    await page.keyboard.press('Tab');
    await focusOn(page, 'Cancel');
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await page.waitForFunction(
      (button) => document.activeElement === button,
      await remove.elementHandle(),
    );
    await page.keyboard.press('Enter');
    await title.waitFor();
    await page.keyboard.press('Shift+Tab');
    await focusOn(page, 'Delete Channel');
    assertQuiet(page);
  });

dialogs.run();
