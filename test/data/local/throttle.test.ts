import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isThrottled } from '~/data/failures';
import { storageKeys } from '~/data/keys';
import { people } from '../contract/world';
import { derivationsOf } from '../fakes/derivations';
import { valueOf } from '../outcome';
import { openTab, peopledBrowser } from './world';

const throttle = suite('repeated sign-ins');

const { email, password } = people.customer;
const addresses = { known: email, unknown: 'nobody@home.example' };

/** A tab in which one may try: null for a refused password, else the seconds to wait. */
async function openTries(stored: Record<string, string> = {}) {
  const browser = await peopledBrowser(stored);
  const from =
    ({ account }: ReturnType<typeof openTab>) =>
    async (address: string) => {
      const result = await account.auth.signIn(address, 'Wrong-word-1');
      if (result.ok) throw new Error('It let us in');
      return isThrottled(result.error) ? result.error.retryAfter : null;
    };
  const tab = openTab(browser.tab());
  return { ...browser, ...tab, attempt: from(tab), otherTab: () => from(openTab(browser.tab())) };
}

for (const [kind, address] of Object.entries(addresses)) {
  throttle(`An ${kind} address has five free tries, then waits that double`, async () => {
    const { attempt, clock } = await openTries();
    await derivationsOf(async () => {
      for (let free = 1; free <= 5; free += 1) assert.is(await attempt(address), null, `${free}`);
      for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        assert.is(await attempt(address), wait);
        clock.pass(wait - 1);
        assert.is(await attempt(address), 1, `a second before ${wait} are over`);
        clock.pass(1);
        assert.is(await attempt(address), null, `after ${wait}`);
      }
    });
  });
}

throttle('Waiting tells how long, in words', async () => {
  const { account, clock } = await openTries();
  await derivationsOf(async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      await account.auth.signIn(addresses.unknown, 'x');
      clock.pass(tries === 4 ? 1 : 0);
    }
  });
  const refused = await account.auth.signIn(addresses.unknown, 'x');
  assert.equal(refused, {
    ok: false,
    error: {
      code: 'throttled',
      message: 'Too many attempts. Try again in 2 seconds.',
      retryAfter: 2,
    },
  });
  clock.pass(1);
  const later = await account.auth.signIn(addresses.unknown, 'x');
  assert.is(!later.ok && later.error.message, 'Too many attempts. Try again in 1 second.');
});

throttle('While waiting, even the right password is not looked at', async () => {
  const { account, attempt, clock } = await openTries();
  for (let tries = 0; tries < 5; tries += 1) await attempt(email);
  const rounds = await derivationsOf(async () => {
    const refused = await account.auth.signIn(email, password);
    assert.is(!refused.ok && refused.error.code, 'throttled');
  });
  assert.equal(rounds, []);
  clock.pass(1);
  assert.is(valueOf(await account.auth.signIn(email, password)).email, email);
});

throttle('Signing in starts the count afresh', async () => {
  const { account, attempt } = await openTries();
  for (let tries = 0; tries < 4; tries += 1) await attempt(email);
  valueOf(await account.auth.signIn(email, password));
  for (let tries = 0; tries < 5; tries += 1) assert.is(await attempt(email), null);
  assert.is(await attempt(email), 1);
});

throttle('Case and blanks around the address make no second count', async () => {
  const { attempt } = await openTries();
  for (let tries = 0; tries < 5; tries += 1)
    await attempt(tries % 2 ? ' CLEO@home.example ' : email);
  assert.is(await attempt('Cleo@HOME.example'), 1);
});

throttle('One address waits while another is free', async () => {
  const { attempt } = await openTries();
  for (let tries = 0; tries < 5; tries += 1) await attempt(email);
  assert.is(await attempt(email), 1);
  assert.is(await attempt(people.Writer.email), null);
});

throttle('Another tab and a later page know of the tries', async () => {
  const { attempt, otherTab } = await openTries();
  for (let tries = 0; tries < 5; tries += 1) await attempt(email);
  assert.is(await otherTab()(email), 1);
});

throttle('The staff login waits as well', async () => {
  const { attempt, account } = await openTries();
  for (let tries = 0; tries < 5; tries += 1) await attempt(people.Admin.email);
  const { error } = console;
  console.error = () => undefined;
  const refused = await account.staffSession
    .signIn(people.Admin.email, people.Admin.password)
    .finally(() => (console.error = error));
  assert.is(!refused.ok && refused.error.code, 'throttled');
});

throttle('Tries made at the same moment are counted one by one', async () => {
  const { account } = await openTries();
  const rounds = await derivationsOf(() =>
    Promise.all(Array.from({ length: 20 }, () => account.auth.signIn(email, 'Wrong-word-1'))),
  );
  assert.is(rounds.length, 5, 'passwords that were looked at');
});

throttle('A password chosen anew by a link ends the wait', async () => {
  const { account, attempt } = await openTries();
  const { link } = valueOf(await account.auth.requestPasswordReset(email));
  await derivationsOf(async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempt(email);
    assert.is(await attempt(email), 1);
    valueOf(await account.auth.resetPassword(link?.split('#token=')[1] ?? '', 'Fresh-word-1'));
    valueOf(await account.auth.signIn(email, 'Fresh-word-1'));
  });
});

throttle(
  'When the clock is set back the wait begins anew, and is no longer than before',
  async () => {
    const { attempt, clock } = await openTries();
    for (let tries = 0; tries < 5; tries += 1) await attempt(email);
    clock.pass(-7200);
    assert.is(await attempt(email), 1);
    clock.pass(1);
    assert.is(await attempt(email), null);
  },
);

for (const text of ['{', 'null', '[null,7,{}]', '{"email":"x"}', '[[]]']) {
  throttle(`Tries that read ${text} stop nobody from signing in`, async () => {
    const { account } = await openTries({ [storageKeys.signInTries]: text });
    assert.ok((await account.auth.signIn(email, password)).ok);
  });
}

throttle('The list of tries stays short, the newest kept', async () => {
  const { attempt, storage } = await openTries();
  await derivationsOf(async () => {
    for (let number = 0; number < 120; number += 1) await attempt(`${number}@home.example`);
  });
  const tries = JSON.parse(storage.entries.get(storageKeys.signInTries) ?? '[]');
  assert.is(tries.length, 100);
  assert.is(tries.at(-1).email, '119@home.example');
});

throttle.run();
