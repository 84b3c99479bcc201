import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading } from '../helpers/accountPages';
import { assertQuiet, closePages, hydrated, openPage, visit } from '../helpers/browser';

const comings = suite('where a page is come to');
comings.after.each(closePages);

const scrolledTo = (page: Page, least: number) =>
  page.waitForFunction((least) => scrollY >= least, least);
/** Scrolls there, and waits until the page was told. */
const scroll = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise((told) => {
        addEventListener('scroll', told, { once: true });
        scrollTo(0, top);
      }),
    top,
  );
/** From where the page is: a mouse would have to go to the footer first. */
const followTerms = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Terms/ })
    .evaluate((link: HTMLElement) => link.click());
/** The address changes before the page does, which comes at its top. */
const atTop = (page: Page, path: string) =>
  page.waitForFunction((path) => location.pathname === path && scrollY === 0, path);

comings(
  'a page begins at its top, though the visitor has jumped about on the last one',
  async () => {
    const page = await openPage({ width: 360, still: true });
    await visit(page, '/faq');
    await page.getByRole('link', { name: 'Technical Support' }).first().click();
    await scrolledTo(page, 500);
    await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
    await heading(page, 'Terms & Conditions').waitFor();
    await atTop(page, '/terms');
    assertQuiet(page);
  },
);

comings('a page begins at its top, though the visitor had turned back from another', async () => {
  const page = await openPage({ width: 360, still: true });
  await page.route(/\/assets\/about-/, () => undefined);
  await visit(page, '/');
  await scroll(page, 1500);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await page.goBack();
  await footer.getByRole('link', { name: /Terms/ }).click();
  await heading(page, 'Terms & Conditions').waitFor();
  await atTop(page, '/terms');
});

comings(
  'Back finds the place where a page was left, though the next one was reloaded',
  async () => {
    const page = await openPage({ width: 360, still: true });
    await visit(page, '/');
    await scroll(page, 1500);
    await followTerms(page);
    await heading(page, 'Terms & Conditions').waitFor();
    // named while the browser reloads, the visit would be an entry of its own
    await page.waitForURL('**/terms?v=*');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/' && scrollY === 1500);
    assertQuiet(page);
  },
);

comings('Back finds it as well where the reload came before the next page did', async () => {
  const page = await openPage({ width: 360, still: true });
  // for good: what came while the page is reloaded would name the visit, and make the reload a visit
  await page.route('**/assets/terms-*', () => undefined);
  await visit(page, '/');
  await scroll(page, 1500);
  await followTerms(page);
  await page.waitForURL('**/terms');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/' && scrollY === 1500);
});

comings('Back returns from a jump within a page, and Forward takes it again', async () => {
  const page = await openPage({ width: 360, still: true });
  await visit(page, '/faq');
  await scroll(page, 40);
  const jump = page.getByRole('link', { name: 'Technical Support' }).first();
  await jump.evaluate((link: HTMLElement) => link.click());
  await scrolledTo(page, 500);
  await page.goBack();
  await page.waitForFunction(() => location.hash === '' && scrollY === 40);
  await page.goForward();
  await scrolledTo(page, 500);
  assertQuiet(page);
});

comings('a link pressed twice adds one entry to the history', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  const before = await page.evaluate(() => history.length);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .evaluate((link: HTMLElement) => [link.click(), link.click()]);
  await heading(page, 'About Wrenview TV').waitFor();
  assert.is(await page.evaluate(() => history.length), before + 1);
  await page.goBack();
  await heading(page, 'Packages').waitFor();
});

comings('a link to the page on screen leads to its top, and to no other entry', async () => {
  const page = await openPage({ width: 360, still: true });
  await visit(page, '/terms');
  const before = await page.evaluate(() => [history.length, location.href]);
  await scroll(page, 1500);
  await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
  await page.waitForFunction(() => scrollY === 0);
  assert.equal(await page.evaluate(() => [history.length, location.href]), before);
});

comings('the menu goes with the page that it was opened on', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Channels' }).click();
  await heading(page, 'Channels').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await heading(page, 'About Wrenview TV').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

comings.run();
