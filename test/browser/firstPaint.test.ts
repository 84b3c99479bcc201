import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { accountPages, drawn, publicPages } from '../helpers/addresses';
import { closePages, openPage, visit } from '../helpers/browser';

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

const footerAtFirst = (page: Page) => page.locator('html').getAttribute('data-footer');

const laidOut = (page: Page) =>
  page.waitForFunction(() => !('arriving' in document.documentElement.dataset));

/** Of each piece, and of the whole page. */
const heights = (page: Page) =>
  page.evaluate((): [number[], number] => [
    [...document.querySelectorAll('[data-below]')].map(
      (piece) => piece.getBoundingClientRect().height,
    ),
    document.documentElement.scrollHeight,
  ]);
