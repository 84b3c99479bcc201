import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { closePages, openPage } from '../helpers/browser';
import { closeNetworks, openNetwork } from '../helpers/network';
import { saveData } from '../helpers/saveData';
import { breakOff, openSlowSite, type SlowSite } from '../helpers/slowSite';

const blank = suite('a page of which nothing came but the head of its document');
let site: SlowSite | undefined;
blank.after.each(async () => {
  await closePages();
  site?.close();
  closeNetworks();
});

/** Milliseconds after which no more of it is waited for. */
const patience = 8000;

/**
 * Opens one, with a clock in our hands, whose connection broke; the next ones come in so many pieces.
 * @returns with the number of times that it was asked for
 */
async function openBlank(path: string, pieces: 1 | 2, isLean = false) {
  let count = 0;
  const opened = (site = await openSlowSite((html) => {
    const end = html.indexOf('</style>');
    count += 1;
    return count === 1 || pieces === 2 ? [html.slice(0, end), html.slice(end)] : [html];
  }));
  const page = await openPage({ width: 360, baseURL: opened.origin });
  if (isLean) await saveData(page);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await breakInStyles(page, opened);
  return { page, site: opened, count: () => count };
}

async function breakInStyles(page: Page, site: SlowSite): Promise<void> {
  await page.locator('style').waitFor({ state: 'attached' });
  await breakOff(page, site);
  assert.is(await page.locator('body').count(), 0);
}

/** Lets time go by until it is asked for again. */
async function comeAgain(page: Page, milliseconds: number): Promise<void> {
  const again = page.waitForEvent('framenavigated');
  await page.clock.runFor(milliseconds);
  await again;
}

for (const isLean of [false, true])
  for (const path of ['/', '/login', '/dashboard'])
    blank(`${path} is asked for again${isLean ? ' where data is dear, too' : ''}`, async () => {
      const { page, site, count } = await openBlank(path, 1, isLean);
      await page.clock.runFor(patience - 1000);
      assert.is(count(), 1);
      await comeAgain(page, 1000);
      while (site.sendMore());
      await page.locator('#root').waitFor({ state: 'attached' });
      assert.is(count(), 2);
    });

blank('it comes anew where nothing more came, and the browser waits for that yet', async () => {
  const network = await openNetwork();
  let isFirst = true;
  network.fate = (path) => {
    const hangs = isFirst && path === '/about';
    if (hangs) isFirst = false;
    return hangs ? 'stall' : undefined;
  };
  const page = await openPage({ width: 360, baseURL: network.origin });
  await page.clock.install();
  await page.goto('/about', { waitUntil: 'commit' });
  await page.locator('style').waitFor({ state: 'attached' });
  assert.is(await page.locator('#root').count(), 0);
  await comeAgain(page, patience);
  await page.locator('footer').waitFor();
});

blank('it is not asked for a third time', async () => {
  const { page, site, count } = await openBlank('/about', 2);
  await comeAgain(page, patience);
  await breakInStyles(page, site);
  await page.clock.runFor(10 * patience);
  assert.is(count(), 2);
});

for (const [what, act] of [
  ['by a touch', (page: Page) => page.mouse.click(180, 300)],
  ['by a key', (page: Page) => page.keyboard.press('Enter')],
  [
    'once the network is back',
    (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  ],
] as const)
  for (const path of ['/about', '/dashboard'])
    blank(`${path} is asked for a third time ${what}`, async () => {
      const { page, site, count } = await openBlank(path, 2);
      await comeAgain(page, patience);
      await breakInStyles(page, site);
      await page.clock.runFor(3 * patience);
      assert.is(count(), 2);
      const again = page.waitForEvent('framenavigated');
      await act(page);
      await again;
      while (site.sendMore());
      await page.locator('#root').waitFor({ state: 'attached' });
      assert.is(count(), 3);
    });

blank.run();
