import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { networkFailure } from '~/content/networkFailure';
import { assertQuiet, closePages, hydrated, openPage, takeProblems } from '../helpers/browser';
import { button, fill, toast } from '../helpers/contactForm';
import { holdScripts, isScript } from '../helpers/lateScripts';

const early = suite('before the scripts have arrived');
early.after.each(closePages);

early('a press of the menu button is played back once they have', async () => {
  const page = await openPage({ width: 360 });
  const arrive = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  assert.is(await page.getByRole('dialog').count(), 0);
  arrive();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  assertQuiet(page);
});

for (const path of ['/contact', '/signup']) {
  early(`what is typed on ${path} stays, though an extension has changed the form`, async () => {
    const page = await openPage();
    const arrive = await holdScripts(page);
    await page.goto(path);
    const email = page.getByLabel('Email', { exact: true });
    await email.evaluate((field) => {
      const icon = document.createElement('div');
      icon.textContent = 'Fill in';
      field.after(icon);
    });
    await email.pressSequentially('ada@example.com');
    arrive();
    await hydrated(page);
    // a library may draw the page anew, and say so
    takeProblems(page);
    // in one look: between two the field may be drawn anew, and one that is gone has no focus
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement && [activeElement.id, activeElement.value];
    });
    assert.equal(focused, [await email.getAttribute('id'), 'ada@example.com']);
  });
}

/** As some browser extensions do; a library may then draw anew what is around it, and say so. */
const putBefore = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.before(document.createElement('i')));

early(
  'a field keeps the focus, though an extension has changed what is around the page',
  async () => {
    const page = await openPage();
    const arrive = await holdScripts(page);
    await page.goto('/contact');
    await putBefore(page, 'header > div');
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('ada@');
    arrive();
    await hydrated(page);
    takeProblems(page);
    await page.keyboard.type('example.com');
    assert.is(await email.inputValue(), 'ada@example.com');
  },
);

early('a press is played back, though an extension has changed what is around it', async () => {
  const page = await openPage({ width: 360 });
  const arrive = await holdScripts(page);
  await page.goto('/about');
  await putBefore(page, 'header > div');
  await page.getByRole('button', { name: 'Open menu' }).click();
  arrive();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  takeProblems(page);
});

early('a message is sent, though an extension has changed the form meanwhile', async () => {
  const page = await openPage();
  const arrive = await holdScripts(page);
  await page.goto('/contact');
  await putBefore(page, 'main form > *');
  await fill(page);
  await button(page).click();
  arrive();
  await toast(page).waitFor();
  takeProblems(page);
});

early(
  'arrow keys lead from tab to tab at once, and the last tab is shown once they have',
  async () => {
    const page = await openPage();
    const arrive = await holdScripts(page);
    await page.goto('/channels');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.ok(await tabs.nth(2).evaluate((tab) => tab === document.activeElement));
    assert.is(await tabs.first().getAttribute('aria-selected'), 'true');
    arrive();
    await page.locator('[role=tab][aria-selected=true]:focus').waitFor();
    assert.is(await tabs.nth(2).getAttribute('aria-selected'), 'true');
    assert.is(await tabs.nth(2).getAttribute('tabindex'), '0');
    assertQuiet(page);
  },
);

early('everything that was pressed is played back, each once and in its order', async () => {
  const page = await openPage({ width: 360 });
  const arrive = await holdScripts(page);
  await page.goto('/contact');
  await fill(page);
  await button(page).click();
  const menu = page.getByRole('button', { name: 'Open menu' });
  // who sees nothing happen presses again
  await menu.click();
  await menu.click();
  arrive();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await toast(page).waitFor();
  assertQuiet(page);
});

early('links lead on by themselves', async () => {
  const page = await openPage();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Packages' })
    .click();
  await page.waitForURL('**/packages');
});

early('a press is told when they hang, and what comes for all that works', async () => {
  const page = await openPage({ width: 360 });
  await page.clock.install();
  const arrive = await holdScripts(page);
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await page.clock.runFor(30_000);
  await page.getByRole('region', { name: 'Notifications' }).getByText(networkFailure).waitFor();
  arrive();
  await hydrated(page);
  assert.is(await page.getByRole('dialog').count(), 0);
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  assertQuiet(page);
});

early('a press is told when they do not come, and is not made later', async () => {
  const page = await openPage({ width: 360 });
  let isCut = true;
  await page.route(isScript, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/about');
  const note = page.getByRole('region', { name: 'Notifications' }).getByText(networkFailure);
  await page.waitForSelector('html[data-asleep=failed]', { state: 'attached' });
  assert.is(await note.count(), 0);
  // asked once the press has been told, to see whether the file is gone
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await note.waitFor();
  await asked;
  // by its answer the console has been heard, too
  await page.evaluate(() => undefined);
  takeProblems(page);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(page);
  await note.waitFor({ state: 'detached' });
  assert.is(await page.getByRole('dialog').count(), 0);
  assertQuiet(page);
});

early.run();
