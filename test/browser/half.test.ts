import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { aboutPage } from '~/content/about';
import { loadNotes } from '~/content/failures';
import { packagesPage } from '~/content/plans';
import { heading } from '../helpers/accountPages';
import {
  closePages,
  hydrated,
  type Options,
  openPage,
  takeProblems,
  visit,
} from '../helpers/browser';
import { isScript } from '../helpers/lateScripts';
import { saveData } from '../helpers/saveData';
import { breakOff, openSlowSite, type SlowSite } from '../helpers/slowSite';

const half = suite('a page of which half has come');
let site: SlowSite | undefined;
half.after.each(async () => {
  await closePages();
  site?.close();
});

/** Milliseconds after which nothing more is waited for, whoever waits. */
const patience = 8000;

/** As much as has some of the page in it, then the rest in so many pieces. */
function inPieces(html: string, count: number): string[] {
  // what follows the script behind the first words
  const main = html.indexOf('</script>', html.indexOf('<main'));
  const begin = main + 0.4 * (html.indexOf('</main>') - main);
  const ends = Array.from({ length: count + 1 }, (_, index) =>
    Math.round(begin + ((html.length - begin) * index) / count),
  );
  return ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
}

interface HalfOptions extends Options {
  /** Whether the visitor has switched the saving of data on. */
  isLean?: true;
}

/** A page with a clock in our hands, of which the first piece is there. */
async function openHalf(path: string, { isLean, ...options }: HalfOptions = {}, count = 1) {
  const opened = (site = await openSlowSite((html) => inPieces(html, count)));
  const page = await openPage({ ...options, baseURL: opened.origin });
  if (isLean) await saveData(page);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('header').waitFor();
  return { page, site: opened };
}

async function openBroken(path: string, options?: HalfOptions) {
  const { page, site } = await openHalf(path, options);
  await page.locator('main h1').waitFor();
  await breakOff(page, site);
  return page;
}

/** The scripts have run, and done what they do at once. */
const scriptsRan = (page: Page) =>
  page.evaluate(`import(document.documentElement.dataset.scripts.split(' ')[0]).then(
    async () => {
      for (let task = 0; task < 10; task++)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    })`);

/** Lets them come of themselves, and then wait in vain. */
async function waitInVain(page: Page): Promise<void> {
  const asked = page.waitForRequest((request) => isScript(new URL(request.url())));
  await page.clock.runFor(patience);
  await asked;
  await scriptsRan(page);
  await page.clock.runFor(patience);
}

/** With everything that a page has, once, and nothing wrong but what was meant to be. */
async function assertWhole(page: Page, path: string): Promise<void> {
  const selectors = ['main', 'footer', 'aside', '#toasts'];
  const counts = await Promise.all(selectors.map((each) => page.locator(each).count()));
  assert.equal(counts, [1, 1, 1, 1]);
  const whole = await openPage();
  await visit(whole, path);
  const text = (page: Page) => page.locator('main').evaluate((main) => main.textContent);
  assert.is(await text(page), await text(whole));
  // the site is not where it is expected
  const meant = /asks another host|ERR_INCOMPLETE_CHUNKED_ENCODING/;
  assert.equal(
    takeProblems(page).filter((each) => !meant.test(each)),
    [],
  );
}

for (const path of ['/', '/login'])
  for (const [what, act] of [
    ['a touch', (page: Page) => page.mouse.down()],
    ['a key', (page: Page) => page.keyboard.press('ArrowDown')],
    ['a press of the menu', (page: Page) => page.getByLabel('Open menu').click()],
  ] as const)
    half(`${path} is itself once the rest is there, though ${what} came before`, async () => {
      const { page, site } = await openHalf(path, { width: 360 });
      await act(page);
      await scriptsRan(page);
      while (site.sendMore());
      await hydrated(page);
      await assertWhole(page, path);
      if (what === 'a press of the menu')
        await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    });

half('a press of the menu is answered though the first try for its code breaks off', async () => {
  const { page, site } = await openHalf('/', { width: 360 });
  await page.route(
    (url) => isScript(url),
    (route) => route.abort(),
    { times: 1 },
  );
  const broken = page.waitForEvent('requestfailed');
  await page.getByLabel('Open menu').click();
  await broken;
  while (site.sendMore());
  await page.waitForFunction(() => document.readyState === 'complete');
  // until the browser counts as idle
  await page.clock.runFor(patience);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  takeProblems(page);
});

for (const path of ['/', '/packages', '/contact', '/login', '/blog'])
  half(`${path} becomes whole by itself when the connection broke`, async () => {
    const page = await openBroken(path, { width: 360 });
    await waitInVain(page);
    await hydrated(page);
    await assertWhole(page, path);
  });

half('a press of the menu is answered when the connection broke, in a whole page', async () => {
  const page = await openBroken('/about', { width: 360 });
  await page.getByLabel('Open menu').click();
  await scriptsRan(page);
  await page.clock.runFor(patience);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await assertWhole(page, '/about');
});

half('is whole when it is come back to, too', async () => {
  const page = await openBroken('/about');
  await waitInVain(page);
  await hydrated(page);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Packages' }).click();
  await heading(page, packagesPage.heading).waitFor();
  await page.evaluate(() => history.back());
  await heading(page, aboutPage.heading).waitFor();
  await assertWhole(page, '/about');
});

half('stays and says so when the rest cannot be fetched, and takes it once it can', async () => {
  const page = await openBroken('/about');
  let isCut = true;
  const isRest = (url: URL) => /\.html$|^\/$/.test(url.pathname);
  await page.route(isRest, (route) => (isCut ? route.abort() : route.continue()));
  await waitInVain(page);
  await page.getByText(loadNotes.unreachable.heading).waitFor();
  assert.ok(await page.locator('main h1').isVisible());
  takeProblems(page);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('footer').waitFor();
  assert.is(await page.getByText(loadNotes.unreachable.heading).count(), 0);
  await assertWhole(page, '/about');
});

for (const [path, label, text] of [
  ['/contact', 'Name', 'Ada'],
  ['/login', 'Email', 'ada@example.com'],
] as const)
  half(`${path} keeps what was typed while the rest did not come`, async () => {
    const page = await openBroken(path);
    const field = page.getByLabel(label, { exact: true });
    await field.pressSequentially(text);
    await scriptsRan(page);
    await page.clock.runFor(patience);
    await hydrated(page);
    await assertWhole(page, path);
    assert.is(await field.inputValue(), text);
    assert.ok(await field.evaluate((field) => field === document.activeElement));
  });

half('is waited for as long as it grows', async () => {
  const { page, site } = await openHalf('/', { width: 360 }, 6);
  const parts: string[] = [];
  page.on('request', (request) => parts.push(new URL(request.url()).pathname));
  await page.mouse.down();
  await scriptsRan(page);
  const length = () => page.evaluate(() => document.documentElement.outerHTML.length);
  let isMore = true;
  while (isMore) {
    const before = await length();
    await page.clock.runFor(patience - 1000);
    isMore = site.sendMore();
    if (isMore)
      await page.waitForFunction(
        (before) => document.documentElement.outerHTML.length > before,
        before,
      );
  }
  await hydrated(page);
  await assertWhole(page, '/');
  assert.equal(
    parts.filter((path) => path.endsWith('.html')),
    [],
  );
});

half('brings no scripts where data is dear until it is touched', async () => {
  const page = await openBroken('/about', { width: 360, touch: true, isLean: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(10 * patience);
  assert.equal(asked, []);
  await page.locator('main h1').tap();
  await scriptsRan(page);
  await page.clock.runFor(patience);
  await hydrated(page);
  await assertWhole(page, '/about');
});

half.run();
