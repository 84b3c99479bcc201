/** What the browser tests of the account screens do over and over. */
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { openPage, visit } from './browser';
import { ada } from './customers';

export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

/** Opens a page with a clock in our hands. */
export async function openAt(
  path: string,
  options: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.clock.install();
  await visit(page, path);
  return page;
}

/**
 * From now on time passes only by `page.clock.runFor`. To stop, the clock leaps ahead: less than
 * the page's scripts may take to load, or one on its way would count as never to come.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 8000);

export async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string } = ada,
): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
}

export const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' }).click();

export async function fillSignup(page: Page, change: Partial<typeof ada> = {}): Promise<void> {
  const { username, email, password } = { ...ada, ...change };
  await field(page, 'Full name').fill(username);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

export const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click();

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits for a toast with these words. */
export async function toast(page: Page, title: string, text: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  await region.getByText(title, { exact: true }).waitFor();
  await region.getByText(text, { exact: true }).waitFor();
}

/** Waits for words beside the form, about the whole of it. */
export const fault = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('form').getByRole('alert').getByText(text).waitFor();

/** Where the page is: path, and the page to come after signing in. */
export function place(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  const next = searchParams.get('next');
  return next === null ? pathname : `${pathname} then ${next}`;
}

/** Waits until the page is at a path, then says so. */
export const arrival = (page: Page, path: string) =>
  page.waitForURL(({ pathname }) => pathname === path);

export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** The records kept under a key. */
export async function records(page: Page, key: string): Promise<Record<string, unknown>[]> {
  return JSON.parse((await stored(page))[key] ?? '[]');
}

/** Neither what the browser keeps nor the address tells a password. */
export async function assertSecret(page: Page, ...passwords: string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  for (const password of passwords) assert.not.match(kept, password);
}
