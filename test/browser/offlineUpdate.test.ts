import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { readOptions } from '../../src/build/options.mjs';
import { makeSite } from '../../src/build/production.mjs';
import { makeWorker } from '../../src/build/worker.mjs';
import { olderWorker } from '../fixtures/olderWorker';
import { closePages, hydrated, openPage, openTab, visit } from '../helpers/browser';
import { closeNetworks, type Fate, type Network, openNetwork } from '../helpers/network';
import {
  heading,
  hurry,
  install,
  kept,
  renew,
  settle,
  textKept,
  until,
  whenKept,
} from '../helpers/worker';

const update = suite('a worker and the next version of the site');
update.after.each(async () => {
  await closePages();
  closeNetworks();
});

/** A version of the site with other words, another worker, and scripts of other names that do nothing. */
const nextVersion: Network['fate'] = (path, { status, type, body }): Fate | undefined => {
  if (path === '/sw.js') return { body: `${body} next` };
  if (path.endsWith('.js'))
    return path.startsWith('/assets/next')
      ? { status: 200, type: 'text/javascript', body: '' }
      : { status: 404 };
  if (type.includes('html') && status === 200)
    return {
      body: body.replaceAll('/assets/', '/assets/next/').replaceAll('Wrenview TV', 'Wrenview 2'),
    };
  return undefined;
};

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

// the latter as recipes for workers name it
for (const shelf of ['precache-v1', 'pages']) {
  update(
    `replaces an older worker that never asked again for what it had in ${shelf}`,
    async () => {
      const network = await openNetwork();
      network.fate = (path, { body }) => {
        if (path === '/sw.js') return { body: olderWorker(shelf) };
        return path === '/about'
          ? { body: body.replaceAll('About Wrenview TV', 'About, of old') }
          : undefined;
      };
      const page = await openPage({ worker: true, baseURL: network.origin });
      await install(page, '/terms');
      await page.goto('/about');
      network.fate = () => undefined;
      await page.goto('/about');
      assert.is(await heading(page), 'About, of old');
      await renew(page);
      const hasOld = () => page.evaluate((shelf) => caches.has(shelf), shelf);
      await until(async () => !(await hasOld()));
      await page.goto('/about');
      assert.is(await heading(page), 'About Wrenview TV');
    },
  );
}

update('takes over from one of ours that named its shelves otherwise', async () => {
  const network = await openNetwork();
  network.fate = (path, { body }) =>
    path === '/sw.js' ? { body: body.replaceAll('wrenview-', '') } : undefined;
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, '/about');
  const shelves = () => page.evaluate(async () => (await caches.keys()).sort());
  assert.equal(await shelves(), ['files', 'pages']);
  network.fate = () => undefined;
  await renew(page);
  await until(async () => !(await shelves()).includes('pages'));
  await whenKept(page, '/about');
  network.fate = () => 'cut';
  for (const [path, words] of [
    ['/packages', 'Packages'],
    ['/about', 'About Wrenview TV'],
  ] as const) {
    await visit(page, path);
    assert.is(await heading(page), words);
  }
  assert.equal(await shelves(), ['wrenview-files', 'wrenview-pages']);
});

update('leaves an open tab at work and shows the new version to the next visit', async () => {
  const network = await openNetwork();
  const tab = await openPage({ worker: true, baseURL: network.origin, width: 360 });
  await settle(tab, '/faq');
  network.fate = nextVersion;
  const other = await openTab(tab.context());
  await other.goto('/about');
  assert.is(await heading(other), 'About Wrenview 2');
  await renew(other);
  await until(async () => (await textKept(other, '/faq')).includes('Wrenview 2'));

  await tab.getByRole('button', { name: 'Open menu' }).click();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await tab.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await tab.reload();
  assert.match(await tab.title(), 'Wrenview 2');
});

update('is kept for the time without a network as soon as it is there', async () => {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, '/about');
  network.fate = nextVersion;
  await renew(page);
  await until(async () => (await textKept(page, '/packages')).includes('Wrenview 2'));
  network.fate = () => 'cut';
  await page.goto('/packages');
  assert.match(await page.title(), 'Wrenview 2');
  await page.goto('/about');
  assert.is(await heading(page), 'About Wrenview TV');
  await hydrated(page);
});

update('leaves nothing of the old one for a slow network, though there is no room', async () => {
  const network = await openNetwork();
  const { origin } = network;
  const page = await openPage({ worker: true, baseURL: origin });
  await settle(page, '/about');
  const browser = await page.context().newCDPSession(page);
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin });
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage });
  network.fate = (path, { body }) =>
    path === '/about' ? { body: body.replaceAll('Wrenview TV', 'Wrenview 2') } : undefined;
  for (const path of ['/about', '/packages']) await page.goto(path);
  assert.not.match(await textKept(page, '/about'), 'About Wrenview TV');
  // what is the same stays for the time without a network
  assert.match(await textKept(page, '/packages'), 'Packages');
});

for (const [name, fate] of [
  ['is gone', { status: 404, body: 'Gone' }],
  ['is a page', { type: 'text/html', body: '<h1>Sign in</h1>' }],
  ['is broken', { body: 'addEventListener(' }],
] as const) {
  update(`goes on with the worker it has when the next one ${name}`, async () => {
    const network = await openNetwork();
    const page = await openPage({ worker: true, baseURL: network.origin });
    await settle(page, '/about');
    network.fate = (path, answer) => (path === '/sw.js' ? fate : nextVersion(path, answer));
    await renew(page).catch(() => undefined);
    await page.goto('/about');
    assert.is(await heading(page), 'About Wrenview 2');
    assert.ok(await hasWorker(page));
  });
}

update('without a worker takes away the one that is there and all it kept', async () => {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, '/about');
  const tables = { publicPaths: /^$/, keptPages: [] };
  const [, farewell] = await makeWorker(readOptions([], { NO_WORKER: '1' }), new Map(), tables);
  network.fate = (path) => (path === '/sw.js' ? { body: farewell.toString() } : undefined);
  await renew(page);
  await until(async () => !(await hasWorker(page)));
  assert.equal(await kept(page), []);
  const next = await openTab(page.context());
  await visit(next, '/about');
  assert.is(await next.evaluate(() => navigator.serviceWorker.controller), null);
});

update('without a worker leaves no tab to one that was brought back', async () => {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, '/about');
  const { files } = await makeSite(readOptions(['--preact'], { NO_WORKER: '1' }));
  const fileOf = (path: string) => {
    const [name = ''] = path.slice(1).split('?');
    return files.get(name) ?? files.get(`${name}/index.html`);
  };
  network.fate = (path) => (path === '/sw.js' ? { body: `${fileOf(path)}` } : undefined);
  await renew(page);
  await until(async () => !(await hasWorker(page)));
  // a tab of the older version asks for it, which keeps it from going
  const old = await openTab(page.context());
  await old.addInitScript(hurry);
  await visit(old, '/faq');
  await until(() => hasWorker(page));
  network.fate = (path) => {
    const body = fileOf(path)?.toString();
    const [, suffix = 'html'] = /\.(js|css)$/.exec(path) ?? [];
    const type = suffix === 'js' ? 'text/javascript' : `text/${suffix}`;
    return body === undefined || /\.svg$/.test(path) ? undefined : { status: 200, type, body };
  };
  const next = await openTab(page.context());
  await visit(next, '/reviews');
  await until(async () => !(await hasWorker(page)));
  await until(() => next.evaluate(async () => (await caches.keys()).length === 0));
  network.fate = () => 'cut';
  await next.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await next.getByText('This page did not load').waitFor();
});

update('brings no scripts to a worker whose visitor saves data', async () => {
  const saves = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
  const network = await openNetwork();
  const lean: Network['fate'] = (path, { body }) =>
    path === '/sw.js' ? { body: saves + body } : undefined;
  network.fate = lean;
  const page = await openPage({ worker: true, baseURL: network.origin });
  await install(page, '/about');
  await whenKept(page, '/offline.html');
  await whenKept(page, '/about');
  network.fate = (path, answer) =>
    path === '/sw.js' ? { body: `${saves}${answer.body} next` } : nextVersion(path, answer);
  network.asked = [];
  const renewed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      ),
  );
  await renew(page);
  await renewed;
  assert.equal(
    network.asked.filter((path) => /next|\.html$/.test(path)),
    [],
  );
});

update.run();
