import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { people } from '../data/contract/world';
import {
  arrival,
  fault,
  field,
  fillSignup,
  heading,
  signUp,
  stored,
  toast,
} from '../helpers/accountPages';
import { assertQuiet, openPage, openTab, takeProblems, visit } from '../helpers/browser';
import { closeProject, lastLink, openCustomerPage, openProject, signInAs } from '../helpers/hosted';
import { press } from '../helpers/staffPages';
import { fillStorage } from '../helpers/storageFaults';
import { faults } from '../supabase/server/faults';

const accounts = suite('accounts over a hosted database');
accounts.after.each(closeProject);

const { customer } = people;
const nia = { username: 'Nia Prys', email: 'nia@home.example', password: 'Longer-word-1' };

accounts(
  'someone new confirms their address by a press of a button, and is logged in',
  async () => {
    const project = await openProject();
    const page = await openPage();
    await visit(page, '/signup');
    await fillSignup(page, nia);
    await signUp(page);
    await toast(
      page,
      'Signup Successful',
      'Please check your email for verification. Redirecting to login...',
    );
    await arrival(page, '/login');
    // the address changes before the page does
    await heading(page, 'Log in').waitFor();
    await field(page, 'Email').fill(nia.email);
    await field(page, 'Password').fill(nia.password);
    await press(page, 'Log in');
    await toast(page, 'Login Failed', 'Email not confirmed');
    await page.getByRole('link', { name: 'Send the confirmation link again' }).click();
    await heading(page, 'Get a new confirmation link').waitFor();
    takeProblems(page);

    await visit(page, lastLink(project));
    await page.getByRole('button', { name: 'Confirm my address' }).waitFor();
    assert.not.match(page.url(), /token/);
    assert.is(project.requests.filter(({ path }) => path.endsWith('/verify')).length, 0);
    await press(page, 'Confirm my address');
    await heading(page, 'Your address is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await heading(page, 'Welcome, Nia Prys').waitFor();
    assertQuiet(page);
  },
);

/** Somebody who has signed up, and not confirmed it yet. */
async function signUpNia() {
  const project = await openProject();
  const page = await openPage();
  await visit(page, '/signup');
  await fillSignup(page, nia);
  await signUp(page);
  await arrival(page, '/login');
  return { project, page };
}

accounts('a link that was used already says what to do, and sends a new one', async () => {
  const { project, page } = await signUpNia();
  const link = lastLink(project);
  await visit(page, link.replace(/token_hash=\w+/, 'token_hash=made-up'));
  await press(page, 'Confirm my address');
  await heading(page, 'This link no longer works').waitFor();
  await field(page, 'Email').fill(nia.email);
  await press(page, 'Send a new link');
  await heading(page, 'Check your email').waitFor();
  takeProblems(page);
  assert.is(project.mails.length, 2);
  await visit(page, lastLink(project));
  await press(page, 'Confirm my address');
  await heading(page, 'Your address is confirmed').waitFor();
});

accounts('a confirmation outlives a reload until it is given, and does not come back', async () => {
  const { project, page } = await signUpNia();
  await visit(page, lastLink(project));
  const button = page.getByRole('button', { name: 'Confirm my address' });
  await button.waitFor();
  await page.reload();
  await button.waitFor();
  assert.not.match(page.url(), /token/);
  assert.is(project.requests.filter(({ path }) => path.endsWith('/verify')).length, 0);
  await button.click();
  await heading(page, 'Your address is confirmed').waitFor();
  await page.reload();
  await heading(page, 'Get a new confirmation link').waitFor();
  assertQuiet(page);
});

accounts(
  'a forgotten password is replaced by way of the mailed link, which works once',
  async () => {
    const project = await openProject();
    const page = await openPage();
    await visit(page, '/forgot-password');
    await field(page, 'Email').fill(customer.email);
    await press(page, 'Send the link');
    await heading(page, 'Check your email').waitFor();
    const link = lastLink(project);
    const choose = async (password: string) => {
      await visit(page, link);
      await field(page, 'New password').fill(password);
      assert.not.match(page.url(), /token/);
      await field(page, 'Confirm new password').fill(password);
      await press(page, 'Save new password');
    };
    await choose('Fresh-word-2');
    await heading(page, 'Password changed').waitFor();
    assert.is(Object.keys(await stored(page)).includes('auth_session'), false);
    await choose('Other-word-3');
    await heading(page, 'This link no longer works').waitFor();
    takeProblems(page);
    await visit(page, '/login');
    await field(page, 'Email').fill(customer.email);
    await field(page, 'Password').fill('Fresh-word-2');
    await press(page, 'Log in');
    await arrival(page, '/dashboard');
    assertQuiet(page);
  },
);

accounts('links of Supabase’s own mails are understood, and so are their errors', async () => {
  await openProject();
  const page = await openPage();
  await visit(page, '/reset-password#error=access_denied&error_code=otp_expired');
  await heading(page, 'This link no longer works').waitFor();
  assert.not.match(page.url(), /error/);
  assertQuiet(page);
});

accounts('the session stays over a reload, and ends in every tab at once', async () => {
  await openProject();
  const page = await openCustomerPage();
  await heading(page, `Welcome, ${customer.name}`).waitFor();
  await page.reload();
  await heading(page, `Welcome, ${customer.name}`).waitFor();
  const other = await openTab(page.context());
  await visit(other, '/dashboard');
  await heading(other, `Welcome, ${customer.name}`).waitFor();
  await press(page, 'Log out');
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  await arrival(other, '/login');
  assertQuiet(page);
  assertQuiet(other);
});

accounts('a log-in for which a full storage has no room lasts as long as the page', async () => {
  await openProject();
  const page = await openPage();
  await visit(page, '/login');
  await fillStorage(page);
  await signInAs(page, 'customer');
  await heading(page, `Welcome, ${customer.name}`).waitFor();
  assert.equal(Object.keys(await stored(page)), ['filler']);
  await press(page, 'Log out');
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  await arrival(page, '/');
  assertQuiet(page);
});

accounts('wrong words are refused in the provider’s own', async () => {
  const project = await openProject();
  const page = await openPage();
  await visit(page, '/login');
  await field(page, 'Email').fill(customer.email);
  await field(page, 'Password').fill('Wrong-word-1');
  await press(page, 'Log in');
  await toast(page, 'Login Failed', 'Invalid login credentials');
  await fault(page, 'Invalid login credentials');
  project.fault({ path: /token/ }, faults.tooMany(9));
  await press(page, 'Log in');
  await toast(page, 'Login Failed', 'Too many attempts. Try again in 9 seconds.');
});

accounts('a profile that cannot be had leaves the dashboard with what is known', async () => {
  const project = await openProject();
  const page = await openCustomerPage();
  project.fault({ path: /profiles/, times: 9 }, faults.html(502));
  await page.reload();
  await toast(page, 'Error', 'Could not fetch your profile.');
  await heading(page, `Welcome, ${customer.email}`).waitFor();
  assert.is(new URL(page.url()).pathname, '/dashboard');
});

accounts('logging out ends the session here even when the server does not answer', async () => {
  const project = await openProject();
  const page = await openCustomerPage();
  project.fault({ path: /logout/, times: 9 }, faults.json(500, { message: 'Down for repair' }));
  await press(page, 'Log out');
  await toast(page, 'Logout Failed', 'Down for repair');
  await page.goto('/dashboard');
  await arrival(page, '/login');
});

accounts('whoever is logged in already is led on from the login page', async () => {
  await openProject();
  const page = await openCustomerPage();
  await visit(page, '/login');
  await arrival(page, '/dashboard');
  assertQuiet(page);
});

accounts('a customer who tries the staff door is signed out', async () => {
  await openProject();
  const page = await openPage();
  await visit(page, '/admin/login');
  await signInAs(page, 'customer');
  await toast(page, 'Login Failed', 'Invalid email or password.');
  await fault(page, 'Invalid email or password. Please try again.');
  assert.is(Object.keys(await stored(page)).includes('auth_session'), false);
});

accounts.run();
