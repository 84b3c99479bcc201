import { suite } from 'uvu';
import type { Page } from 'playwright-core';
import { newVersionFailure } from '~/content/networkFailure';
import { codePatience } from '~/lib/codePatience';
import { fillLogin, logIn, toast } from '../helpers/accountPages';
import { closePages, openPage, visit } from '../helpers/browser';
import { openStaff, press } from '../helpers/staffPages';

const hanging = suite('code that begins to come and never ends');
hanging.after.each(closePages);

/** Keeps code waiting for ever; gives back the way to wait until it is asked for. */
async function hang(page: Page, code: RegExp): Promise<() => Promise<unknown>> {
  const isCode = (url: URL) => code.test(url.pathname);
  await page.route(isCode, () => undefined);
  const asked = page.waitForRequest((request) => isCode(new URL(request.url())));
  return () => asked;
}

hanging('is given up after half a minute where somebody signs in, who is told', async () => {
  const page = await openPage();
  await visit(page, '/login');
  const asked = await hang(page, /accountBackend-.*\.js$/);
  await page.clock.install();
  await fillLogin(page);
  await logIn(page);
  await asked();
  await page.clock.runFor(codePatience);
  await toast(page, 'Login Failed', newVersionFailure);
});

hanging('is given up after half a minute where a dialog is to open, which is told', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  const asked = await hang(page, /ChannelDialog-.*\.js$/);
  await page.clock.install();
  await press(page, 'Add New Channel');
  await asked();
  await page.clock.runFor(codePatience);
  await toast(page, 'Error', newVersionFailure);
});

hanging('of stored articles keeps one that ships from opening for half a minute', async () => {
  const page = await openPage();
  await visit(page, '/blog');
  await page.evaluate(() => localStorage.setItem('admin_articles', '[]'));
  const asked = await hang(page, /\/stored-.*\.js$/);
  await page.clock.install();
  await page
    .getByRole('link', { name: /Fire TV Stick/ })
    .first()
    .click();
  await asked();
  await page.clock.runFor(codePatience);
  await page.waitForURL(/fire-tv-stick/);
  await page.getByRole('heading', { level: 1, name: /Fire TV Stick/ }).waitFor();
});

hanging.run();
