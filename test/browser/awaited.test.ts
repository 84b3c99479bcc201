import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { adminPages } from '~/content/admin/heads';
import { loginHead } from '~/content/heads/login';
import { askForPage } from '~/content/askForPage';
import { arrival, field, fillLogin, heading, logIn, place } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems } from '../helpers/browser';
import { known, signedIn } from '../helpers/customers';
import { holdScripts, isScript } from '../helpers/lateScripts';
import { movesReported, reportMoves } from '../helpers/moves';
import { openSlowSite } from '../helpers/slowSite';
import { ready, signedInAs } from '../helpers/staffPages';

const awaited = suite('a page that scripts have yet to make');
awaited.after.each(closePages);

/** Only a browser knows that there is none. */
const unknownPost = '/blog/no-such-post';

awaited('asks at once for all that it is made of', async () => {
  const page = await openPage({ width: 360 });
  const asked = assetsOf(page);
  const style = page.waitForRequest(/\/assets\/blog-post-[^/]+\.css$/);
  const own = page.waitForRequest(/\/assets\/BlogPostPage-[^/]+\.js$/);
  const arrive = await holdScripts(page);
  await page.goto(unknownPost);
  await Promise.all([style, own]);
  const before = new Set(asked);
  arrive();
  await heading(page, 'Post Not Found').waitFor();
  assert.equal([...new Set(asked)], [...before]);
  assertQuiet(page);
});

awaited('asks for nothing of the pages that share its document', async () => {
  const page = await openPage({ width: 360 });
  const asked = assetsOf(page);
  const own = page.waitForRequest(/\/assets\/BlogPostPage-[^/]+\.js$/);
  await page.goto(unknownPost);
  await own;
  await heading(page, 'Post Not Found').waitFor();
  assert.is(asked.filter((path) => /admin|content/i.test(path)).length, 0, asked.join('\n'));
  assertQuiet(page);
});

for (const path of ['/dashboard', unknownPost, '/admin/articles'])
  awaited(`${path} says that its scripts did not come, and asks again when told to`, async () => {
    const page = await openPage({ width: 360 });
    let isCut = true;
    await page.route(isScript, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(path);
    const note = page.getByRole('alert').filter({ hasText: askForPage.failed });
    await note.waitFor();
    assert.not(await page.getByText('Loading').first().isVisible());
    isCut = false;
    await page.getByRole('button', { name: askForPage.button }).click();
    await note.waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();
  });

awaited('goes on by itself when the network is back', async () => {
  const page = await openPage({ width: 360 });
  let isCut = true;
  await page.route(isScript, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(unknownPost);
  await page.getByRole('alert').filter({ hasText: askForPage.failed }).waitFor();
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await heading(page, 'Post Not Found').waitFor();
});

for (const path of ['/dashboard', unknownPost])
  awaited(`${path} lets its scripts wait until its document is whole`, async () => {
    const site = await openSlowSite((html) => html.split(/(?=<footer)/));
    try {
      const page = await openPage({ baseURL: site.origin });
      const loaded = page.waitForResponse((response) => isScript(new URL(response.url())));
      await page.goto(path, { waitUntil: 'commit' });
      await (await loaded).finished();
      assert.is(await page.locator('footer').count(), 0);
      while (site.sendMore());
      const name = path === '/dashboard' ? 'Log in' : 'Post Not Found';
      await page.getByRole('heading', { name }).waitFor();
      assert.equal(
        takeProblems(page).filter((each) => !each.startsWith('asks another host')),
        [],
      );
    } finally {
      site.close();
    }
  });

for (const width of [360, 1280])
  for (const [path, title] of [
    ['/dashboard', 'Welcome, Ada Example'],
    ['/login', 'Welcome, Ada Example'],
    [unknownPost, 'Post Not Found'],
  ] as const)
    awaited(`nothing moves while ${path} becomes ${title}: ${width} px`, async () => {
      const page = await openPage({ stored: signedIn, width });
      await reportMoves(page);
      await page.goto(path);
      await heading(page, title).waitFor();
      await movesReported(page);
      assertQuiet(page);
    });

const members = suite('a page for members');
members.after.each(closePages);

for (const [path, form, next, title] of [
  ['/dashboard?tab=2', '/login', '/dashboard?tab=2', loginHead.title],
  ['/admin/articles', '/admin/login', '/admin/articles', adminPages.login.title],
] as const)
  members(`${path} leads who is signed in nowhere on without its code`, async () => {
    const page = await openPage({ width: 360 });
    const asked = assetsOf(page);
    const arrive = await holdScripts(page);
    const html = page.waitForRequest(/\/assets\/(admin-)?login-[^/]+\.html$/);
    await page.goto(path);
    // beside the scripts that will show it, and not again by them
    await html;
    arrive();
    await arrival(page, form);
    await field(page, 'Email').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = asked.filter((each) => each.endsWith('.js'));
    assert.equal(
      scripts.filter((each) => /Dashboard|Guard|Frame|Page|Backend/.test(each)),
      [],
    );
    assert.is(asked.filter((each) => each.endsWith('.html')).length, 1, asked.join('\n'));
    assert.is(place(page), `${form} then ${next}`);
    assert.is(await page.title(), title);
    assertQuiet(page);
  });

for (const [path, stored] of [
  ['/dashboard', signedIn],
  ['/admin/users', signedInAs('Admin')],
] as const)
  members(`${path} asks at once for all that it takes where somebody is signed in`, async () => {
    const page = await openPage({ stored, width: 360 });
    const asked = assetsOf(page);
    const arrive = await holdScripts(page);
    await page.goto(path);
    const links = page.locator('link[rel="modulepreload"]');
    const preloaded = await links.evaluateAll((all) =>
      all.map((each) => each.getAttribute('href')),
    );
    arrive();
    await ready(page);
    const scripts = asked.filter((each) => each.endsWith('.js'));
    assert.ok(scripts.some((each) => each.includes('accountBackend')));
    assert.equal(
      // fetched while nothing else is going on
      scripts.filter((each) => !preloaded.includes(each) && !each.includes('FloatingMenu')),
      [],
    );
    assertQuiet(page);
  });

members('comes after signing in where that had to be first', async () => {
  const page = await openPage({ stored: known, width: 360 });
  await page.goto('/dashboard');
  await arrival(page, '/login');
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  assertQuiet(page);
});

awaited.run();
members.run();

/** Paths of the assets that a page asks for, as it does. */
function assetsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) paths.push(pathname);
  });
  return paths;
}
