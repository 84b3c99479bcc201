import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keptPages, offlinePage } from '~/content/offline';
import { paths } from '~/content/paths';
import { closePages, hydrated, openPage, openTab, visit } from '../helpers/browser';
import { siteFolder } from '../helpers/built';
import { bytesKept, heading, kept, settle, whenKept, until } from '../helpers/worker';

const offline = suite('without a network');
offline.after.each(closePages);

offline('what was seen is there, and plans, FAQ and contact, whatever the parameters', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.context().setOffline(true);
  for (const [path, words] of [
    ['/about', 'About Wrenview TV'],
    ['/packages?v=Qx7', 'Packages'],
    ['/faq?v=1&from=mail', 'Frequently asked questions'],
    ['/contact/', 'Contact us'],
  ] as const) {
    const answer = await page.goto(path);
    assert.is(answer?.status(), 200, path);
    assert.is(await heading(page), words);
    await hydrated(page);
  }
});

offline('a page not seen says so and lists what is there', async () => {
  const page = await openPage({ worker: true, width: 360 });
  await settle(page, '/about');
  await page.context().setOffline(true);
  const answer = await page.goto('/reviews');
  assert.is(answer?.status(), 503);
  assert.is(await heading(page), offlinePage.heading);
  const list = page.locator('[data-kept] a');
  const hrefs = await list.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  assert.equal(hrefs.sort(), ['/about', '/contact', '/faq', '/packages']);
  await page.getByRole('link', { name: 'About Us: Plain-Spoken Internet TV' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await list.filter({ hasText: 'FAQs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
});

offline('a page not seen names no list where nothing is kept yet', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  const list = page.getByRole('heading', { name: offlinePage.keptHeading });
  await page.context().setOffline(true);
  await page.goto('/reviews');
  assert.ok(await list.isVisible());
  await page.evaluate(forgetPages, paths.offline);
  await page.goto('/channels');
  assert.is(await heading(page), offlinePage.heading);
  assert.is(await page.locator('[data-kept]').count(), 0);
  assert.not(await list.isVisible());
});

/** In the page: as where the network was lost while the worker had just come. */
async function forgetPages(but: string): Promise<void> {
  for (const name of await caches.keys()) {
    const shelf = await caches.open(name);
    for (const request of await shelf.keys())
      if (new URL(request.url).pathname !== but) await shelf.delete(request);
  }
}

offline('a page not seen comes by itself when the network is there again', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.context().setOffline(true);
  await page.goto('/reviews');
  await hydrated(page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Customer reviews' }).waitFor();
});

offline('so it does after a click', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Channels' }).first().click();
  await page.getByRole('heading', { level: 1, name: offlinePage.heading }).waitFor();
  await hydrated(page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor();
});

/** A page not seen, and the network back without the browser having noticed. */
async function openUnnoticed(path: string) {
  const page = await openPage({ worker: true });
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  );
  await settle(page, '/about');
  await page.context().setOffline(true);
  await page.goto(path);
  await hydrated(page);
  await page.context().setOffline(false);
  return page;
}

offline('else the way back is one press', async () => {
  const page = await openUnnoticed('/reviews');
  await page.getByRole('link', { name: offlinePage.retry }).click();
  await page.getByRole('heading', { level: 1, name: 'Customer reviews' }).waitFor();
});

offline('the link of a page not seen asks for it again, too', async () => {
  const page = await openUnnoticed('/channels');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Channels' }).click();
  await page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor();
});

offline('a page not seen says so once, whatever its address is made of', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.context().setOffline(true);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/content/night-train');
  assert.is(await heading(page), offlinePage.heading);
  await hydrated(page);
  assert.is(await page.getByRole('main').getByRole('alert').count(), 0);
  assert.equal(documents, ['/content/night-train']);
});

offline('a click leads to what is kept, and else to the page that says so', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.context().setOffline(true);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Packages' }).click();
  await page.getByRole('heading', { level: 1, name: 'Packages' }).waitFor();
  await hydrated(page);
  await nav.getByRole('link', { name: 'Channels' }).click();
  await page.getByRole('heading', { level: 1, name: offlinePage.heading }).waitFor();
  assert.is(new URL(page.url()).pathname, '/channels');
});

offline('a page that was reached by a click alone opens again', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.getByRole('link', { name: 'Channels' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor();
  await page.getByRole('searchbox').fill('Horizon');
});

offline('pages that were reached by a click are on the list of those that are there', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await page.context().setOffline(true);
  await page.goto('/reviews');
  const link = page.locator('[data-kept] a[href="/privacy"]');
  assert.equal(await link.allInnerTexts(), ['Privacy Policy and Your Rights']);
  await hydrated(page);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  assert.is(new URL(page.url()).pathname, '/privacy');
});

offline('what is always kept stays, however much is visited', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await page.evaluate(async () => {
    const shelf = await caches.open('wrenview-pages');
    for (let count = 0; count < 60; count += 1)
      await shelf.put(`/content/${count}`, new Response('<div data-page="/">'));
  });
  await visit(page, '/terms');
  await until(async () => !(await kept(page)).includes('/content/0'));
  const paths = await kept(page);
  for (const path of keptPages) assert.ok(paths.includes(path), path);
});

offline('pictures stay, too', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/blog');
  await whenKept(page, '/pictures/broadband-speed.svg');
  await page.context().setOffline(true);
  await page.reload();
  const picture = page.locator('main img[src="/pictures/broadband-speed.svg"]');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

offline('nothing of staff and accounts is kept, nor answered by the worker', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  for (const path of ['/admin/login', '/admin', '/admin/articles/edit/1']) {
    const answer = await page.goto(path);
    assert.not(answer?.fromServiceWorker(), path);
  }
  for (const path of ['/login', '/dashboard', '/reset-password?code=abc', '/nowhere', '/feed.xml'])
    await page.goto(path);
  await visit(page, '/terms');
  await whenKept(page, '/terms');
  // a browser without windows asks for no icon by itself
  await page.evaluate(() => fetch('/pictures/favicon.svg'));
  await whenKept(page, '/pictures/favicon.svg');
  const pages = (await kept(page)).filter((path) => !path.startsWith('/assets/'));
  assert.equal(pages.sort(), [...keptPages, '/about', '/pictures/favicon.svg', '/terms'].sort());
  assert.equal(
    (await kept(page)).filter((path) => /admin|login|password/i.test(path)),
    [],
  );
});

offline('a visit that starts in the staff area gets no worker', async () => {
  const page = await openPage({ worker: true });
  await page.clock.install();
  await visit(page, '/admin/login');
  await page.clock.fastForward(3000);
  const count = () => navigator.serviceWorker.getRegistrations().then((all) => all.length);
  assert.is(await page.evaluate(count), 0);
});

offline('plans, FAQ and contact take no more than 150 KB beside what was seen', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/contact');
  const seen = new Set(await kept(page));
  const extra = await openTab(page.context());
  await settle(extra, '/about');
  const pages: readonly string[] = keptPages.slice(1);
  const scripts = [...seen].filter((path) => path.endsWith('.js'));
  const core = await extra.evaluate(() => document.documentElement.dataset['scripts']);
  const own = scripts.filter((path) => !core?.split(' ').includes(path));
  assert.ok((await bytesKept(page, [...pages, ...own])) <= 150_000);
});

offline('the worker weighs no more than 2 KB on its way', async () => {
  assert.ok((await stat(join(siteFolder, 'sw.js.br'))).size <= 2000);
});

offline.run();
