import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { tooManyAttempts } from '~/content/tooManyAttempts';
import {
  arrival,
  assertSecret,
  fault,
  field,
  fillLogin,
  heading,
  logIn,
  openAt,
  records,
  stopClock,
  stored,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { ada, known, wrongPassword } from '../helpers/customers';

const passwords = suite('guessed and forgotten passwords');
passwords.after.each(closePages);

const better = 'Better-battery-8';

// a try at an unknown address costs the full hashing, so most of them were made before
for (const [kind, email, before] of [
  ['a known', ada.email, 0],
  ['an unknown', 'nobody@example.com', 4],
] as const) {
  passwords(`after five wrong tries ${kind} address has to wait, longer each time`, async () => {
    const earlier = before ? [{ email, failures: before, lastAt: Date.now() }] : [];
    const page = await openStopped({ ...known, auth_tries: JSON.stringify(earlier) });
    await fillLogin(page, { email, password: wrongPassword });
    for (let tries = before + 1; tries <= 5; tries++) await tryWrong(page, tries);

    await logIn(page);
    await toast(page, 'Login Failed', 'Too many attempts. Try again in 1 second.');
    await countdown(page, 1).waitFor();
    assert.is(await failures(page), 5, 'what is not looked at is not counted');
    await page.clock.runFor(1100);
    await countdown(page, 1).waitFor({ state: 'detached' });

    await tryWrong(page, 6);
    await logIn(page);
    await toast(page, 'Login Failed', 'Too many attempts. Try again in 2 seconds.');
    await countdown(page, 2).waitFor();
    await page.clock.runFor(1100);
    await countdown(page, 1).waitFor();
    await field(page, 'Password').press('Enter');
    assert.is(await failures(page), 6);
    await page.clock.runFor(1100);
    await countdown(page, 1).waitFor({ state: 'detached' });
    assertQuiet(page);
  });
}

passwords('the right password is not looked at while an address has to wait', async () => {
  const page = await openStopped(known);
  await failOften(page);
  await fillLogin(page);
  await logIn(page);
  await countdown(page, 8).waitFor();
  assert.is((await stored(page))['auth_session'], undefined);
});

for (const path of ['/login', '/admin/login'])
  passwords(`a wait at ${path} is said once, however long it is counted down`, async () => {
    const page = await openStopped(known, path);
    await failOften(page);
    await fillLogin(page);
    await logIn(page);
    await toast(page, 'Login Failed', tooManyAttempts(8));
    await countdown(page, 8).waitFor();
    await page.clock.runFor(1100);
    await countdown(page, 7).waitFor();
    const alerts = page.locator('form').getByRole('alert');
    assert.equal((await alerts.allInnerTexts()).join(''), '');
    const button = page.getByRole('button', { name: 'Log in' });
    assert.ok(await button.isDisabled(), 'it says that it does nothing');

    // another address need not wait, and what is wrong with that is said
    await fillLogin(page, { email: 'nobody@example.com', password: wrongPassword });
    await button.click();
    await fault(page, /^Invalid/);
    takeProblems(page);
  });

passwords('a forgotten password is replaced by a link that works once', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/forgot-password');
  await field(page, 'Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = page.getByRole('link', { name: 'Choose a new password' });
  const address = (await link.getAttribute('href')) ?? '';
  const token = address.split('#token=')[1] ?? '';
  assert.match(token, /^[0-9a-f]{32}$/);
  await link.click();

  await heading(page, 'Choose a new password').waitFor();
  await field(page, 'New password').waitFor();
  await assertSecret(page, token);
  await savePassword(page);
  await heading(page, 'Password changed').waitFor();
  await toast(page, 'Password Changed', 'You can now log in with your new password.');
  assert.equal(await records(page, 'auth_resets'), []);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();

  await heading(page, 'Log in').waitFor();
  await fillLogin(page);
  await logIn(page);
  await fault(page, 'Invalid login credentials');
  await fillLogin(page, { email: ada.email, password: better });
  await logIn(page);
  await heading(page, 'Welcome, Ada Example').waitFor();
  await assertSecret(page, ada.password, better, token);

  await visit(page, address);
  await savePassword(page);
  await heading(page, 'This link no longer works').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click();
  await arrival(page, '/forgot-password');
  assertQuiet(page);
});

passwords('an unknown address gets a link as well, which opens nothing', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/forgot-password');
  await field(page, 'Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await field(page, 'New password').waitFor();
  assert.is(new URL(page.url()).hash, '');
  await savePassword(page);
  await heading(page, 'This link no longer works').waitFor();
  assert.is((await stored(page))['customers'], known['customers']);
  assertQuiet(page);
});

passwords('a link is good for an hour', async () => {
  const page = await openPage({ stored: known });
  await page.clock.install();
  await followLink(page);
  await page.clock.fastForward('01:00:01');
  await savePassword(page);
  await heading(page, 'This link no longer works').waitFor();
  assert.is((await stored(page))['customers'], known['customers']);
  await assertForgotten(page);
});

passwords('a link outlives a reload and a look at another page, until it is used', async () => {
  const page = await openPage({ stored: known });
  const token = await followLink(page);
  await page.reload();
  await field(page, 'New password').waitFor();
  await assertSecret(page, token);

  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click();
  await heading(page, 'Packages').waitFor();
  await page.goBack();
  await field(page, 'New password').waitFor();
  await assertSecret(page, token);

  await savePassword(page);
  await heading(page, 'Password changed').waitFor();
  await assertForgotten(page);
  assertQuiet(page);
});

for (const [path, hash, ready] of [
  ['/reset-password', '#token=made-up', 'Save new password'],
  ['/confirm-email', '#token_hash=made-up&type=signup', 'Confirm my address'],
] as const)
  passwords(`a link to ${path} outlives a step to the content and a reload`, async () => {
    const page = await openPage();
    await visit(page, path + hash);
    const button = page.getByRole('button', { name: ready });
    await button.waitFor();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#content$/);
    await page.reload();
    await button.waitFor();
    await assertSecret(page, 'made-up');
    assertQuiet(page);
  });

passwords('a link that was used is forgotten in the entry before its content, too', async () => {
  const page = await openPage({ stored: known });
  await followLink(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#content$/);
  await savePassword(page);
  await heading(page, 'Password changed').waitFor();
  await page.goBack();
  await page.waitForURL(({ hash }) => !hash);
  await assertForgotten(page);
});

passwords.run();

/** Asks for a link and follows it; gives back what it carries. */
async function followLink(page: Page): Promise<string> {
  await visit(page, '/forgot-password');
  await field(page, 'Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = page.getByRole('link', { name: 'Choose a new password' });
  const token = (await link.getAttribute('href'))?.split('#token=')[1];
  assert.ok(token);
  await link.click();
  await field(page, 'New password').waitFor();
  return token;
}

/** The link that led here does not come back. */
async function assertForgotten(page: Page): Promise<void> {
  await page.reload();
  await heading(page, 'This link no longer works').waitFor();
  assert.is(await field(page, 'New password').count(), 0);
}

/** The login page, on which time stands still. */
async function openStopped(
  stored: Readonly<Record<string, string>>,
  path = '/login',
): Promise<Page> {
  const page = await openAt(path, { stored });
  await stopClock(page);
  return page;
}

/** So often that the next try has to wait for eight seconds. */
const failOften = (page: Page): Promise<void> =>
  page.evaluate((email) => {
    const tries = [{ email, failures: 8, lastAt: Date.now() }];
    localStorage.setItem('auth_tries', JSON.stringify(tries));
  }, ada.email);

async function tryWrong(page: Page, count: number): Promise<void> {
  await logIn(page);
  await page.waitForFunction(
    (count) => JSON.parse(localStorage.getItem('auth_tries') ?? '[]')[0]?.failures === count,
    count,
  );
  await fault(page, 'Invalid login credentials');
}

const failures = async (page: Page) => (await records(page, 'auth_tries'))[0]?.['failures'];

const countdown = (page: Page, seconds: number) =>
  page.locator('form').getByText(tooManyAttempts(seconds), { exact: true });

async function savePassword(page: Page): Promise<void> {
  await field(page, 'New password').fill(better);
  await field(page, 'Confirm new password').fill(better);
  await page.getByRole('button', { name: 'Save new password' }).click();
}
