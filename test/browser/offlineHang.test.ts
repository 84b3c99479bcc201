import { suite } from 'uvu';
import type { Page } from 'playwright-core';
import { faqPage } from '~/content/faq';
import { heading } from '../helpers/accountPages';
import { closePages, hydrated, openPage } from '../helpers/browser';
import { closeNetworks, openNetwork } from '../helpers/network';
import { hurry, until, whenKept } from '../helpers/worker';

const hang = suite('a download that hangs before there is a worker');
hang.after.each(async () => {
  await closePages();
  closeNetworks();
});

/** A page that a first visitor opens, of which the first try for what is named so hangs half-way. */
async function openHanging(path: string, hanging: RegExp) {
  const network = await openNetwork();
  let tries = 0;
  network.fate = (asked) => (hanging.test(asked) && (tries += 1) === 1 ? 'stall' : undefined);
  const page = await openPage({ worker: true, baseURL: network.origin });
  await page.addInitScript(hurry);
  await page.addInitScript(waitLess);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  return { page, network };
}

/** In the page: a quarter of the time that it waits for more of its document. */
function waitLess(): void {
  const { setTimeout } = globalThis;
  const sooner: typeof setTimeout = Object.assign(
    (run: () => void, ms?: number) => setTimeout(run, ms === 8000 ? 2000 : ms),
    setTimeout,
  );
  globalThis.setTimeout = sooner;
}

async function assertWhole(page: Page, title: string): Promise<void> {
  await heading(page, title).waitFor();
  await page.locator('footer').waitFor();
  await hydrated(page);
}

hang('of the page: the worker keeps all of it, and it comes whole with the next try', async () => {
  const { page } = await openHanging('/', /^\/(\?|$)/);
  await hydrated(page);
  await whenKept(page, '/');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
});

hang('of its code: a reload gets that anew', async () => {
  const { page, network } = await openHanging('/faq', /^\/assets\/FaqPage/);
  await until(async () => network.asked.some((path) => path.startsWith('/assets/FaqPage')));
  // as long as a worker would take to come and ask for the same
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await page.reload({ waitUntil: 'commit' });
  await assertWhole(page, faqPage.heading);
});

hang.run();
