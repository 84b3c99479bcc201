/** A token that has run out is renewed, whatever other tabs do and the network did before. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storageKeys } from '~/data/keys';
import { memoryKeyValue } from '~/data/keyValue';
import { withRoomForSession } from '~/data/local/sessionRoom';
import { people } from '../data/contract/world';
import { logOf, refusal, valueOf } from '../data/outcome';
import { faults } from './server/faults';
import { closeWorlds, openBrowser, openHostedWorld } from './world';

const renewal = suite('Supabase: renewing a token');
const { now } = Date;
renewal.after.each(async () => {
  Date.now = now;
  await closeWorlds();
});

const { email, password } = people.Editor;

/** A tab of a browser in which an Editor is signed in. */
async function openTab() {
  const { server } = await openHostedWorld();
  const storage = withRoomForSession(memoryKeyValue());
  const tab = openBrowser(server, storage);
  valueOf(await tab.account.auth.signIn(email, password));
  const expire = () => {
    const session = JSON.parse(storage.get(storageKeys.session) ?? '{}');
    storage.set(storageKeys.session, JSON.stringify({ ...session, expires_at: 1 }));
  };
  return { server, storage, tab, expire };
}

/** Two of them. */
async function openTabs() {
  const { server, storage, tab, expire } = await openTab();
  const other = openBrowser(server, storage);
  valueOf(await other.account.auth.getSession());
  return { server, both: [tab, other], expire };
}

renewal('two tabs that renew it at the same time can both go on', async () => {
  const { both, expire } = await openTabs();
  expire();
  const found = await Promise.all(both.map(({ account }) => account.auth.getSession()));
  assert.equal(
    found.map((session) => valueOf(session)?.email),
    [email, email],
  );
});

renewal('so can two that have it refused by the database at the same time', async () => {
  const { server, both } = await openTabs();
  const expired = faults.json(401, { code: 'PGRST303', message: 'JWT expired' });
  server.fault({ path: /profiles/, times: 2 }, expired);
  const made = await Promise.all(
    both.map(({ admin }, n) => admin.articles.create({ title: `${n}` })),
  );
  assert.equal(
    made.map((article) => valueOf(article).title),
    ['0', '1'],
  );
});

renewal('once the server can be reached again, so can it by who asks again', async () => {
  const { server, tab, expire } = await openTab();
  const { auth } = tab.account;
  expire();
  const mend = server.fault({ path: /\/token/, times: 99 }, faults.refused);
  await logOf(async () => {
    const failed = auth.getSession();
    await server.arrival({ path: /\/token/, search: /refresh/ });
    // by then the client has given up trying
    Date.now = () => now() + 30_000;
    assert.is(refusal(await failed).code, 'network');
  });
  Date.now = now;
  mend();
  assert.is(valueOf(await auth.getSession())?.email, email);
});

renewal.run();
