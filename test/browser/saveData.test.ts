import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { aboutPage } from '~/content/about';
import { confirmPage } from '~/content/account/confirm';
import { resetPage } from '~/content/account/reset';
import { contactPage } from '~/content/contact';
import { askForPage } from '~/content/askForPage';
import { codePatience } from '~/lib/codePatience';
import { heading } from '../helpers/accountPages';
import { drawn, publicPages } from '../helpers/addresses';
import { assertQuiet, closePages, hydrated, openPage } from '../helpers/browser';
import { aerials } from '../helpers/editorPage';
import { holdScripts } from '../helpers/lateScripts';
import { saveData } from '../helpers/saveData';
import { articlesStored } from '../helpers/staffPages';

const lean = suite('where data is dear');
lean.after.each(closePages);

/** A phone whose owner has switched the saving of data on. */
async function openLean(stored = {}): Promise<Page> {
  const page = await openPage({ width: 360, touch: true, stored });
  await saveData(page);
  return page;
}

/** Notes what a page asks for. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Scrolls through a page and gives it time to do what it does when idle. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

async function scrollFrom(link: Locator): Promise<void> {
  const page = link.page();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  assert.ok(box);
  const from = await page.evaluate(() => scrollY);
  const browser = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) => {
    const touchPoints = by === undefined ? [] : [{ x: box.x + 5, y: box.y + 5 + by }];
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await dispatch('touchStart', 0);
  for (const by of [30, 60, 90]) await dispatch('touchMove', by);
  await dispatch('touchEnd');
  await page.waitForFunction((from) => scrollY < from, from);
}

const isExtra = (path: string) => path !== '/pictures/favicon.svg';
const isScript = (path: string) => path.startsWith('/assets/');

for (const path of [...publicPages, ...drawn]) {
  lean(`${path} is its HTML and nothing else`, async () => {
    const page = await openLean();
    const asked = follow(page);
    await page.goto(path);
    await rest(page);
    assert.equal(asked.filter(isExtra), [path]);
    assert.ok(await page.locator('main h1').isVisible());
    assertQuiet(page);
  });
}

lean('the home page weighs no more than 16 KB in all', async () => {
  const page = await openLean();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  let bytes = 0;
  browser.on('Network.loadingFinished', (answer) => (bytes += answer.encodedDataLength));
  await page.goto('/');
  await rest(page);
  assert.ok(bytes > 5000 && bytes <= 16_000, `${bytes} bytes`);
});

for (const [name, prefer] of [
  ['a connection of the second generation', { connection: { effectiveType: '2g' } }],
  ['one slower than that', { connection: { effectiveType: 'slow-2g' } }],
  ['a preference for little data', { media: true }],
] as const) {
  lean(`counts in ${name}, too`, async () => {
    const page = await openPage();
    await page.addInitScript((prefer) => {
      if ('connection' in prefer)
        Object.defineProperty(navigator, 'connection', { value: prefer.connection });
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) =>
        matchMedia('media' in prefer && /reduced-data: reduce/.test(query) ? 'all' : query);
    }, prefer);
    const asked = follow(page);
    await page.goto('/reviews');
    await rest(page);
    assert.equal(asked.filter(isExtra), ['/reviews']);
  });
}

lean('a tap on the menu button brings the scripts and the menu', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  assert.ok(asked.some(isScript));
  assertQuiet(page);
});

lean('the theme, links and questions of the FAQ need no scripts', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Switch to dark theme' }).tap();
  await page.locator('html[data-theme=dark]').waitFor();
  await page.locator('summary').first().tap();
  assert.ok(await page.locator('details p').first().isVisible());
  await page.locator('footer').getByRole('link', { name: 'Packages' }).tap();
  await page.waitForURL('**/packages');
  await rest(page);
  assert.equal(asked.filter(isScript), []);
});

lean('a scroll by finger brings none, a tap somewhere does', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/about');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.synthesizeScrollGesture', { x: 180, y: 500, yDistance: -300 });
  await page.waitForFunction(() => scrollY > 100);
  await rest(page);
  assert.equal(asked.filter(isScript), []);
  await page.getByRole('heading', { level: 1 }).tap();
  await hydrated(page);
});

for (const [what, intend] of [
  ['pointed at', (link: Locator) => link.hover()],
  ['focused', (link: Locator) => link.focus()],
  ['touched by a finger that scrolls', scrollFrom],
] as const) {
  lean(`nothing is fetched for a link that is only ${what}`, async () => {
    const page = await openLean();
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).tap();
    await hydrated(page);
    await rest(page);
    const asked = follow(page);
    await intend(page.locator('footer').getByRole('link', { name: 'Packages' }));
    await rest(page);
    assert.equal(asked, []);
  });
}

lean('a form keeps what was typed and is sent once the scripts are there', async () => {
  const page = await openLean();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: contactPage.form.button }).tap();
  await page.getByText('Message Sent!').waitFor();
});

lean('a picture comes when its button is pressed, with its size told before', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/reviews');
  const button = page.getByRole('button', { name: 'Show picture (1 KB)' }).first();
  assert.match(await button.innerText(), 'Sample review by Priya S., 5 stars');
  await button.focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: /Priya S\./ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  assert.ok(await picture.evaluate((image) => image === document.activeElement));
  assert.equal(asked.filter(isExtra), ['/reviews', '/pictures/reviews/01.svg']);
});

lean('a picture that did not come can be asked for again', async () => {
  const page = await openLean();
  let isCut = true;
  await page.route('**/pictures/reviews/01.svg', (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto('/reviews');
  const button = page.getByRole('button', { name: /Priya S\..*Show picture/ });
  await button.focus();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await failed;
  await button.waitFor();
  const picture = page.getByAltText(/Priya S\./);
  assert.not(await picture.isVisible());
  await button.and(page.locator(':focus')).waitFor();
  isCut = false;
  await page.keyboard.press('Enter');
  await button.waitFor({ state: 'hidden' });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  assert.ok(await picture.isVisible());
});

lean('one that hangs can be asked for again, and keeps the focus meanwhile', async () => {
  const page = await openLean();
  await page.clock.install();
  let isHung = true;
  await page.route('**/pictures/reviews/01.svg', (route) =>
    isHung ? undefined : route.continue(),
  );
  await page.goto('/reviews');
  const button = page.getByRole('button', { name: /Priya S\..*Show picture/ });
  await button.press('Enter');
  await button.waitFor({ state: 'hidden' });
  await page.clock.runFor(codePatience);
  await button.and(page.locator(':focus')).waitFor();
  isHung = false;
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: /Priya S\./ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.clock.runFor(codePatience);
  assert.ok(await picture.isVisible());
});

lean('pictures wait on the pages that come later, too', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Blogs' }).tap();
  const button = page.getByRole('button', { name: /Show picture/ }).first();
  await button.waitFor();
  await rest(page);
  assert.equal(asked.filter((path) => path.endsWith('.svg')).filter(isExtra), []);
  await button.tap();
  await page.waitForFunction(() => document.querySelector('main img')?.clientHeight);
  assert.equal(asked.filter((path) => path.endsWith('.svg')).filter(isExtra).length, 1);
  assert.is(new URL(page.url()).pathname, '/blog');
});

lean('a page that scripts put together asks before it loads them', async () => {
  const page = await openLean();
  const asked = follow(page);
  await page.goto('/blog/no-such-post');
  await rest(page);
  assert.equal(asked.filter(isExtra), ['/blog/no-such-post']);
  await page.getByRole('button', { name: askForPage.button }).tap();
  await page.getByRole('heading', { name: 'Post Not Found' }).waitFor();
  assert.not(await page.getByText('Loading').isVisible());
});

lean('a press for a page that leads elsewhere presses nothing there', async () => {
  for (const [path, title] of [
    ['/dashboard', 'Log in'],
    ['/admin/users', 'Staff login'],
  ] as const) {
    const page = await openLean();
    await page.goto(path);
    await page.getByRole('button', { name: askForPage.button }).press('Enter');
    await page.getByRole('heading', { name: title }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    assert.is(await page.locator('[aria-invalid=true]').count(), 0, path);
    assert.is(await page.evaluate(() => localStorage.getItem('theme')), null, path);
  }
});

lean('a page whose scripts did not come says so, and can be asked for again', async () => {
  const page = await openLean();
  let isCut = true;
  await page.route(/\.js$/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/blog/no-such-post');
  const ask = page.getByRole('button', { name: askForPage.button });
  await page.getByText(askForPage.text).waitFor();
  await ask.tap();
  await page.getByRole('alert').filter({ hasText: askForPage.failed }).waitFor();
  assert.not(await page.getByText(askForPage.text).isVisible());
  isCut = false;
  await ask.tap();
  await page.getByRole('heading', { name: 'Post Not Found' }).waitFor();
});

for (const [path, checking, outcome] of [
  ['/reset-password', resetPage.checking, resetPage.expired.heading],
  ['/confirm-email', confirmPage.checking, confirmPage.unlinked.heading],
] as const) {
  lean(
    `${path} asks before it loads what looks at the link, and checks none till then`,
    async () => {
      const page = await openLean();
      const asked = follow(page);
      await page.goto(path);
      await rest(page);
      assert.equal(asked.filter(isExtra), [path]);
      assert.not(await page.getByText(checking).isVisible());
      assert.ok(await page.getByText(askForPage.text).isVisible());
      await page.getByRole('button', { name: askForPage.button }).tap();
      await page.getByRole('heading', { name: outcome }).waitFor();
      assert.is(await page.getByRole('button', { name: askForPage.button }).count(), 0);
      assertQuiet(page);
    },
  );
}

lean('where data is cheap a link is checked without being asked to', async () => {
  const page = await openPage();
  const arrive = await holdScripts(page);
  await page.goto('/reset-password');
  assert.ok(await page.getByText(resetPage.checking).isVisible());
  assert.not(await page.getByText(askForPage.text).isVisible());
  arrive();
  await page.getByRole('heading', { name: resetPage.expired.heading }).waitFor();
  assertQuiet(page);
});

lean('pictures in the text of an article wait for a press as well', async () => {
  const content = '<p>Before <img src="/blog/seed-2.svg" alt="A looking glass"> after</p>';
  const article = articlesStored({ ...aerials, status: 'Published', content });
  const page = await openLean(article);
  const asked = follow(page);
  await page.goto('/blog/aerials');
  await page.getByRole('button', { name: askForPage.button }).tap();
  const button = page.getByRole('button', { name: 'A looking glass Show picture', exact: true });
  await button.waitFor();
  await rest(page);
  assert.not.ok(asked.includes('/blog/seed-2.svg'));
  await button.tap();
  const picture = page.getByRole('img', { name: 'A looking glass' });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  assert.not(await button.isVisible());
});

lean('elsewhere pictures come by themselves, scripts or not, and no button shows', async () => {
  for (const javaScript of [true, false]) {
    const page = await openPage({ javaScript });
    await page.goto('/blog');
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    assert.is(await page.getByRole('button', { name: /Show picture/ }).count(), 0);
    await page.close();
  }
});

lean('Back after a reload leads to the page before, which no script has to draw', async () => {
  const page = await openLean();
  await page.goto('/');
  await page.getByLabel('Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About Us' }).click();
  await heading(page, aboutPage.heading).waitFor();
  await page.reload();
  const asked = follow(page);
  await page.evaluate(() => history.back());
  await heading(page, 'Everything that’s on, in one guide.').waitFor();
  assert.is(new URL(page.url()).pathname, '/');
  await rest(page);
  assert.equal(
    asked.filter((path) => path.endsWith('.js')),
    [],
  );
});

lean.run();
