import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import { dialog, fieldIn, openStaff, press, wordsOf } from '../helpers/staffPages';

const dialogs = suite('dialogs with something typed');
dialogs.after.each(closePages);

const form = (page: Page) => dialog(page, 'Create New Channel');
const question = (page: Page) => dialog(page, 'Discard what you typed?');

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

for (const [way, go] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.evaluate(() => history.back())],
] as const)
  dialogs(`${way} asks before it costs what was typed`, async () => {
    const page = await openTyped();
    await go(page);
    assert.equal(await wordsOf(question(page)), [
      'Discard what you typed?',
      'It has not been saved.',
      'Keep editing',
      'Discard',
    ]);
    await press(question(page), 'Keep editing');
    await assertKept(page);
    await go(page);
    await press(question(page), 'Discard');
    await form(page).waitFor({ state: 'detached' });
    assert.is(place(page), way === 'Back' ? '/admin/articles' : '/admin/channels');
    assert.equal(await records(page, 'admin_channels'), []);
    assertQuiet(page);
  });

dialogs('Escape pressed over and over costs nothing', async () => {
  const page = await openTyped();
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Escape');
    // to be heard one by one
    await page.waitForTimeout(100);
    assert.ok(await form(page).isVisible());
  }
  if (await question(page).isVisible()) await press(question(page), 'Keep editing');
  await assertKept(page);
});

dialogs('Cancel is a word of its own, and asks nothing', async () => {
  const page = await openTyped();
  await press(form(page), 'Cancel');
  await form(page).waitFor({ state: 'detached' });
  assert.equal(await records(page, 'admin_channels'), []);
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

dialogs('nobody is asked who typed nothing, or took it back', async () => {
  const page = await openTyped();
  await fieldIn(form(page), 'Name').fill('');
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'detached' });
  await press(page, 'Add New Channel');
  await press(form(page), 'Cancel');
  await form(page).waitFor({ state: 'detached' });
  assertQuiet(page);
});

dialogs.run();
