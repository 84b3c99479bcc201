import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { people } from '../contract/world';
import { duringDerivation } from '../fakes/derivations';
import { logOf, refusal, valueOf } from '../outcome';
import { ids, openTab, peopledBrowser, startSession } from './world';

const sessions = suite('sessions of the embedded default');

sessions('A session is kept for later pages, without anything secret', async () => {
  const browser = await peopledBrowser();
  const { account } = openTab(browser.tab());
  const { email, password } = people.customer;
  valueOf(await account.auth.signIn(email.toUpperCase(), password));
  const kept = JSON.parse(browser.storage.entries.get('auth_session') ?? 'null');
  assert.equal(kept, { id: ids.customer, email });
  const later = openTab(browser.tab()).account;
  assert.equal(valueOf(await later.auth.getSession()), { id: ids.customer, email });
});

sessions('Signing out leaves no key behind', async () => {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, 'customer');
  valueOf(await openTab(environment).account.auth.signOut());
  assert.is(browser.storage.entries.has('auth_session'), false);
});

sessions(
  'The member of staff is kept under admin_session with id, email, role and name',
  async () => {
    const browser = await peopledBrowser();
    const { account } = openTab(browser.tab());
    const { email, password, name } = people.Editor;
    const staff = valueOf(await account.staffSession.signIn(email, password));
    const kept = JSON.parse(browser.storage.entries.get('admin_session') ?? 'null');
    assert.equal(kept, { id: ids.Editor, email, role: 'Editor', name });
    const later = openTab(browser.tab()).account;
    assert.equal(later.staffSession.stored({ id: ids.Editor, email }), staff);
  },
);

for (const person of ['Writer', 'customer'] as const) {
  sessions(`A rejected ${person} leaves neither admin_session nor auth_session`, async () => {
    const browser = await peopledBrowser({
      admin_session: JSON.stringify({ id: ids.Admin, email: 'x', role: 'Admin', name: 'X' }),
    });
    const { account } = openTab(browser.tab());
    const { email, password } = people[person];
    await logOf(async () => {
      assert.is(refusal(await account.staffSession.signIn(email, password)).code, 'not-staff');
    });
    assert.is(browser.storage.entries.has('admin_session'), false);
    assert.is(browser.storage.entries.has('auth_session'), false);
  });
}

for (const who of ['customer', 'member of staff'] as const) {
  sessions(`A log-in that is given up while it runs signs no ${who} in`, async () => {
    const browser = await peopledBrowser();
    const stop = new AbortController();
    const { auth, staffSession } = openTab(browser.tab()).account.until(stop.signal);
    const { email, password } = people[who === 'customer' ? who : 'Editor'];
    const { signIn } = who === 'customer' ? auth : staffSession;
    await logOf(async () => {
      const answer = await duringDerivation(
        () => signIn(email, password),
        async () => stop.abort(),
      );
      assert.is(refusal(answer).code, 'cancelled');
    });
    assert.is(browser.storage.entries.has('auth_session'), false);
    assert.is(browser.storage.entries.has('admin_session'), false);
  });
}

sessions('A stored Writer or an unknown role is no member of staff', async () => {
  for (const role of ['Writer', 'Owner', '', null]) {
    const stored = JSON.stringify({ id: ids.Admin, email: 'x', role, name: 'X' });
    const browser = await peopledBrowser({ admin_session: stored });
    const { account } = openTab(browser.tab());
    assert.is(account.staffSession.stored({ id: ids.Admin, email: 'x' }), null, `${role}`);
  }
});

sessions('A stored role gives no rights that the account lacks', async () => {
  const forged = { id: ids.Writer, email: people.Writer.email, role: 'Admin', name: 'X' };
  const browser = await peopledBrowser({ admin_session: JSON.stringify(forged) });
  const environment = browser.tab();
  startSession(environment, 'Writer');
  const { admin } = openTab(environment);
  assert.is(refusal(await admin.users.list()).code, 'forbidden');
});

sessions('An account deleted in storage ends its session', async () => {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, 'customer');
  const { account } = openTab(environment);
  assert.ok(valueOf(await account.auth.getSession()));
  browser.storage.entries.set('customers', '[]');
  assert.is(valueOf(await account.auth.getSession()), null);
});

sessions('A session follows an address that an Admin changed', async () => {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, 'Editor');
  const { account } = openTab(environment);
  const moved = (browser.storage.entries.get('admin_users') ?? '').replace('eli@', 'moved@');
  browser.storage.entries.set('admin_users', moved);
  const session = valueOf(await account.auth.getSession());
  assert.is(session?.email, 'moved@staff.example');
});

sessions('Signing in as someone else replaces the session', async () => {
  const browser = await peopledBrowser();
  const environment = browser.tab();
  startSession(environment, 'Admin');
  const { account, admin } = openTab(environment);
  valueOf(await account.auth.signIn(people.customer.email, people.customer.password));
  assert.is(valueOf(await account.auth.getSession())?.id, ids.customer);
  assert.is(refusal(await admin.articles.create({ title: 'X' })).code, 'no-session');
});

sessions.run();
