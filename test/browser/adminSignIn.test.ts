import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import {
  arrival,
  assertSecret,
  fault,
  fillLogin,
  heading,
  logIn,
  place,
  stored,
  toast,
} from '../helpers/accountPages';
import { demoPasswords } from '~/content/demoPasswords';
import { downloaded } from '../helpers/drafts';
import { guardedPages } from '../helpers/addresses';
import {
  assertQuiet,
  closePages,
  hydrated,
  openPage,
  takeProblems,
  visit,
} from '../helpers/browser';
import { ada, known, signedIn, wrongPassword } from '../helpers/customers';
import { holdScripts } from '../helpers/lateScripts';
import { fillStorage } from '../helpers/storageFaults';
import { memberOf, ready, signedInAs, staffed } from '../helpers/staffPages';

const signIn = suite('staff sign-in');
signIn.after.each(closePages);

const admin = memberOf('Admin');
const notStaff = 'console: User does not have Admin or Editor role. Logging out.';
const staffPages = [...guardedPages, '/admin/articles/edit/article-1'].filter((path) =>
  path.startsWith('/admin'),
);

async function openLogin(path = '/admin/login'): Promise<Page> {
  const page = await openPage({ stored: { ...staffed, ...known } });
  await visit(page, path);
  await heading(page, 'Staff login').waitFor();
  return page;
}

async function assertRefused(page: Page): Promise<void> {
  await toast(page, 'Login Failed', 'Invalid email or password.');
  await fault(page, 'Invalid email or password. Please try again.');
  const { auth_session, admin_session } = await stored(page);
  assert.equal(
    { auth_session, admin_session },
    { auth_session: undefined, admin_session: undefined },
  );
  assert.is(place(page), '/admin/login');
}

signIn('a wrong password is refused beside the form and in a toast', async () => {
  const page = await openLogin();
  await fillLogin(page, { email: admin.email, password: wrongPassword });
  await logIn(page);
  await assertRefused(page);
  await assertSecret(page, wrongPassword);
  assert.equal(takeProblems(page), ['console: Admin login error: Invalid login credentials']);
});

for (const [who, person] of Object.entries({ 'a Writer': memberOf('Writer'), 'a customer': ada })) {
  signIn(`${who} is refused like a wrong password, and signed out at once`, async () => {
    const page = await openLogin();
    await fillLogin(page, person);
    await logIn(page);
    await assertRefused(page);
    await assertSecret(page, person.password);
    assert.equal(takeProblems(page), [notStaff]);
  });
}

for (const role of ['Admin', 'Editor'] as const) {
  signIn(`${role}s land on the dashboard and are welcomed by name`, async () => {
    const { password, ...user } = memberOf(role);
    const page = await openLogin();
    await fillLogin(page, { email: user.email.toUpperCase(), password });
    await logIn(page);
    await toast(page, 'Login Successful', `Welcome back, ${user.name}!`);
    await arrival(page, '/admin/dashboard');
    await heading(page, 'Dashboard').waitFor();
    const kept = await stored(page);
    assert.equal(JSON.parse(kept['admin_session'] ?? ''), user);
    assert.equal(JSON.parse(kept['auth_session'] ?? ''), { id: user.id, email: user.email });
    await assertSecret(page, password);
    assertQuiet(page);
  });
}

signIn('the demo staff that ships can sign in, and is stored as hashes only', async () => {
  const page = await openPage();
  await visit(page, '/admin/login');
  await fillLogin(page, admin);
  await logIn(page);
  await heading(page, 'Dashboard').waitFor();
  assert.match((await stored(page))['admin_users'] ?? '', '"iterations":600000');
  await assertSecret(page, 'Admin-demo-1', 'Editor-demo-1', 'Writer-demo-1');
  assertQuiet(page);
});

signIn('every page of the staff area asks a guest to sign in', async () => {
  const page = await openPage({ stored: { ...staffed, ...known } });
  for (const path of staffPages) {
    await visit(page, path);
    await heading(page, 'Staff login').waitFor();
    assert.is(place(page), `/admin/login then ${path}`);
  }
  assertQuiet(page);
});

signIn('after the sign-in comes the page that was wanted', async () => {
  const page = await openLogin('/admin/users');
  assert.is(place(page), '/admin/login then /admin/users');
  await fillLogin(page, admin);
  await logIn(page);
  await heading(page, 'Manage Users').waitFor();
  assert.is(place(page), '/admin/users');
  await page.goBack();
  assert.is.not(place(page), '/admin/login then /admin/users');
});

for (const next of ['//evil.example/admin', '/packages', '/admin/../login', '/admin/login?a']) {
  signIn(
    `the sign-in leads to no page but those of the staff area, as ${next} is not`,
    async () => {
      const page = await openPage({ stored: signedInAs('Admin') });
      await visit(page, `/admin/login?next=${encodeURIComponent(next)}`);
      await heading(page, 'Dashboard').waitFor();
      assert.is(place(page), '/admin/dashboard');
      assertQuiet(page);
    },
  );
}

signIn('the staff area is loading until it is known who is there', async () => {
  const page = await openPage({ stored: signedInAs('Admin') });
  // what asks for the account comes later than the page itself
  const release = await holdScripts(page, /\/assets\/accountBackend-/);
  await visit(page, '/admin/users');
  await page.getByRole('main').getByRole('status').getByText('Loading...').waitFor();
  assert.is(await page.locator('h1').count(), 0);
  assert.is(place(page), '/admin/users');
  release();
  await heading(page, 'Manage Users').waitFor();
  assertQuiet(page);
});

signIn('a session outlives a reload', async () => {
  const page = await openPage({ stored: signedInAs('Editor') });
  await visit(page, '/admin/channels');
  await ready(page);
  await page.reload();
  await hydrated(page);
  await heading(page, 'Manage Channels').waitFor();
  assert.is(place(page), '/admin/channels');
});

signIn('a session is worth nothing once its account is gone', async () => {
  const page = await openPage({ stored: { ...signedInAs('Editor'), admin_users: '[]' } });
  await visit(page, '/admin/channels');
  await heading(page, 'Staff login').waitFor();
  assert.is((await stored(page))['admin_session'], undefined);
});

signIn('a customer who opens the staff area is signed out and asked to sign in', async () => {
  const page = await openPage({ stored: { ...staffed, ...signedIn } });
  await visit(page, '/admin/articles');
  await heading(page, 'Staff login').waitFor();
  assert.is(place(page), '/admin/login then /admin/articles');
  assert.is((await stored(page))['auth_session'], undefined);
  assert.equal(takeProblems(page), [notStaff]);
});

signIn('with full storage it leads in all the same, and says what is wrong', async () => {
  const page = await openLogin();
  await fillStorage(page);
  await fillLogin(page, admin);
  await logIn(page);
  await arrival(page, '/admin/dashboard');
  await page
    .getByText('The local storage of this browser is full. Remove something and try again.')
    .waitFor();
  assert.is((await stored(page))['auth_session'], undefined);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await heading(page, 'Articles').waitFor();
});

signIn(
  'staff accounts that cannot be read are no wrong password: they can be begun anew',
  async () => {
    for (const text of ['not json', '{"a":1}', 'null', '[]']) {
      const page = await openPage({ stored: { admin_users: text } });
      await visit(page, '/admin/login');
      await fillLogin(page, { email: 'admin@example.com', password: wrongPassword });
      await logIn(page);
      await page.getByText('No staff account in this browser can be read').waitFor();
      if (text !== '[]') {
        const download = page.getByRole('button', { name: 'Download what could not be read' });
        assert.match((await downloaded(page, download)).text, JSON.stringify(text).slice(1, -1));
      }
      await page.getByRole('button', { name: 'Restore the demo staff' }).click();
      await toast(page, 'Demo Staff Restored', 'Log in with one of the demo accounts.');
      await page.waitForFunction(() => document.activeElement?.id === 'login-email');
      await fillLogin(page, {
        email: 'admin@example.com',
        password: demoPasswords['user-1'] ?? '',
      });
      await logIn(page);
      await arrival(page, '/admin/dashboard');
      const kept = Object.entries(await stored(page)).filter(([key]) => key.includes('.corrupt.'));
      assert.equal(
        kept.map(([, value]) => value),
        text === '[]' ? [] : [text],
      );
      assert.is(JSON.parse((await stored(page))['admin_users'] ?? '').length, 3);
    }
  },
);

signIn('a wrong password alone offers nobody to begin anew', async () => {
  const page = await openLogin();
  await fillLogin(page, { email: admin.email, password: wrongPassword });
  await logIn(page);
  await assertRefused(page);
  assert.is(await page.getByRole('button', { name: 'Restore the demo staff' }).count(), 0);
});

signIn.run();
