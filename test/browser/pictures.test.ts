import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';
import { articlesStored } from '../helpers/staffPages';

const pictures = suite('pictures');
pictures.after.each(closePages);

/** Notes which pictures a page asks for. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(pictures\/(?!favicon)|blog\/seed-)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Waits until a picture is there itself, not what stands in its place. */
async function arrives(picture: Locator): Promise<void> {
  const element = await picture.elementHandle();
  await picture
    .page()
    .waitForFunction(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 1,
      element,
    );
}

pictures('load when they are less than a screen away, and all of them in the end', async () => {
  const page = await openPage({ width: 360 });
  const asked = follow(page);
  await visit(page, '/reviews');
  await page.waitForLoadState('networkidle');
  assert.equal(asked, ['/pictures/reviews/01.svg']);
  const all = page.getByAltText(/^Sample review by/);
  assert.is(await all.count(), 16);
  for (const review of await all.all()) {
    await review.scrollIntoViewIfNeeded();
    await arrives(review);
  }
  assert.is(new Set(asked).size, 16);
  assertQuiet(page);
});

pictures('that come by a click wait until they are near, too', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/');
  const asked = follow(page);
  await page
    .getByRole('link', { name: 'View All Reviews' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { name: 'Customer reviews' }).waitFor();
  const first = page.getByAltText(/^Sample review by Priya/);
  await arrives(first);
  await page.waitForLoadState('networkidle');
  assert.equal(asked, ['/pictures/reviews/01.svg']);
  assertQuiet(page);
});

pictures('of articles that are drawn by scripts wait as well', async () => {
  const addresses = ['05', '06', '07', '08', '09', '10'].map((n) => `/pictures/reviews/${n}.svg`);
  const articles = addresses.map((imageUrl, index) => ({
    id: `${index}`,
    imageUrl,
    createdAt: `2024-01-0${index + 1}T00:00:00.000Z`,
  }));
  const page = await openPage({ width: 360, stored: articlesStored(...articles) });
  const asked = follow(page);
  await visit(page, '/blog');
  await page.waitForLoadState('networkidle');
  const last = page.locator('main li img').last();
  const address = (await last.getAttribute('src')) ?? '';
  assert.ok(asked.length > 0 && !asked.includes(address), asked.join());
  await last.scrollIntoViewIfNeeded();
  await arrives(last);
  assert.ok(asked.includes(address));
  assertQuiet(page);
});

pictures('in a strip come before they are reached', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/');
  const asked = follow(page);
  await page.getByAltText(/^Sample review by Priya/).scrollIntoViewIfNeeded();
  const second = page.getByAltText(/^Sample review by Tom/);
  await arrives(second);
  assert.equal([...asked].sort(), ['/pictures/reviews/01.svg', '/pictures/reviews/02.svg']);
  assertQuiet(page);
});

pictures('are all there on paper', async () => {
  const page = await openPage({ width: 360 });
  const asked = follow(page);
  await visit(page, '/reviews');
  await page.pdf();
  assert.is(new Set(asked).size, 16);
});

pictures.run();
