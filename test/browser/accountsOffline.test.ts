import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { networkFailure } from '~/content/networkFailure';
import { fault, fillLogin, heading, logIn, place, stored, toast } from '../helpers/accountPages';
import { closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { known, signedIn } from '../helpers/customers';

const offline = suite('accounts whose code does not arrive');
offline.after.each(closePages);

offline('a log-in says so and works at the next try', async () => {
  const page = await openPage({ stored: known });
  const connect = await disconnect(page);
  await page.clock.install();
  await visit(page, '/login');
  await fillLogin(page);
  await logIn(page);
  await toast(page, 'Login Failed', networkFailure);
  await fault(page, networkFailure);
  assert.equal(await stored(page), known);
  connect();
  await logIn(page);
  await page.getByText('Login Successful').waitFor();
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
});

offline('the dashboard takes everybody for a guest, who can log in once it does', async () => {
  const page = await openPage({ stored: signedIn });
  const connect = await disconnect(page);
  await page.clock.install();
  const askedInVain = saysTwice(page, 'Session fetch error');
  await visit(page, '/dashboard');
  await heading(page, 'Log in').waitFor();
  // the guard asks, then the page that it leads to
  await askedInVain;
  takeProblems(page);
  connect();
  await fillLogin(page);
  await logIn(page);
  await page.getByText('Login Successful').waitFor();
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
  assert.is(place(page), '/dashboard');
});

offline.run();

/** Resolves once the page's console has said it for the second time. */
const saysTwice = (page: Page, text: string): Promise<void> =>
  new Promise((resolve) => {
    let times = 0;
    page.on('console', (message) => {
      if (message.text().includes(text)) times += 1;
      if (times === 2) resolve();
    });
  });

/** Keeps the account code, and all word of the site, from arriving until what it returns is called. */
async function disconnect(page: Page): Promise<() => void> {
  let connected = false;
  const isCut = ({ pathname }: URL) => /^\/(assets\/accountBackend-.*)?$/.test(pathname);
  await page.route(isCut, (route) => (connected ? route.continue() : route.abort()));
  return () => (connected = true);
}
