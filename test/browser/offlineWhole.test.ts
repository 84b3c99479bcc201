import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { keptPages } from '~/content/offline';
import { closePages, openPage, visit } from '../helpers/browser';
import { fill, send } from '../helpers/contactForm';
import { closeNetworks, type Network, openNetwork } from '../helpers/network';
import { kept, renew, settle, textKept, until, whenKept } from '../helpers/worker';

const whole = suite('pages that are kept unseen');
whole.after.each(async () => {
  await closePages();
  closeNetworks();
});

const isForm = (path: string) => path.includes('/ContactPage-');

async function openNetworked(): Promise<{ page: Page; network: Network }> {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  return { page, network };
}

/** Lets the next worker come, and waits until it has kept what it wants to. */
async function replaceWorker(page: Page, network: Network): Promise<void> {
  const { fate } = network;
  network.fate = (path, answer) =>
    path === '/sw.js' ? { body: `${answer.body} next` } : fate(path, answer);
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  await renew(page);
  await page.waitForFunction((it) => navigator.serviceWorker.controller !== it, before);
}

/** Paths of all scripts that the pages name. */
async function scriptsOf(page: Page): Promise<string[]> {
  const texts = await Promise.all(keptPages.map((path) => textKept(page, path)));
  return texts.flatMap((html) => /data-scripts="([^"]+)/.exec(html)?.[1]?.split(' ') ?? []);
}

async function sendWithout(page: Page, network: Network): Promise<void> {
  network.fate = () => 'cut';
  await visit(page, '/contact');
  await fill(page);
  await send(page);
}

whole('are not there before their scripts, and come with the next visit', async () => {
  const { page, network } = await openNetworked();
  network.fate = (path) => (isForm(path) ? 'cut' : undefined);
  await settle(page, '/about');
  assert.ok(network.asked.some(isForm));
  assert.not((await kept(page)).includes('/contact'));
  network.fate = () => undefined;
  await visit(page, '/terms');
  await whenKept(page, '/contact');
  await sendWithout(page, network);
});

whole('get the scripts that they lack with the next visit', async () => {
  const { page } = await openNetworked();
  await settle(page, '/about');
  const script = (await kept(page)).find(isForm) ?? '';
  await page.evaluate(async (script) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(script);
  }, script);
  await visit(page, '/terms');
  await whenKept(page, script);
});

whole('stay as they were where the scripts of the next version do not come', async () => {
  const { page, network } = await openNetworked();
  await settle(page, '/about');
  network.fate = (path, { body, type }) => {
    if (path.startsWith('/assets/next/')) return 'cut';
    const next = body.replaceAll('Wrenview TV', 'Wrenview 2');
    return type.includes('html')
      ? { body: next.replace(/ .assets(?=.ContactPage)/, ' /assets/next') }
      : undefined;
  };
  await replaceWorker(page, network);
  assert.match(await textKept(page, '/faq'), 'Wrenview 2');
  assert.not.match(await textKept(page, '/contact'), 'Wrenview 2');
  await sendWithout(page, network);
});

whole('have their scripts again with the next visit, however many others come', async () => {
  const { page, network } = await openNetworked();
  await settle(page, '/about');
  const addFiles = (name: string) =>
    page.evaluate(async (name) => {
      const shelf = await caches.open('wrenview-files');
      for (let count = 0; count < 100; count += 1)
        await shelf.put(`/assets/${name}-${count}.js`, new Response(''));
    }, name);
  await addFiles('earlier');
  await replaceWorker(page, network);
  await addFiles('later');
  await visit(page, '/channels');
  await until(async () => !(await kept(page)).includes('/assets/earlier-0.js'));
  const scripts = await scriptsOf(page);
  assert.ok(scripts.some(isForm));
  await visit(page, '/terms');
  for (const script of scripts) await whenKept(page, script);
});

whole.run();
