import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { messages } from '~/content/messages';
import { storageKeys } from '~/data/keys';
import { people } from '../contract/world';
import { derivationsOf } from '../fakes/derivations';
import { refusal, valueOf } from '../outcome';
import { ids, openTab, peopledBrowser } from './world';

const resets = suite('reset links');

const expired = {
  code: 'link-expired',
  message: 'This link no longer works. Please ask for a new one.',
};
const fresh = 'Fresh-word-1';

async function openResets(stored: Record<string, string> = {}) {
  const browser = await peopledBrowser(stored);
  const { account } = openTab(browser.tab());
  return {
    ...browser,
    auth: account.auth,
    /** The token of a link for this address. */
    async ask(email: string): Promise<string> {
      const { link } = valueOf(await account.auth.requestPasswordReset(email));
      const [path, token = ''] = link?.split('#token=') ?? [];
      assert.is(path, '/reset-password');
      assert.ok(token);
      return token;
    },
  };
}

for (const member of ['customer', 'Writer'] as const) {
  resets(`A link gives a ${member} a new password, once`, async () => {
    const { auth, ask } = await openResets();
    const { email, password } = people[member];
    const token = await ask(email.toUpperCase());
    await derivationsOf(async () => {
      assert.is(valueOf(await auth.resetPassword(token, fresh)), null);
      assert.is(valueOf(await auth.getSession()), null, 'nobody is signed in by it');
      assert.is(refusal(await auth.signIn(email, password)).code, 'invalid-credentials');
      assert.equal(valueOf(await auth.signIn(email, fresh)), { id: ids[member], email });
      assert.equal(refusal(await auth.resetPassword(token, 'Second-word-2')), expired);
      assert.ok((await auth.signIn(email, fresh)).ok);
    });
  });
}

resets('A link works in another tab and after a reload', async () => {
  const { ask, tab } = await openResets();
  const token = await ask(people.customer.email);
  const { account } = openTab(tab());
  await derivationsOf(async () => valueOf(await account.auth.resetPassword(token, fresh)));
});

resets('A link works for an hour and no longer', async () => {
  const { auth, ask, clock } = await openResets();
  const early = await ask(people.customer.email);
  clock.pass(3599);
  await derivationsOf(async () => valueOf(await auth.resetPassword(early, fresh)));
  const late = await ask(people.customer.email);
  clock.pass(3600);
  assert.equal(refusal(await auth.resetPassword(late, fresh)), expired);
});

resets('A newer link makes the older one useless', async () => {
  const { auth, ask } = await openResets();
  const older = await ask(people.customer.email);
  const newer = await ask(people.customer.email);
  await derivationsOf(async () => {
    assert.equal(refusal(await auth.resetPassword(older, fresh)), expired);
    valueOf(await auth.resetPassword(newer, fresh));
  });
});

resets('A password changed by its owner or an Admin makes a link useless', async () => {
  const { auth, ask, tab } = await openResets();
  const { email, password, name } = people.Writer;
  const { account, admin } = openTab(tab());
  await derivationsOf(async () => {
    const own = await ask(email);
    valueOf(await auth.signIn(email, password));
    valueOf(await auth.updateProfile({ username: 'Wyn' }));
    valueOf(await auth.updateProfile({ password: fresh }));
    assert.equal(refusal(await auth.resetPassword(own, 'Third-word-3')), expired);
    const given = await ask(email);
    valueOf(await account.auth.signIn(people.Admin.email, people.Admin.password));
    const input = { name, email, role: 'Writer' as const, password: 'Third-word-3' };
    valueOf(await admin.users.update(ids.Writer, input));
    assert.equal(refusal(await auth.resetPassword(given, fresh)), expired);
    valueOf(await auth.signIn(email, 'Third-word-3'));
  });
});

resets('An unknown address gets a link that opens nothing and names nobody', async () => {
  const { auth, ask, storage } = await openResets();
  for (const email of ['nobody@home.example', 'no.one@home.example']) {
    const token = await ask(email);
    assert.equal(refusal(await auth.resetPassword(token, fresh)), expired);
    assert.not.match(storage.dump(), email);
  }
  assert.is(JSON.parse(storage.entries.get(storageKeys.resets) ?? '').length, 1);
});

for (const [kind, email] of [
  ['A known', people.customer.email],
  ['An unknown', 'nobody@home.example'],
] as const)
  resets(`${kind} address gets no link for which the storage has no room`, async () => {
    const { auth, storage } = await openResets();
    storage.fill();
    assert.equal(refusal(await auth.requestPasswordReset(email)), {
      code: 'storage-full',
      message: messages.storage.full,
    });
  });

resets('A weak password is refused and does not spend the link', async () => {
  const { auth, ask } = await openResets();
  const token = await ask(people.customer.email);
  assert.equal(refusal(await auth.resetPassword(token, 'weak')), {
    code: 'weak-password',
    message: 'Use 8 characters to 72 bytes, with a letter (a to z) and a digit (0 to 9).',
  });
  await derivationsOf(async () => valueOf(await auth.resetPassword(token, fresh)));
});

resets('One person’s link leaves the other’s alone', async () => {
  const { auth, ask } = await openResets();
  const mine = await ask(people.customer.email);
  const theirs = await ask(people.Editor.email);
  await derivationsOf(async () => {
    valueOf(await auth.resetPassword(mine, fresh));
    valueOf(await auth.resetPassword(theirs, fresh));
    assert.ok((await auth.signIn(people.Editor.email, fresh)).ok);
  });
});

resets('A link for an account that was deleted since opens nothing', async () => {
  const { auth, ask, storage } = await openResets();
  const token = await ask(people.customer.email);
  storage.entries.set(storageKeys.customers, '[]');
  await derivationsOf(async () => {
    assert.equal(refusal(await auth.resetPassword(token, fresh)), expired);
  });
});

resets('What is kept of a link is a hash, its owner and its end', async () => {
  const { ask, storage } = await openResets();
  const token = await ask(people.customer.email);
  const kept = JSON.parse(storage.entries.get(storageKeys.resets) ?? '[]');
  assert.is(kept.length, 1);
  const [{ tokenHash, ...rest }] = kept;
  assert.equal(rest, { userId: ids.customer, expiresAt: Date.parse('2026-03-01T11:00:00.000Z') });
  assert.match(tokenHash, /^[0-9a-f]{64}$/);
  assert.not.match(storage.entries.get(storageKeys.resets) ?? '', token);
});

for (const text of ['{', 'null', '[null,7]', '[{"userId":"customer-c","tokenHash":"x"}]']) {
  resets(`Links that read ${text.slice(0, 12)} open nothing and stop no new one`, async () => {
    const { auth, ask } = await openResets({ [storageKeys.resets]: text });
    assert.equal(refusal(await auth.resetPassword('x', fresh)), expired);
    const token = await ask(people.customer.email);
    await derivationsOf(async () => valueOf(await auth.resetPassword(token, fresh)));
  });
}

resets.run();
