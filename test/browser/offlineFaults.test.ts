import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { offlinePage } from '~/content/offline';
import { packagesPage } from '~/content/plans';
import { closePages, hydrated, openPage, visit } from '../helpers/browser';
import { closeNetworks, type Network, openNetwork } from '../helpers/network';
import { heading, hurry, install, kept, settle, until, whenKept } from '../helpers/worker';

const faults = suite('with a network that fails');
faults.after.each(async () => {
  await closePages();
  closeNetworks();
});

/** A page that has been read with the worker in place, and the network it came over. */
async function openKept(path: string): Promise<{ page: Page; network: Network }> {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, path);
  return { page, network };
}

/** Notes the paths of all that a page is loaded from anew. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const pathOf = (url: string) => new URL(url).pathname;
const isPage = (path: string) => !/\.\w+$/.test(path.split('?')[0] ?? '');

faults('a page is asked for anew, without its parameters', async () => {
  const { page, network } = await openKept('/about');
  network.asked = [];
  await page.goto('/about?v=one&utm_source=mail');
  assert.equal(network.asked.filter(isPage), ['/about']);
  network.fate = (path, { body }) =>
    path === '/about'
      ? { body: body.replaceAll('About Wrenview TV', 'About the new one') }
      : undefined;
  await page.goto('/about?v=two');
  assert.is(await heading(page), 'About the new one');
});

faults('files come from the device', async () => {
  const { page, network } = await openKept('/faq');
  network.asked = [];
  await visit(page, '/faq');
  assert.equal(
    network.asked.filter((path) => path.startsWith('/assets/')),
    [],
  );
});

faults('what is kept steps in for a network that stays silent', async () => {
  const { page, network } = await openKept('/about');
  network.fate = () => 'silence';
  const start = Date.now();
  await page.goto('/about');
  const waited = Date.now() - start;
  assert.ok(waited > 2500, `after ${waited} ms`);
  assert.is(await heading(page), 'About Wrenview TV');
  await hydrated(page);
});

for (const [label, title] of [
  ['FAQs', 'Frequently asked questions'],
  ['Packages', 'Packages'],
] as const)
  faults(`a click on ${label} waits but for seconds for a network that stays silent`, async () => {
    const { page, network } = await openKept('/about');
    network.fate = () => 'silence';
    const documents = documentsOf(page);
    const start = Date.now();
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const waited = Date.now() - start;
    assert.ok(waited < 9000, `after ${waited} ms`);
    await hydrated(page);
    assert.equal(documents, [new URL(page.url()).pathname], 'loaded anew, once');
  });

faults('a page that is kept without its code is loaded anew once, then says so', async () => {
  const { page, network } = await openKept('/about');
  network.fate = (path) => (/ChannelsPage/.test(path) ? 'cut' : undefined);
  await page.goto('/channels');
  const note = page.getByRole('main').getByRole('alert');
  await note.getByText('A new version of this site is here').waitFor();
  await visit(page, '/about');
  network.fate = () => 'cut';
  const documents = documentsOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Channels' }).click();
  await note.getByText('What stands here can be read').waitFor();
  assert.equal(documents, ['/channels']);
});

faults('a page that nobody has kept says so when the network stays silent', async () => {
  const { page, network } = await openKept('/about');
  network.fate = () => 'silence';
  assert.is((await page.goto('/terms', { timeout: 25_000 }))?.status(), 503);
  assert.is(await heading(page), offlinePage.heading);
  network.fate = () => undefined;
  assert.is((await page.reload())?.status(), 200);
  assert.is(await heading(page), 'Terms & Conditions');
});

faults('a page or a script that stalls half-way comes whole with the next try', async () => {
  const { page, network } = await openKept('/about');
  for (const [path, stalling] of [
    ['/terms', '/terms'],
    ['/channels', '/assets/ChannelsPage'],
  ] as const) {
    network.fate = (asked) => (asked.startsWith(stalling) ? 'stall' : undefined);
    network.asked = [];
    await page.goto(path, { waitUntil: 'commit' });
    await until(async () => network.asked.some((each) => each.startsWith(stalling)));
    network.fate = () => undefined;
    await page.goto('about:blank');
    await visit(page, path);
    await hydrated(page);
    assert.ok(await page.locator('footer').isVisible(), 'all of the page');
  }
});

for (const [how, begin] of [
  ['clicked', 'click'],
  ['pointed at and clicked later', 'hover'],
] as const) {
  faults(`a page that broke off on its way to a link that was ${how} comes whole`, async () => {
    const { page, network } = await openKept('/about');
    const link = page.locator('header').getByRole('link', { name: 'Packages' }).first();
    const isPart = (path: string) => path.startsWith('/assets/packages-');
    network.fate = (path) => (isPart(path) ? 'half' : undefined);
    network.asked = [];
    const broken = page.waitForEvent('requestfailed', (request) => isPart(pathOf(request.url())));
    await link[begin]();
    await broken;
    network.fate = () => undefined;
    if (begin === 'hover') await link.click();
    await page.getByRole('heading', { level: 1, name: packagesPage.heading }).waitFor();
    assert.ok(network.asked.filter(isPart).length + network.asked.filter(isPage).length > 1);
  });
}

for (const [name, fate] of [
  ['that breaks before the answer', 'cut'],
  ['that breaks off in the middle of a page', 'half'],
  ['whose server answers with an error', { status: 502, body: 'Bad gateway' }],
] as const) {
  faults(`what is kept steps in for a network ${name}`, async () => {
    const { page, network } = await openKept('/about');
    network.fate = (path, { body }) =>
      isPage(path) ? (fate === 'half' ? fate : typeof fate === 'object' ? fate : 'cut') : void body;
    await page.goto('/about');
    assert.is(await heading(page), 'About Wrenview TV');
    assert.ok(await page.locator('footer').isVisible(), 'all of the page');
  });
}

faults('without what is kept, a break says so and a server error is passed on', async () => {
  const { page, network } = await openKept('/about');
  network.fate = (path) =>
    path.includes('terms') ? 'cut' : path === '/privacy' ? { status: 500 } : undefined;
  assert.is((await page.goto('/terms'))?.status(), 503);
  assert.is(await heading(page), offlinePage.heading);
  assert.is((await page.goto('/privacy'))?.status(), 500);
});

faults("a hotel's sign-in page is shown, and never kept in place of ours", async () => {
  const { page, network } = await openKept('/about');
  const portal = '<!doctype html><title>Wi-Fi</title><h1>Pay for Wi-Fi</h1>';
  network.fate = () => ({ status: 200, type: 'text/html', body: portal });
  for (const path of ['/about', '/terms']) {
    await page.goto(path);
    assert.is(await page.locator('h1').innerText(), 'Pay for Wi-Fi');
  }
  network.fate = () => 'cut';
  await page.goto('/about');
  assert.is(await heading(page), 'About Wrenview TV');
  assert.not.ok((await kept(page)).includes('/terms'));
});

faults('HTML in the place of a script or a picture is never kept', async () => {
  const { page, network } = await openKept('/about');
  network.fate = (path) =>
    /\.(js|css|svg)$/.test(path)
      ? { status: 200, type: 'text/html', body: '<p data-page=""></p>' }
      : undefined;
  await page.goto('/channels');
  await page.waitForLoadState('networkidle');
  const files = await kept(page);
  const script = network.asked.find((path) => /ChannelsPage-\w+\.js$/.test(path)) ?? '';
  assert.ok(script, 'the page asks for its script');
  assert.not.ok(files.includes(script));
});

faults('what is sent, asked for in part, or no file of the site goes past the worker', async () => {
  const { page, network } = await openKept('/about');
  const before = await kept(page);
  network.asked = [];
  await page.evaluate(async () => {
    await fetch('/faq', { method: 'POST' });
    await fetch('/blog/seed-1.svg', { headers: { Range: 'bytes=0-9' } });
    await fetch('/api/articles');
    await fetch('/faq');
  });
  assert.equal(network.asked, ['/faq', '/blog/seed-1.svg', '/api/articles', '/faq']);
  assert.equal(await kept(page), before);
});

faults('a cut while the worker is put in place leaves a page that works', async () => {
  for (const moment of ['/sw.js', '/offline.html', '/packages', '/faq', '/contact']) {
    const network = await openNetwork();
    network.fate = (path) => (path === moment ? 'half' : undefined);
    const page = await openPage({ worker: true, baseURL: network.origin, width: 360 });
    // without the page that says that there is no network there is no worker, either
    if (['/sw.js', '/offline.html'].includes(moment)) await visit(page, '/about');
    else await settle(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    network.fate = () => undefined;
    await settle(page, '/terms');
    assert.is(await heading(page), 'Terms & Conditions', moment);
  }
});

faults('a site whose pages fail is not asked for one of them without end', async () => {
  const network = await openNetwork();
  const isFirst = () => network.asked.filter(isPage).length === 1;
  network.fate = (path) => (isPage(path) && !isFirst() ? { status: 503, body: '' } : undefined);
  const page = await openPage({ worker: true, baseURL: network.origin });
  await install(page, '/packages');
  await whenKept(page, '/offline.html');
  assert.equal(
    network.asked.filter((path) => path === '/'),
    [],
  );
});

faults('there is no worker without the page that says that there is no network', async () => {
  const network = await openNetwork();
  network.fate = (path) => (path === '/offline.html' ? { status: 503, body: '' } : undefined);
  const page = await openPage({ worker: true, baseURL: network.origin });
  await page.addInitScript(hurry);
  await visit(page, '/about');
  await until(async () => network.asked.includes('/offline.html'));
  await until(() =>
    page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.installing),
  );
  assert.is(await page.evaluate(() => navigator.serviceWorker.controller), null);
  network.fate = () => undefined;
  await settle(page, '/about');
});

faults.run();
