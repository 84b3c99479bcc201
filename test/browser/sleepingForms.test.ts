import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { aboutPage } from '~/content/about';
import { loginPage } from '~/content/account/login';
import { signupPage } from '~/content/account/signup';
import { loadFailure, loadNotes, newVersion } from '~/content/failures';
import { messages } from '~/content/messages';
import { frame } from '~/content/navigation';
import { arrival, field, fillLogin, heading, logIn, place, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { ada, known, signedIn } from '../helpers/customers';
import { holdScripts, isScript } from '../helpers/lateScripts';
import { settle } from '../helpers/worker';

const forms = suite('a form that was come to by a click');
forms.after.each(closePages);

/** Opens a page of the site and goes on to the log-in form. */
async function openForm(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ stored: known, ...options });
  await visit(page, '/about');
  await goTo(page, '/login');
  await heading(page, 'Log in').waitFor();
  return page;
}

/** By a link of the page's own, as one in an article would be. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await arrival(page, path);
}

/** The scripts that a page asks for from now on. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isScript(url)) asked.push(url.pathname);
  });
  return asked;
}

/** Takes the network away until what it resolves to is called. */
async function disconnect(page: Page): Promise<() => void> {
  let connected = false;
  await page.route(
    (url) => isScript(url) || url.pathname === '/',
    (route) => (connected ? route.continue() : route.abort()),
  );
  return () => (connected = true);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

forms('brings its code once a field is touched, and not before', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const asked = follow(page);
  await goTo(page, '/signup');
  await heading(page, signupPage.heading).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(asked, []);
  await field(page, 'Email').focus();
  await page.waitForLoadState('networkidle');
  assert.ok(asked.length);
  assertQuiet(page);
});

forms('keeps field, focus and what is typed while its code comes', async () => {
  const page = await openForm();
  const arrive = await holdScripts(page);
  const email = await field(page, 'Email').elementHandle();
  await field(page, 'Email').pressSequentially('ada@');
  const asked = page.waitForResponse((answer) => isScript(new URL(answer.url())));
  arrive();
  await asked;
  await field(page, 'Email').pressSequentially('example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // the code answers: a password is missing
  await page.locator('form').getByText(messages.fields.passwordRequired).waitFor();
  assert.is(await focused(page), 'login-password');
  assert.is(await email?.inputValue(), 'ada@example.com');
  assert.ok(await email?.evaluate((field) => field.isConnected));
  assertQuiet(page);
});

forms('keeps what is typed where an extension has put something beside the field', async () => {
  const page = await openForm();
  await field(page, 'Email').evaluate((field) => {
    const icon = document.createElement('div');
    icon.textContent = 'Fill in';
    field.after(icon);
  });
  await field(page, 'Email').pressSequentially('ada@example.com');
  await page.waitForLoadState('networkidle');
  // a library may draw the form anew, and say so
  takeProblems(page);
  assert.is(await focused(page), 'login-email');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  await arrival(page, '/dashboard');
});

forms('is sent when its button was pressed before the code is there', async () => {
  const page = await openForm();
  await fillLogin(page);
  await logIn(page);
  await toast(page, 'Login Successful', 'Welcome back! Redirecting to your dashboard...');
  await arrival(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  assertQuiet(page);
});

forms('is sent by the Enter key, too, with no password in the address', async () => {
  const page = await openForm();
  await fillLogin(page);
  await page.keyboard.press('Enter');
  await arrival(page, '/dashboard');
  assert.not.match(page.url(), 'horse');
  assertQuiet(page);
});

forms('shows that it waits while a press does', async () => {
  const page = await openForm();
  const arrive = await holdScripts(page);
  await logIn(page);
  const bar = page.getByRole('status').getByText(frame.loading);
  await bar.waitFor();
  arrive();
  await page.locator('form').getByText(messages.fields.passwordRequired).waitFor();
  await bar.waitFor({ state: 'detached' });
  assertQuiet(page);
});

forms('shows the password at a first press that is its first touch', async () => {
  const page = await openForm({ touch: true, width: 360 });
  const show = page.getByRole('button', { name: 'Show password' });
  await show.tap();
  await page.locator('#login-password[type=text]').waitFor();
  assertQuiet(page);
});

forms('leaves its links what they are', async () => {
  const page = await openForm();
  const asked = follow(page);
  await page.getByRole('link', { name: loginPage.forgot.label }).click();
  await arrival(page, '/forgot-password');
  await field(page, 'Email').waitFor();
  assert.equal(asked, []);
  assertQuiet(page);
});

forms('says so when its code does not come, forgets the press, and works later', async () => {
  const page = await openForm();
  const connect = await disconnect(page);
  await logIn(page);
  await page.getByRole('alert').getByText(loadNotes.form.text).waitFor();
  takeProblems(page);
  connect();
  await field(page, 'Email').focus();
  await page.getByText(loadNotes.form.text).waitFor({ state: 'detached' });
  assert.is(await page.locator('form').getByText(messages.fields.passwordRequired).count(), 0);
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
});

forms('keeps what is typed when its code is asked for once more', async () => {
  const page = await openForm();
  const connect = await disconnect(page);
  // without a touch, as by a program that fills in forms: each touch would ask once more
  for (const [label, text] of [
    ['Email', ada.email],
    ['Password', ada.password],
  ] as const)
    await field(page, label).evaluate((field, text) => Object.assign(field, { value: text }), text);
  await logIn(page);
  const note = page.getByRole('alert').filter({ hasText: loadNotes.form.text });
  await note.waitFor();
  takeProblems(page);
  connect();
  await note.getByRole('button', { name: loadNotes.form.reload }).click();
  await note.waitFor({ state: 'detached' });
  assert.is(await field(page, 'Email').inputValue(), ada.email);
  await logIn(page);
  await arrival(page, '/dashboard');
});

forms('is not reloaded over what was typed, though a deploy took its code away', async () => {
  const page = await openForm();
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  let isOld = true;
  await page.route(isScript, async (route) => {
    await late;
    await (isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.continue());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await field(page, 'Email').pressSequentially('ada@');
  answer();
  await page.getByRole('alert').getByText(newVersion.text).waitFor();
  await field(page, 'Email').pressSequentially('example.com');
  assert.is(await field(page, 'Email').inputValue(), 'ada@example.com');
  await page.getByRole('button', { name: newVersion.reload }).click();
  await heading(page, 'Log in').waitFor();
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
});

forms('is not reloaded unasked where nothing was typed either', async () => {
  const page = await openForm();
  await page.route(isScript, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const email = await field(page, 'Email').elementHandle();
  await field(page, 'Email').focus();
  await page.getByRole('alert').getByText(newVersion.text).waitFor();
  assert.ok(await email?.evaluate((field) => field.isConnected));
  assert.is(await focused(page), 'login-email');
});

forms('forgets what is pressed while it is found out why its code does not come', async () => {
  const page = await openForm();
  let fail: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (fail = resolve));
  const connect = await disconnect(page);
  const word = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      await late;
      await route.fallback();
    },
  );
  await field(page, 'Email').focus();
  await word;
  await logIn(page);
  fail();
  await page.getByRole('alert').getByText(loadNotes.form.text).waitFor();
  takeProblems(page);
  connect();
  await field(page, 'Email').focus();
  await page.getByText(loadNotes.form.text).waitFor({ state: 'detached' });
  assert.is(await page.locator('form').getByText(messages.fields.passwordRequired).count(), 0);
});

forms('says so when its code hangs', async () => {
  const page = await openForm();
  await page.clock.install();
  await page.route(isScript, () => undefined);
  await page.route(/\/$/, (route) => route.abort());
  const asked = page.waitForRequest((request) => isScript(new URL(request.url())));
  await logIn(page);
  await asked;
  await page.clock.runFor(30_000);
  await page.getByRole('alert').getByText(loadNotes.form.text).waitFor();
});

forms('is empty for who comes back to it', async () => {
  const page = await openForm();
  await fillLogin(page);
  await goTo(page, '/about');
  await heading(page, aboutPage.heading).waitFor();
  await goTo(page, '/login');
  await heading(page, 'Log in').waitFor();
  assert.is(await field(page, 'Email').inputValue(), '');
  assert.is(await field(page, 'Password').inputValue(), '');
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
  assertQuiet(page);
});

forms('answers again when it is come back to after a page that did not come', async () => {
  const page = await openForm();
  await logIn(page);
  const missing = page.locator('form').getByText(messages.fields.passwordRequired);
  await missing.waitFor();
  await page.route('**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await heading(page, loadFailure.heading).waitFor();
  takeProblems(page);
  await page.unroute('**');
  await page.goBack();
  await heading(page, 'Log in').waitFor();
  assert.is(await missing.count(), 0);
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
  assertQuiet(page);
});

forms('lets who is signed in already pass', async () => {
  const page = await openPage({ stored: signedIn });
  await visit(page, '/about');
  await goTo(page, '/login').catch(() => undefined);
  await arrival(page, '/dashboard');
  assertQuiet(page);
});

forms('lets who signs in in another tab pass', async () => {
  const page = await openForm();
  const other = await page.context().newPage();
  await other.goto('/about');
  await other.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, signedIn);
  await arrival(page, '/dashboard');
  assert.is(place(page), '/dashboard');
});

forms('says that nothing is kept where the browser keeps nothing', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, '/about');
  await goTo(page, '/signup');
  await page.getByText(messages.storage.unavailable).waitFor();
});

const opened = suite('a form that was opened by its address');
opened.after.each(closePages);

for (const path of ['/login', '/signup', '/forgot-password', '/admin/login'])
  opened(`${path} brings its code once a field is touched, and not before`, async () => {
    const page = await openPage({ width: 360 });
    const early = follow(page);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    assert.is(early.length, 1, early.join('\n'));
    const asked = follow(page);
    await field(page, 'Email').focus();
    await page.waitForLoadState('networkidle');
    assert.ok(asked.length);
    assertQuiet(page);
  });

opened('keeps field, focus and what was typed before any script was there', async () => {
  const page = await openPage({ stored: known, width: 360 });
  const arrive = await holdScripts(page);
  await page.goto('/login');
  const email = await field(page, 'Email').elementHandle();
  await field(page, 'Email').pressSequentially('ada@example.com');
  const asked = page.waitForResponse((answer) => /LoginPage/.test(answer.url()));
  arrive();
  await asked;
  await page.keyboard.press('Enter');
  await page.locator('form').getByText(messages.fields.passwordRequired).waitFor();
  assert.is(await email?.inputValue(), 'ada@example.com');
  assert.ok(await email?.evaluate((field) => field.isConnected));
  assertQuiet(page);
});

opened('is sent when its button was pressed before any script was there', async () => {
  const page = await openPage({ stored: known, width: 360 });
  const arrive = await holdScripts(page);
  await page.goto('/login');
  await fillLogin(page);
  await logIn(page);
  arrive();
  await arrival(page, '/dashboard');
  await heading(page, 'Welcome, Ada Example').waitFor();
  assertQuiet(page);
});

opened('is not reloaded again and again for code that never comes', async () => {
  const page = await openPage({ stored: signedIn });
  await page.route(/LoginPage/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/login');
  await page.getByRole('alert').getByText(newVersion.text).waitFor();
  assert.is(loads, 1);
});

opened('stays where there is no network, though a worker would show another page', async () => {
  const page = await openPage({ stored: known, worker: true });
  await settle(page, '/about');
  await visit(page, '/login');
  await page.context().setOffline(true);
  await field(page, 'Email').focus();
  await page.getByRole('alert').getByText(loadNotes.form.text).waitFor();
  await heading(page, 'Log in').waitFor();
  await page.context().setOffline(false);
  await fillLogin(page);
  await logIn(page);
  await arrival(page, '/dashboard');
});

opened('says so when the network goes before its code was asked for', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/login');
  const connect = await disconnect(page);
  await fillLogin(page);
  await logIn(page);
  await page.getByRole('alert').getByText(loadNotes.form.text).waitFor();
  takeProblems(page);
  connect();
  await logIn(page);
  await arrival(page, '/dashboard');
});

forms.run();
opened.run();
