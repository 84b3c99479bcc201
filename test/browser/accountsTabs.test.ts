import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { arrival, fillLogin, heading, logIn, place, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, openTab, visit } from '../helpers/browser';
import { known, signedIn } from '../helpers/customers';

const tabs = suite('accounts in several tabs');
tabs.after.each(closePages);

async function openTwo(stored: Readonly<Record<string, string>>): Promise<[Page, Page]> {
  const page = await openPage({ stored });
  return [page, await openTab(page.context())];
}

tabs('a sign-out closes the dashboard of the other tab within a second', async () => {
  const [one, other] = await openTwo(signedIn);
  for (const page of [one, other]) {
    await visit(page, '/dashboard');
    await heading(page, 'Welcome, Ada Example').waitFor();
  }
  await one.getByRole('button', { name: 'Log out' }).click();
  await arrival(one, '/');
  await other.waitForURL(({ pathname }) => pathname === '/login', { timeout: 1000 });
  await heading(other, 'Log in').waitFor();
  assert.is(place(other), '/login then /dashboard');
  assert.is(place(one), '/');
  assertQuiet(one);
  assertQuiet(other);
});

tabs('a sign-in is seen by the next navigation of the other tab', async () => {
  const [one, other] = await openTwo(known);
  // turned away once, so it knows of a guest
  await visit(other, '/dashboard');
  await arrival(other, '/login');
  await other.getByRole('link', { name: 'Packages' }).first().click();
  await arrival(other, '/packages');

  await one.clock.install();
  await visit(one, '/login');
  await fillLogin(one);
  await logIn(one);
  await toast(one, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');

  await other.evaluate(() => history.pushState(null, '', '/dashboard'));
  await heading(other, 'Welcome, Ada Example').waitFor();
  assert.is(place(other), '/dashboard');
  assertQuiet(other);
});

tabs.run();
