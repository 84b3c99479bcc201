import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offlinePage } from '~/content/offline';
import { closePages, hydrated, openPage, visit } from '../helpers/browser';
import { closeNetworks, openNetwork } from '../helpers/network';
import { heading, kept, settle, whenKept } from '../helpers/worker';

const elsewhere = suite('a visit that begins at a page which is not kept');
elsewhere.after.each(async () => {
  await closePages();
  closeNetworks();
});

for (const start of ['/login', '/dashboard', '/nowhere']) {
  elsewhere(`keeps the pages that clicks lead to from ${start}`, async () => {
    const page = await openPage({ worker: true });
    await settle(page, '/terms');
    await visit(page, start);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const pages = [
      ['Reviews', 'Customer reviews'],
      ['Channels', 'Channels'],
    ] as const;
    for (const [name, words] of pages) {
      await nav.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
    }
    // what a browser keeps by itself it may throw away at any time
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Channels' }).waitFor();
    await page.goto('/reviews');
    await page.getByRole('heading', { level: 1, name: 'Customer reviews' }).waitFor();
    const names = (await kept(page)).filter((path) => /login|dashboard|customer/i.test(path));
    assert.equal(names, []);
  });
}

elsewhere('keeps nothing of what pages of the staff ask for', async () => {
  const page = await openPage({ worker: true });
  await settle(page, '/about');
  await visit(page, '/admin/login');
  await page.evaluate(() => fetch('/pictures/reviews/01.svg'));
  await visit(page, '/terms');
  await whenKept(page, '/terms');
  assert.not((await kept(page)).includes('/pictures/reviews/01.svg'));
});

elsewhere('says so when the network stays silent, and begins anew with the next try', async () => {
  const network = await openNetwork();
  const page = await openPage({ worker: true, baseURL: network.origin });
  await settle(page, '/about');
  network.fate = () => 'silence';
  assert.is((await page.goto('/login?next=%2Fdashboard', { timeout: 25_000 }))?.status(), 503);
  assert.is(await heading(page), offlinePage.heading);
  network.fate = () => undefined;
  assert.is((await page.reload())?.status(), 200);
  await hydrated(page);
  assert.is(new URL(page.url()).searchParams.get('next'), '/dashboard');
  assert.is(await heading(page), 'Log in');
});

elsewhere.run();
