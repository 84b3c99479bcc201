import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  arrival,
  assertSecret,
  fault,
  fillLogin,
  fillSignup,
  heading,
  logIn,
  openAt,
  place,
  records,
  signUp,
  stopClock,
  stored,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, closePages, hydrated, openPage, visit } from '../helpers/browser';
import { ada, known, signedIn, wrongPassword } from '../helpers/customers';

const accounts = suite('customer accounts');
accounts.after.each(closePages);

const emptyHistory = "You haven't watched anything recently.";

accounts('sign-up stores a hash, says so and leads to the login after three seconds', async () => {
  const page = await openAt('/signup');
  await fillSignup(page);
  await stopClock(page);
  await signUp(page);
  await toast(
    page,
    'Signup Successful',
    'Please check your email for verification. Redirecting to login...',
  );
  await page.clock.runFor(2900);
  assert.is(place(page), '/signup');
  await page.clock.runFor(200);
  await arrival(page, '/login');
  await page.clock.resume();
  await heading(page, 'Log in').waitFor();
  const [account, ...others] = await records(page, 'customers');
  assert.equal([account?.['username'], account?.['email']], [ada.username, ada.email]);
  assert.match(JSON.stringify(account?.['credential']), '"iterations":600000');
  assert.is(others.length, 0);
  assert.is((await stored(page))['auth_session'], undefined);
  await assertSecret(page, ada.password);
  assertQuiet(page);
});

accounts('log-in leads to the dashboard after a second and a half', async () => {
  const page = await openAt('/login', { stored: known });
  await fillLogin(page);
  await stopClock(page);
  await logIn(page);
  await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
  await page.clock.runFor(1400);
  assert.is(place(page), '/login');
  await page.clock.runFor(200);
  await arrival(page, '/dashboard');
  await page.clock.resume();
  await heading(page, 'Welcome, Ada Example').waitFor();
  assert.equal(JSON.parse((await stored(page))['auth_session'] ?? ''), {
    id: ada.id,
    email: ada.email,
  });
  await assertSecret(page, ada.password);
  assertQuiet(page);
});

accounts('the dashboard shows subscription, account and an empty history', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  await page.getByRole('heading', { name: 'Subscription' }).waitFor();
  for (const text of ['Premium Plan', 'Active', '£30 on 30 June 2026', ada.email, emptyHistory])
    assert.ok(await page.getByRole('main').getByText(text, { exact: true }).isVisible(), text);
  assertQuiet(page);
});

accounts('a page of the library opened while signed in appears in the history', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/content/golden-harbour');
  await page.waitForFunction(() => 'watch_history' in localStorage);
  await visit(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Golden Harbour' }).click();
  await arrival(page, '/content/golden-harbour');
  const [entry, ...others] = await records(page, 'watch_history');
  assert.equal([entry?.['userId'], entry?.['title']], [ada.id, 'Golden Harbour']);
  assert.is(others.length, 0);
  assertQuiet(page);
});

accounts('a guest leaves no history', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/content/golden-harbour');
  await heading(page, 'Golden Harbour').waitFor();
  assert.equal(await stored(page), known);
});

accounts('log-out leads home and ends the session', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  assert.is(place(page), '/');
  assert.is((await stored(page))['auth_session'], undefined);
  await visit(page, '/dashboard');
  await arrival(page, '/login');
  assertQuiet(page);
});

accounts(
  'the facts of the dashboard stay in their cards with letters of twice the size',
  async () => {
    const page = await openPage({ stored: signedIn, width: 320 });
    await visit(page, '/dashboard');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.locator('dl').first().waitFor();
    const ends = await page
      .locator('dl *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    assert.ok(Math.max(...ends) <= 320, `${Math.max(...ends)}`);
  },
);

accounts('the dashboard asks a guest to log in, and comes right after', async () => {
  const page = await openAt('/dashboard', { stored: known });
  await heading(page, 'Log in').waitFor();
  assert.is(place(page), '/login then /dashboard');
  await fillLogin(page);
  await logIn(page);
  await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
  assertQuiet(page);
});

accounts('after the log-in comes the page of this site that was wanted', async () => {
  const page = await openAt('/login?next=/packages', { stored: known });
  await fillLogin(page);
  await logIn(page);
  await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
  await page.clock.runFor(1600);
  await arrival(page, '/packages');
});

for (const next of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:1',
  '/login',
  '/signup/',
]) {
  accounts(`log-in never leads to ${next}`, async () => {
    const page = await openAt(`/login?next=${encodeURIComponent(next)}`, { stored: known });
    await fillLogin(page);
    await logIn(page);
    await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
    await page.clock.runFor(1600);
    await heading(page, 'Welcome, Ada Example').waitFor();
    assert.is(place(page), '/dashboard');
    assertQuiet(page);
  });
}

accounts('a session outlives a reload', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  await page.reload();
  await hydrated(page);
  await heading(page, 'Welcome, Ada Example').waitFor();
  assert.is(place(page), '/dashboard');
});

accounts('a session without its account is none', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  await page.evaluate(() => localStorage.setItem('customers', '[]'));
  await page.reload();
  await heading(page, 'Log in').waitFor();
  assert.is(place(page), '/login then /dashboard');
  assertQuiet(page);
});

accounts('a wrong password is refused in a toast and beside the form', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/login');
  await fillLogin(page, { email: ada.email, password: wrongPassword });
  await logIn(page);
  await toast(page, 'Login Failed', 'Invalid login credentials');
  await fault(page, 'Invalid login credentials');
  assert.is(place(page), '/login');
  assert.is((await stored(page))['auth_session'], undefined);
  await assertSecret(page, wrongPassword);
  assertQuiet(page);
});

accounts('an address is registered once, whatever its case', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/signup');
  await fillSignup(page, { email: 'ADA@Example.COM', password: 'Another-mule-9' });
  await signUp(page);
  await toast(page, 'Signup Failed', 'User already registered');
  await fault(page, 'User already registered');
  assert.is((await stored(page))['customers'], known['customers']);
  assert.is(place(page), '/signup');
  await assertSecret(page, 'Another-mule-9');
  assertQuiet(page);
});

accounts('the keyboard alone is enough to log in and out', async () => {
  const page = await openAt('/login', { stored: known });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (let presses = 0; presses < 30 && (await focused()) !== 'login-email'; presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.type(ada.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.locator('#login-password[type=text]').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const logout = page.getByRole('button', { name: 'Log out' });
  assert.ok(await logout.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  assertQuiet(page);
});

accounts.run();
