import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoPasswords } from '~/content/demoPasswords';
import { isThrottled } from '~/data/failures';
import { storageKeys } from '~/data/keys';
import { people } from '../data/contract/world';
import { derivationsOf, duringDerivation } from '../data/fakes/derivations';
import { at, valueOf } from '../data/outcome';
import { fakeBrowser } from '../data/fakes/environment';
import { ids, openTab, peopledBrowser } from '../data/local/world';

const strength = suite('hashes of fewer rounds than today’s');

interface Stored {
  id: string;
  updatedAt: string;
  credential: { iterations: number; salt: string; hash: string };
}
type Browser = Awaited<ReturnType<typeof peopledBrowser>>;

const storedIn = ({ storage }: Browser, key: string, id: string): Stored => {
  const records: Stored[] = JSON.parse(storage.entries.get(key) ?? '[]');
  return at(
    records.filter((record) => record.id === id),
    0,
  );
};

for (const [member, key] of [
  ['Admin', storageKeys.staff],
  ['customer', storageKeys.customers],
] as const) {
  strength(`the ${member}’s is made anew by the next sign-in, and opens from then on`, async () => {
    const browser = await peopledBrowser();
    const before = storedIn(browser, key, ids[member]);
    const { email, password } = people[member];
    const { account } = openTab(browser.tab());
    valueOf(await account.auth.signIn(email, password));
    const after = storedIn(browser, key, ids[member]);
    assert.is(after.credential.iterations, 600_000);
    assert.is.not(after.credential.salt, before.credential.salt);
    assert.is(after.updatedAt, before.updatedAt, 'nothing that a person changed');
    assert.equal(await derivationsOf(() => account.auth.signIn(email, 'Wrong-word-1')), [600_000]);
    valueOf(await account.auth.signIn(email, password));
    assert.equal(storedIn(browser, key, ids[member]), after, 'once');
  });
}

strength('a wrong password changes nothing', async () => {
  const browser = await peopledBrowser();
  const before = storedIn(browser, storageKeys.staff, ids.Admin);
  await openTab(browser.tab()).account.auth.signIn(people.Admin.email, 'Wrong-word-1');
  assert.equal(storedIn(browser, storageKeys.staff, ids.Admin), before);
});

strength('a password changed meanwhile is not lost to the old one', async () => {
  const browser = await peopledBrowser();
  const changed = { iterations: 600_000, salt: 'bmV3', hash: 'bmV3' };
  let derivation = 0;
  await duringDerivation(
    () => openTab(browser.tab()).account.auth.signIn(people.Admin.email, people.Admin.password),
    async () => {
      if ((derivation += 1) > 1) return;
      const text = browser.storage.entries.get(storageKeys.staff) ?? '[]';
      const staff: Stored[] = JSON.parse(text);
      at(staff, 0).credential = changed;
      browser.storage.entries.set(storageKeys.staff, JSON.stringify(staff));
    },
  );
  assert.is(storedIn(browser, storageKeys.staff, ids.Admin).credential.hash, 'bmV3');
});

strength('a full storage does not keep anybody out for it', async () => {
  const browser = await peopledBrowser();
  browser.storage.fill(200);
  const { email, password } = people.Admin;
  valueOf(await openTab(browser.tab()).account.auth.signIn(email, password));
});

strength('the demo staff needs no new ones', async () => {
  const browser = fakeBrowser();
  const { account } = openTab(browser.tab());
  valueOf(await account.profiles.get('user-1'));
  const hashes = () => browser.storage.entries.get(storageKeys.staff);
  const before = hashes();
  valueOf(await account.auth.signIn('admin@example.com', demoPasswords['user-1'] ?? ''));
  assert.is(hashes(), before);
});

strength.run();

const clocks = suite('waiting after wrong passwords, and the clock');

const { email } = people.customer;

async function lockedOut() {
  const browser = await peopledBrowser();
  const { account } = openTab(browser.tab());
  const attempt = async () => {
    const result = await account.auth.signIn(email, 'Wrong-word-1');
    return !result.ok && isThrottled(result.error) ? result.error.retryAfter : null;
  };
  await derivationsOf(async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempt();
  });
  return { ...browser, attempt };
}

clocks('a clock that is set back makes the wait begin anew, and end', async () => {
  const { attempt, clock } = await lockedOut();
  clock.pass(-86_400);
  await derivationsOf(async () => {
    assert.is(await attempt(), 1);
    clock.pass(1);
    assert.is(await attempt(), null);
    assert.is(await attempt(), 2);
  });
});

clocks('a time that never comes locks nobody out for ever', async () => {
  const { attempt, clock, storage } = await lockedOut();
  const tries = [{ email, failures: 1e300, lastAt: 1e300 }];
  storage.entries.set(storageKeys.signInTries, JSON.stringify(tries));
  assert.is(await attempt(), 900);
  clock.pass(900);
  await derivationsOf(async () => assert.is(await attempt(), null));
});

clocks.run();
