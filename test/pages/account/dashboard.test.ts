import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedStaff } from '~/content/seedStaff';
import { ada, known, signedIn } from '../../helpers/customers';
import { plain } from '../../helpers/find';
import { toastOf } from '../../helpers/formFields';
import { cleanup, openApp, type OpenApp, until } from '../../helpers/render';

const dashboard = suite('customer dashboard');
dashboard.after.each(cleanup);

async function open(stored: Readonly<Record<string, string>>): Promise<OpenApp> {
  const app = await openApp('/dashboard', stored);
  await until(() => app.heading(1));
  return app;
}

/** Names and values of the cards. */
const facts = ({ root }: OpenApp): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll('dt')].map((name) => [
      plain(name),
      plain(name.nextElementSibling ?? name),
    ]),
  );

dashboard('welcomes by name and shows the sample subscription and the account', async () => {
  const app = await open(signedIn);
  assert.is(app.heading(1).textContent, 'Welcome, Ada Example');
  const { 'Devices in use': devices, ...others } = facts(app);
  assert.match(devices ?? '', /^2 of 3/);
  assert.equal(others, {
    Plan: 'Premium Plan',
    Status: 'Active',
    'Next payment': '£30 on 30 June 2026',
    Email: 'ada@example.com',
  });
  assert.match(app.text(), 'Sample data: your real plan is confirmed in our chat.');
});

dashboard('welcomes by e-mail address where there is no name', async () => {
  const [account] = JSON.parse(known['customers'] ?? '[]');
  const customers = JSON.stringify([{ ...account, username: '' }]);
  const app = await open({ ...signedIn, customers });
  assert.is(app.heading(1).textContent, 'Welcome, ada@example.com');
});

dashboard('shows the role of a member of staff', async () => {
  const editor = seedStaff.find(({ role }) => role === 'Editor');
  const session = JSON.stringify({ id: editor?.id, email: editor?.email });
  assert.is(facts(await open({ auth_session: session }))['Role'], 'Editor');
});

dashboard('says when nothing was watched', async () => {
  const app = await open(signedIn);
  assert.match(app.text(), "You haven't watched anything recently.");
});

dashboard('lists what its customer watched, each with the way back to it', async () => {
  const entry = (userId: string, contentId: string, title: string) => ({
    userId,
    contentId,
    title,
    watchedAt: '2026-05-04T12:00:00.000Z',
  });
  const entries = [
    entry(ada.id, 'quiet-tide', 'Quiet Tide'),
    entry('somebody-else', 'last-atlas', 'Last Atlas'),
    entry(ada.id, 'paper-garden', 'Paper Garden'),
  ];
  const app = await open({ ...signedIn, watch_history: JSON.stringify(entries) });
  const items = [...app.root.querySelectorAll('li:has(time)')].map(plain);
  assert.equal(items, ['Quiet Tide4 May 2026', 'Paper Garden4 May 2026']);
  assert.is(app.link('Quiet Tide').getAttribute('href'), '/content/quiet-tide');
  assert.not.match(app.text(), "You haven't watched anything recently.");
});

dashboard('sends a guest to the login, which remembers the way back', async () => {
  const app = await openApp('/dashboard');
  await until(() => assert.is(app.heading(1).textContent, 'Log in'));
  assert.is(location.pathname, '/login');
  assert.is(new URLSearchParams(location.search).get('next'), '/dashboard');
});

dashboard('takes a session without an account for none', async () => {
  const app = await openApp('/dashboard', { ...signedIn, customers: '[]' });
  await until(() => assert.is(app.heading(1).textContent, 'Log in'));
});

dashboard('says when the profile cannot be fetched, and goes on with the address', async () => {
  const app = await open(signedIn);
  await app.navigateTo('/faq');
  await until(() => assert.not.match(app.heading(1).textContent ?? '', 'Welcome'));
  localStorage.setItem('customers', '[]');
  await app.navigateTo('/dashboard');
  await until(() => assert.is(toastOf(app), 'Error: Could not fetch your profile.'));
  assert.is(app.heading(1).textContent, 'Welcome, ada@example.com');
});

dashboard('logs out to the home page, once however often it is pressed', async () => {
  const app = await open(signedIn);
  const button = app.button('Log out');
  button.click();
  button.click();
  await until(() => assert.is(location.pathname, '/'));
  await until(() => assert.is(toastOf(app), 'Logged Out: You have been successfully logged out.'));
  assert.is(localStorage.getItem('auth_session'), null);
  assert.is(localStorage.getItem('customers'), known['customers'], 'the account stays');
});

dashboard.run();
