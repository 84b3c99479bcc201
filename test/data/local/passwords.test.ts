import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoPasswords } from '~/content/demoPasswords';
import { seedStaff } from '~/content/seedStaff';
import { storageKeys } from '~/data/keys';
import { derivationsOf, duringDerivation } from '../fakes/derivations';
import { fakeBrowser } from '../fakes/environment';
import { at, refusal, valueOf } from '../outcome';
import { openTab } from './world';

const passwords = suite('passwords at rest');

const typed = {
  signUp: 'Signed-up-word-1',
  create: 'Created-word-2',
  update: 'Updated-word-3',
  own: 'Own-changed-word-4',
  reset: 'Reset-word-5',
  wrong: 'Wrongly-typed-word-6',
};

/** One browser in which every kind of password was typed once, from the seeds on. */
async function tell() {
  const [{ email: adminEmail = '', id = '' } = {}] = seedStaff;
  const browser = fakeBrowser({ [storageKeys.session]: JSON.stringify({ id, email: adminEmail }) });
  const { account, admin } = openTab(browser.tab());
  let token = '';
  const rounds = await derivationsOf(async () => {
    const person = { name: 'P', email: 'p@staff.example', role: 'Writer' } as const;
    const made = valueOf(await admin.users.create({ ...person, password: typed.create }));
    valueOf(await admin.users.update(made.id, { ...person, password: typed.update }));
    valueOf(await account.auth.updateProfile({ password: typed.own }));
    const request = { email: 'c@home.example', password: typed.signUp, username: 'C' };
    valueOf(await account.auth.signUp(request));
    const { link } = valueOf(await account.auth.requestPasswordReset('P@staff.example'));
    token = link?.split('#token=')[1] ?? '';
    valueOf(await account.auth.resetPassword(token, typed.reset));
    const wrong = await account.auth.signIn(adminEmail, typed.wrong);
    assert.is(refusal(wrong).code, 'invalid-credentials');
  });
  return { ...browser, account, rounds, token, adminEmail };
}
let told: ReturnType<typeof tell> | undefined;
const story = () => (told ??= tell());

type Stored = Record<string, unknown> & { credential?: Record<string, unknown> };

async function storedAccounts(): Promise<Stored[]> {
  const { storage } = await story();
  return [storageKeys.staff, storageKeys.customers].flatMap((key): Stored[] =>
    JSON.parse(storage.entries.get(key) ?? '[]'),
  );
}

passwords('No password stands anywhere in the storage as it was typed', async () => {
  const { storage, token } = await story();
  const dump = storage.dump();
  for (const password of [...Object.values(typed), ...Object.values(demoPasswords)]) {
    assert.not.match(dump, password);
    assert.not.match(dump, Buffer.from(password).toString('base64').slice(0, 12));
  }
  assert.not.match(dump, token, 'nor does a reset link’s token');
  assert.ok(token);
});

passwords('Each is kept as PBKDF2-SHA-256 of 600,000 rounds with 16 bytes of salt', async () => {
  const { rounds } = await story();
  assert.equal(rounds, Array(6).fill(600_000), 'rounds of each derivation');
  const accounts = await storedAccounts();
  assert.is(accounts.length, 5);
  for (const { credential = {}, ...account } of accounts) {
    assert.is('password' in account, false);
    assert.equal(Object.keys(credential).sort(), ['algorithm', 'hash', 'iterations', 'salt']);
    assert.is(credential['algorithm'], 'PBKDF2-SHA-256');
    assert.is(credential['iterations'], 600_000);
    assert.is(Buffer.from(`${credential['salt']}`, 'base64').length, 16);
    assert.is(Buffer.from(`${credential['hash']}`, 'base64').length, 32);
  }
});

passwords('All salts and hashes differ', async () => {
  const accounts = await storedAccounts();
  for (const part of ['salt', 'hash']) {
    assert.is(new Set(accounts.map(({ credential }) => credential?.[part])).size, 5, part);
  }
});

passwords('The same password typed by two people is kept as two hashes', async () => {
  const { tab, storage } = fakeBrowser();
  const { account } = openTab(tab());
  const rounds = await derivationsOf(async () => {
    for (const email of ['a@home.example', 'b@home.example']) {
      const request = { email, password: typed.signUp, username: 'X' };
      valueOf(await account.auth.signUp(request));
    }
  });
  assert.equal(rounds, [600_000, 600_000]);
  const customers: Stored[] = JSON.parse(storage.entries.get(storageKeys.customers) ?? '[]');
  assert.is.not(at(customers, 0).credential?.['hash'], at(customers, 1).credential?.['hash']);
});

passwords('The demo accounts open with the passwords that npm start prints', async () => {
  const { account } = openTab(fakeBrowser().tab());
  for (const { id, email } of seedStaff) {
    const signedIn = await account.auth.signIn(email, demoPasswords[id] ?? '');
    assert.equal(valueOf(signedIn), { id, email });
  }
});

passwords('A changed demo password counts from then on', async () => {
  const { account, adminEmail } = await story();
  await derivationsOf(async () => {
    const staff = await account.staffSession.signIn(adminEmail, typed.own);
    assert.is(valueOf(staff).role, 'Admin');
  });
});

passwords('Signing up signs nobody in and out', async () => {
  const { account, adminEmail } = await story();
  assert.is(valueOf(await account.auth.getSession())?.email, adminEmail);
});

passwords('An unknown address costs the same work as a wrong password', async () => {
  const { account } = openTab(fakeBrowser().tab());
  const tries = ['admin@example.com', 'nobody@example.com'].map(
    (email) => () => account.auth.signIn(email, 'Wrong-word-1'),
  );
  for (const attempt of tries) assert.equal(await derivationsOf(attempt), [600_000]);
});

passwords('An address that is taken costs the same work as a free one', async () => {
  const { account } = openTab(fakeBrowser().tab());
  for (const email of ['admin@example.com', 'free@example.com']) {
    const request = { email, password: typed.signUp, username: 'X' };
    assert.equal(await derivationsOf(() => account.auth.signUp(request)), [600_000]);
  }
});

passwords('A damaged hash opens with no password at all', async () => {
  for (const credential of [null, {}, { salt: '', hash: '', iterations: 1 }, 'Wrong-word-1']) {
    const staff = [{ ...seedStaff[0], credential }];
    const { tab } = fakeBrowser({ [storageKeys.staff]: JSON.stringify(staff) });
    const { account } = openTab(tab());
    await derivationsOf(async () => {
      for (const password of ['', 'Wrong-word-1']) {
        const refused = await account.auth.signIn('admin@example.com', password);
        assert.is(refusal(refused).code, 'invalid-credentials');
      }
    });
  }
});

passwords(
  'An address taken by a sign-up while a user’s password is hashed is refused',
  async () => {
    const { tab, storage } = fakeBrowser({
      [storageKeys.session]: JSON.stringify({ id: 'user-1', email: 'admin@example.com' }),
    });
    const { admin } = openTab(tab());
    const created = await duringDerivation(
      () =>
        admin.users.create({
          name: 'N',
          email: 'same@home.example',
          role: 'Writer',
          password: typed.create,
        }),
      async () => {
        const customer = { id: 'c', email: 'Same@home.example', username: 'C', updatedAt: '' };
        storage.entries.set(storageKeys.customers, JSON.stringify([customer]));
      },
    );
    assert.is(refusal(created).code, 'email-taken');
  },
);

passwords.run();
