import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { closePages, hydrated, openPage, takeProblems } from '../helpers/browser';
import { saveData } from '../helpers/saveData';
import { breakOff, openSlowSite, type SlowSite } from '../helpers/slowSite';

const firstWords = suite('a page of which the first words have come, but no more');
let site: SlowSite | undefined;
firstWords.after.each(async () => {
  await closePages();
  site?.close();
});

/** Milliseconds after which no more of it is waited for. */
const patience = 8000;

/** Up to the script behind the words, and then the rest; or all of it at once. */
function inPieces(html: string, isWhole: boolean): readonly string[] {
  const end = html.indexOf('<script>', html.indexOf('</h1>'));
  assert.ok(end > 0);
  return isWhole ? [html] : [html.slice(0, end), html.slice(end)];
}

/**
 * Opens one, with a clock in our hands; asked for again, it comes whole.
 * @returns with the number of times that it was asked for
 */
async function openWords(path: string, isLean = false) {
  let count = 0;
  const opened = (site = await openSlowSite((html) => {
    count += 1;
    return inPieces(html, count > 1);
  }));
  const page = await openPage({ width: 360, baseURL: opened.origin });
  if (isLean) await saveData(page);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return { page, site: opened, count: () => count };
}

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');

for (const path of ['/', '/packages', '/blog', '/login', '/nowhere'])
  firstWords(`${path}: a press of the menu is played back once the rest is there`, async () => {
    const { page, site } = await openWords(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    while (site.sendMore());
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await hydrated(page);
    assert.is(await page.locator('[data-pressed], main script').count(), 0);
  });

firstWords('a press of the menu wakes the scripts where data is dear', async () => {
  const { page, site } = await openWords('/about', true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  while (site.sendMore());
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});

firstWords('the theme is switched at once, and once', async () => {
  const { page, site } = await openWords('/about');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  assert.ok(await isDark(page));
  while (site.sendMore());
  await hydrated(page);
  assert.ok(await isDark(page));
  assert.is(await page.evaluate(() => localStorage.getItem('theme')), 'dark');
});

for (const path of ['/', '/login'])
  firstWords(`${path} is asked for again when the connection broke`, async () => {
    const { page, site, count } = await openWords(path);
    await breakOff(page, site);
    await page.clock.runFor(patience - 1000);
    assert.is(count(), 1);
    const again = page.waitForEvent('framenavigated');
    await page.clock.runFor(1000);
    await again;
    await page.locator('footer').waitFor();
    while (site.sendMore());
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    assert.is(count(), 2);
    takeProblems(page);
  });

firstWords('it stays while the network is away, and is asked for again with that', async () => {
  const { page, site, count } = await openWords('/about');
  await breakOff(page, site);
  await page.context().setOffline(true);
  await page.clock.runFor(2 * patience);
  await page.locator('main h1').click();
  await page.keyboard.press('Tab');
  await page.clock.runFor(1000);
  assert.ok(await page.locator('main h1').isVisible());
  assert.is(count(), 1);
  const again = page.waitForEvent('framenavigated');
  await page.context().setOffline(false);
  await again;
  await page.locator('footer').waitFor();
  takeProblems(page);
});

firstWords('somebody who has followed a link is not thrown back', async () => {
  const { page, count } = await openWords('/about');
  // as a link does; a page that is being left cannot be asked to let time go by
  await page.evaluate(() => void dispatchEvent(new Event('beforeunload')));
  await page.clock.runFor(2 * patience);
  assert.is(count(), 1);
});

firstWords('a whole page whose script was kept from running is left as it is', async () => {
  let count = 0;
  const opened = (site = await openSlowSite((html) => {
    count += 1;
    const at = html.indexOf('>', html.indexOf('<script>', html.indexOf('</h1>')));
    // as by a policy that knows another one
    return [`${html.slice(0, at)} type="text/plain"${html.slice(at)}`];
  }));
  const page = await openPage({ width: 360, baseURL: opened.origin });
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'commit' });
  while (opened.sendMore());
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.clock.runFor(2 * patience);
  await page.locator('main h1').click();
  await page.clock.runFor(1000);
  assert.is(count, 1);
});

firstWords.run();
