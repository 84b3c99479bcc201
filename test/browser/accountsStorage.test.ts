import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  assertSecret,
  fault,
  field,
  fillLogin,
  fillSignup,
  heading,
  logIn,
  openAt,
  place,
  records,
  signUp,
  stored,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, closePages, hydrated, openPage, visit } from '../helpers/browser';
import { ada, known, wrongPassword } from '../helpers/customers';
import { blockStorage, fillStorage } from '../helpers/storageFaults';

const storage = suite('accounts where the browser cannot keep them');
storage.after.each(closePages);

const full = 'The local storage of this browser is full. Remove something and try again.';

storage('public pages and the login form work where storage is blocked', async () => {
  const page = await openPage();
  await blockStorage(page);
  for (const path of ['/', '/blog', '/content/golden-harbour', '/login']) {
    await visit(page, path);
    assert.ok(await page.getByRole('heading', { level: 1 }).isVisible(), path);
    assert.is(place(page), path);
  }
  await logIn(page);
  await page.getByText('Please enter your email address.').waitFor();
  await visit(page, '/dashboard');
  await heading(page, 'Log in').waitFor();
  assertQuiet(page);
});

storage('an account lives as long as the page where storage is blocked', async () => {
  const page = await openPage();
  await blockStorage(page);
  await page.clock.install();
  await visit(page, '/signup');
  await fillSignup(page);
  await signUp(page);
  await page.getByText('Signup Successful').waitFor();
  await page.clock.runFor(3100);
  await heading(page, 'Log in').waitFor();
  await fillLogin(page);
  await logIn(page);
  await page.getByText('Login Successful').waitFor();
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
  await page.reload();
  await hydrated(page);
  await heading(page, 'Log in').waitFor();
  assertQuiet(page);
});

storage('a full storage refuses a sign-up in clear words and keeps nothing of it', async () => {
  const page = await openAt('/signup');
  await fillStorage(page);
  await fillSignup(page);
  await signUp(page);
  await toast(page, 'Signup Failed', full);
  await fault(page, full);
  assert.equal(Object.keys(await stored(page)), ['filler']);
  assert.is(place(page), '/signup');
  assertQuiet(page);
});

storage('a full storage refuses a reset link that could not work', async () => {
  const page = await openPage({ stored: known });
  await visit(page, '/forgot-password');
  await fillStorage(page);
  await field(page, 'Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await toast(page, 'Request Failed', full);
  await fault(page, full);
  assert.is(await page.getByRole('link', { name: 'Choose a new password' }).count(), 0);
  assertQuiet(page);
});

storage('a log-in for which a full storage has no room lasts as long as the page', async () => {
  const page = await openAt('/login', { stored: known });
  await fillStorage(page);
  await fillLogin(page);
  await logIn(page);
  await page.getByText('Login Successful').waitFor();
  await page.clock.runFor(1600);
  await heading(page, 'Welcome, Ada Example').waitFor();
  assert.equal(Object.keys(await stored(page)).sort(), ['customers', 'filler']);
  await page.reload();
  await hydrated(page);
  await heading(page, 'Log in').waitFor();
  assertQuiet(page);
});

storage(
  'accounts that cannot be read stay as they are, and are put aside by a sign-up',
  async () => {
    const raw = '[{"id":"1","email":"half@exam';
    const page = await openAt('/login', { stored: { customers: raw } });
    await fillLogin(page, { email: 'half@example.com', password: wrongPassword });
    await logIn(page);
    await fault(page, 'Invalid login credentials');
    assert.is((await stored(page))['customers'], raw);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create your account').waitFor();
    await fillSignup(page);
    await signUp(page);
    await page.getByText('Signup Successful').waitFor();
    assert.is((await records(page, 'customers')).length, 1);
    const aside = Object.entries(await stored(page)).filter(([key]) => /\.corrupt\./.test(key));
    assert.equal(
      aside.map(([, text]) => text),
      [raw],
    );
    await assertSecret(page, wrongPassword);
    assertQuiet(page);
  },
);

storage.run();
