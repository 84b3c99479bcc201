import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page, Request } from 'playwright-core';
import { routes } from '~/app/routes';
import { stillPages } from '~/app/stillPages';
import { accountPages, publicPages } from '../helpers/addresses';
import { assertQuiet, closePages, laidOut, openPage, visit } from '../helpers/browser';
import { openStaff } from '../helpers/staffPages';

const clicks = suite('a click to another page');
clicks.after.each(closePages);

const formPages = routes.filter(({ wakes }) => wakes?.isForm).map(({ path }) => path);
const forVisitors = publicPages.filter(
  (path) => !accountPages.includes(path) || formPages.includes(path),
);
/** Bytes, headers included. */
const limit = 6000;

/** Opens a page and waits until nothing more comes. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

/** Follows a link to a page, of its own where it has one; gives back what that asks for. */
async function click(page: Page, path: string): Promise<Request[]> {
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  await page.evaluate((path) => {
    for (const old of document.querySelectorAll('main h1')) old.setAttribute('data-old', '');
    const made = Object.assign(document.createElement('a'), { href: path });
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`) ?? made;
    document.body.append(made);
    link.click();
    made.remove();
  }, path);
  await page.waitForURL(({ pathname }) => pathname === path);
  await page.locator('main h1:not([data-old])').waitFor();
  // by then the pictures that are near are asked for
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await laidOut(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await Promise.all(asked.map(async (each) => (await each.response())?.finished()));
  page.off('request', note);
  return asked;
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((each) => each.sizes()));
  return sizes.reduce((sum, each) => sum + each.responseHeadersSize + each.responseBodySize, 0);
}

/** Where what is on the page lies, and in which colours. */
const looks = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return `${element.localName} ${place} ${color} ${backgroundColor} ${font}`;
    }),
  );

const originOf = (path: string) => {
  if (path.startsWith('/blog/')) return '/blog';
  return path === '/' ? '/about' : '/';
};

for (const path of forVisitors) {
  clicks(`moves no more than 6 KB for ${path}`, async () => {
    const page = await openPage({ width: 360 });
    await open(page, originOf(path));
    const bytes = await bytesOf(await click(page, path));
    assert.ok(bytes > 500 && bytes <= limit, `${bytes} bytes`);
    assertQuiet(page);
  });

  clicks(`shows ${path} as it is when opened`, async () => {
    const page = await openPage({ width: 360, still: true });
    await open(page, path);
    const opened = await looks(page);
    await open(page, originOf(path));
    await click(page, path);
    assert.ok(opened.length > 10);
    assert.equal(await looks(page), opened);
    assertQuiet(page);
  });
}

/** Scrolls down and follows a link; gives back what the frame after that is to show. */
const nextFrame = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    const last = document.querySelector('main h1');
    scrollTo({ top: 400, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const scrolled = scrollY;
    link?.click();
    await new Promise(requestAnimationFrame);
    const heading = document.querySelector('main h1');
    const isNew = heading !== null && heading !== last;
    return { scrolled, isNew, isFocused: heading === document.activeElement, top: scrollY };
  }, path);

clicks('has a page that was fetched before in the next frame, from its top', async () => {
  const page = await openPage({ width: 360 });
  await open(page, '/');
  for (const path of ['/about', '/packages']) {
    const came = page.waitForEvent('requestfinished', (request) => request.url().includes(path));
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
    await came;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { scrolled, ...shown } = await nextFrame(page, path);
    assert.is(scrolled, 400, path);
    assert.equal(shown, { isNew: true, isFocused: true, top: 0 }, path);
  }
  assertQuiet(page);
});

clicks('brings one file for a page of words alone', async () => {
  const page = await openPage();
  await open(page, '/channels');
  for (const id of ['packages', 'about', 'terms', 'privacy']) {
    assert.ok(id in stillPages);
    const asked = (await click(page, `/${id}`)).map((each) => new URL(each.url()).pathname);
    // the icon comes from the browser's cache
    const [file = '', ...more] = asked.filter((path) => path !== '/pictures/favicon.svg');
    assert.match(file, new RegExp(`^/assets/${id}-\\w{8}\\.html$`));
    assert.equal(more, []);
  }
  assertQuiet(page);
});

clicks('leads from the staff area to the site as visitors see it', async () => {
  const page = await openStaff('Admin', '/admin/channels', { still: true });
  await open(page, '/packages');
  const packages = await looks(page);
  await open(page, '/');
  const home = await looks(page);
  await open(page, '/admin/channels');
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await click(page, '/');
  assert.equal(await looks(page), home);
  await click(page, '/packages');
  assert.equal(await looks(page), packages);
  assert.ok(await page.locator('html[data-same]').count());
  assertQuiet(page);
});

clicks('is answered where the browser refuses even to be asked for a worker', async () => {
  const page = await openPage();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await open(page, '/about');
  await click(page, '/contact');
  await open(page, '/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  assertQuiet(page);
});

clicks.run();
