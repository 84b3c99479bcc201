import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { closePages, hydrated, openPage } from '../helpers/browser';
import { button, field, fill } from '../helpers/contactForm';
import { isScript } from '../helpers/lateScripts';

const missing = suite('a form whose code does not come');
missing.after.each(closePages);

const notes = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: '.' });
const isFormCode = (url: URL) => /ContactPage-.*\.js$/.test(url.pathname);

missing('is not sent by the browser, which would put what it holds into the address', async () => {
  const page = await openPage({ width: 360 });
  await page.route(isFormCode, (route) => route.abort());
  await page.goto('/contact');
  await notes(page).waitFor();
  await fill(page);
  await button(page).click();
  await page.waitForFunction(
    (note) => note && note.getBoundingClientRect().top >= 0,
    await notes(page).elementHandle(),
  );
  assert.is(new URL(page.url()).pathname, '/contact');
  assert.not.match(page.url(), 'ada');
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
});

missing('is asked for once more before anything is said', async () => {
  const page = await openPage();
  await page.route(isFormCode, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  const answered = page.waitForResponse(
    (response) => isFormCode(new URL(response.url())) && response.ok(),
  );
  await page.goto('/contact');
  await fill(page);
  await answered;
  await button(page).click();
  await page.getByText('Message Sent!').waitFor();
  assert.is(await notes(page).count(), 0);
});

missing('holds up the rest of the page for half a minute where it hangs, no longer', async () => {
  const page = await openPage({ width: 360 });
  await page.clock.install();
  await page.route(isFormCode, () => undefined);
  const asked = page.waitForRequest((request) => isFormCode(new URL(request.url())));
  await page.goto('/contact');
  await asked;
  // until the page's first script, which waits for the others, has run
  await page.evaluate(async () => {
    const [core = ''] = document.documentElement.dataset['scripts']?.split(' ') ?? [];
    await import(core);
  });
  await page.clock.runFor(30_000);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});

missing('is not loaded anew over what was typed meanwhile', async () => {
  const page = await openPage();
  let refuse: () => void = () => undefined;
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(isFormCode, async (route) => {
    await refusal;
    await route.fulfill({ status: 404, body: '' });
  });
  const asked = page.waitForRequest((request) => isFormCode(new URL(request.url())));
  await page.goto('/contact');
  await asked;
  await fill(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  refuse();
  await notes(page).waitFor();
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
  assert.equal(documents, []);
});

missing('is not sent later by itself, when nobody expects it any more', async () => {
  const page = await openPage();
  let isCut = true;
  await page.route(isScript, (route) => (isCut ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/contact');
  await failed;
  await fill(page);
  const failedAgain = page.waitForEvent('requestfailed');
  await button(page).click();
  await failedAgain;
  isCut = false;
  const hydrated = page.evaluate(
    () => new Promise((resolve) => addEventListener('hydrated', () => setTimeout(resolve))),
  );
  await field(page, 'Message').click();
  await field(page, 'Message').press('End');
  await hydrated;
  assert.is(await page.getByText('Message Sent!').count(), 0);
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
});

/** Opens a page as it is without its code, and gives the way to the whole of it. */
async function openPart(path: string, code: RegExp) {
  const page = await openPage({ still: true });
  let isCut = true;
  await page.route('**', (route) => {
    const isLost = code.test(route.request().url()) || route.request().method() === 'HEAD';
    return isCut && isLost ? route.abort() : route.continue();
  });
  await page.goto(path);
  await notes(page).getByText('What stands here can be read').waitFor();
  const connect = async () => {
    isCut = false;
    const { search } = new URL(page.url());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForURL((url) => url.search !== search);
    assert.is(await notes(page).count(), 0);
  };
  return { page, connect };
}

missing('holds what was typed when it comes after all, and the cursor in its place', async () => {
  const { page, connect } = await openPart('/contact', /ContactPage-.*\.js$/);
  await fill(page);
  await field(page, 'Message').press('Home');
  await connect();
  await page.keyboard.type('Hello. ');
  assert.is(await field(page, 'Name').inputValue(), 'Ada Example');
  assert.is(await field(page, 'Message').inputValue(), 'Hello. Does it work on a boat?');
  await button(page).click();
  await page.getByText('Message Sent!').waitFor();
  assert.is(new URL(page.url()).pathname, '/contact');
});

missing('leaves an answer open that is being read, and where it stands', async () => {
  const { page, connect } = await openPart('/faq', /FaqPage-.*\.js$/);
  const question = page.locator('summary').nth(8);
  await question.click();
  await question.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  assert.ok(await page.evaluate(() => scrollY > 500));
  await connect();
  assert.is(await page.locator('details[open]').count(), 1);
  assert.ok(Math.abs((await top()) - before) < 2, `from ${before} to ${await top()}`);
  assert.ok(await question.evaluate((element) => element === document.activeElement));
  await question.press('Enter');
  await page.locator('details[open]').waitFor({ state: 'detached' });
});

missing.run();
