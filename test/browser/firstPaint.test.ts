import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { accountPages, drawn, publicPages } from '../helpers/addresses';
import { assertQuiet, closePages, laidOut, openPage, visit } from '../helpers/browser';
import { saveData } from '../helpers/saveData';

const firstPaint = suite('the first paint');
firstPaint.after.each(closePages);

const readable = publicPages.filter((each) => !accountPages.includes(each));

for (const path of [...readable, ...drawn]) {
  firstPaint(`${path} goes ahead of what lies below the screen, which follows whole`, async () => {
    const page = await openPage({ width: 360 });
    await noteFooter(page);
    await visit(page, path);
    assert.is(await footerAtFirst(page), 'auto');
    await laidOut(page);
    assert.is(await page.locator('[data-below]:not([data-below=""])').count(), 0);
    const [sections, height] = await heights(page);
    await page.reload();
    assert.is(await footerAtFirst(page), 'visible');
    assert.equal(await heights(page), [sections, height]);
  });
}

firstPaint('what lies below the screen follows where data is dear, too', async () => {
  const page = await openPage({ width: 360 });
  await saveData(page);
  await page.goto('/faq');
  await laidOut(page);
  assert.is(await page.locator('[data-below]:not([data-below=""])').count(), 0);
  const [sections, height] = await heights(page);
  await page.reload();
  assert.equal(await heights(page), [sections, height]);
});

firstPaint(
  'of a page come to by a click goes ahead of it, too, but not on the way back',
  async () => {
    const page = await openPage({ width: 360 });
    await visit(page, '/');
    await laidOut(page);
    const opened = await heights(page);
    await visit(page, '/packages');
    await laidOut(page);
    const goHome = () => document.querySelector<HTMLElement>('a[href="/"]')?.click();
    assert.is((await drawnAfter(page, goHome)).footer, 'hidden');
    await page.waitForURL((url) => url.pathname === '/');
    await laidOut(page);
    assert.equal(await heights(page), opened);
    await scrollDown(page, 2000);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/packages');
    assert.is((await drawnAfter(page, () => history.forward())).footer, 'visible');
    assert.is(await page.evaluate(() => scrollY), 2000);
    assert.equal(await heights(page), opened);
    assertQuiet(page);
  },
);

firstPaint('of a page come to by a click leaves out nothing that a tall screen shows', async () => {
  const page = await openPage({ width: 360 });
  await page.setViewportSize({ width: 360, height: 2400 });
  await visit(page, '/packages');
  await laidOut(page);
  const goHome = () => document.querySelector<HTMLElement>('a[href="/"]')?.click();
  const { footer, onScreen } = await drawnAfter(page, goHome);
  assert.is(footer, 'hidden');
  assert.ok(onScreen.length > 2);
  assert.not(onScreen.includes('hidden'));
  await laidOut(page);
  assertQuiet(page);
});

firstPaint('a reload finds the place where the visitor was', async () => {
  const page = await openPage({ width: 360, still: true });
  await visit(page, '/');
  await laidOut(page);
  const section = page.getByRole('heading', { name: 'Popular categories' });
  await section.evaluate((heading) => heading.scrollIntoView());
  const top = () => section.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  await page.waitForFunction(() => scrollY > 1000);
  await page.reload();
  await page.waitForFunction(() => scrollY > 1000);
  assert.is(await top(), before);
});

firstPaint('a link to a place on the page waits for no heights', async () => {
  const page = await openPage({ width: 360 });
  await noteFooter(page);
  await visit(page, '/terms#liability');
  assert.is(await footerAtFirst(page), 'visible');
});

for (const width of [320, 412])
  firstPaint(`the review wall is as tall at ${width} px before its pictures are near`, async () => {
    const page = await openPage({ width, still: true });
    await visit(page, '/reviews');
    await laidOut(page);
    const [, before] = await heights(page);
    for (const review of await page.getByRole('listitem').all())
      await review.scrollIntoViewIfNeeded();
    assert.is(await page.getByAltText(/^Sample review by/).count(), 16);
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    assert.equal((await heights(page))[1], before);
  });

firstPaint.run();

/** Notes in `<html data-footer>` how the footer is to be drawn when the page has just been read. */
const noteFooter = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer');
      document.documentElement.dataset['footer'] = footer
        ? getComputedStyle(footer).contentVisibility
        : '';
    }),
  );

/** Scrolls, and waits for the event by which the page knows of it. */
const scrollDown = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo({ top, behavior: 'instant' });
    await told;
  }, top);

/** Leaves for a page; gives back how it is to be drawn when it has just come. */
const drawnAfter = async (page: Page, leave: () => void) => {
  const seen = page.evaluate(
    () =>
      new Promise<{ footer: string; onScreen: string[] }>((resolve) => {
        const last = document.querySelector('main h1');
        const drawn = (piece: Element) => getComputedStyle(piece).contentVisibility;
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          const footer = document.querySelector('footer');
          if (!heading || heading === last || !footer) return;
          observer.disconnect();
          const pieces = [...document.querySelectorAll('main [data-below]')];
          const onScreen = pieces.filter(
            (piece) => piece.getBoundingClientRect().top < innerHeight,
          );
          resolve({ footer: drawn(footer), onScreen: onScreen.map(drawn) });
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.evaluate(leave);
  return seen;
};

const footerAtFirst = (page: Page) => page.locator('html').getAttribute('data-footer');

/** Of each piece, and of the whole page. */
const heights = (page: Page) =>
  page.evaluate((): [number[], number] => [
    [...document.querySelectorAll('[data-below]')].map(
      (piece) => piece.getBoundingClientRect().height,
    ),
    document.documentElement.scrollHeight,
  ]);
