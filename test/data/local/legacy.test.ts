import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storageKeys } from '~/data/keys';
import { derivationsOf } from '../fakes/derivations';
import { fakeBrowser } from '../fakes/environment';
import { refusal, until, valueOf } from '../outcome';
import { openTab } from './world';

const legacy = suite('clear-text passwords of older data');

const olderStaff = [
  {
    id: 'user-1',
    name: 'Old Admin',
    email: 'old@staff.example',
    role: 'Admin',
    password: 'admin123',
  },
  { id: 'user-2', name: 'Old Editor', email: 'ed@staff.example', role: 'Editor', password: 'é' },
];

const openOlder = (extra: Record<string, string> = {}) => {
  const browser = fakeBrowser({ [storageKeys.staff]: JSON.stringify(olderStaff), ...extra });
  const clearTexts = () => (browser.storage.dump().match(/"password"|admin123|é/g) ?? []).length;
  return { ...browser, clearTexts };
};

const session = (id: string) => ({ [storageKeys.session]: JSON.stringify({ id, email: '' }) });

legacy('They are replaced by hashes as soon as the backend is opened', async () => {
  const { tab, clearTexts, storage } = openOlder();
  const rounds = await derivationsOf(async () => {
    openTab(tab());
    await until(() => clearTexts() === 0);
  });
  assert.equal(rounds, [600_000, 600_000]);
  const staff = JSON.parse(storage.entries.get(storageKeys.staff) ?? '[]');
  assert.equal(
    staff.map(({ id, name, email, role, credential }: Record<string, unknown>) => ({
      ...{ id, name, email, role },
      hashed: typeof credential,
    })),
    olderStaff.map(({ password: _, ...kept }) => ({ ...kept, hashed: 'object' })),
  );
});

legacy('They still open their accounts, even in the first moment', async () => {
  const { tab, clearTexts } = openOlder();
  await derivationsOf(async () => {
    const { account } = openTab(tab());
    const staff = await account.staffSession.signIn('OLD@staff.example', 'admin123');
    assert.is(valueOf(staff).name, 'Old Admin');
  });
  assert.is(clearTexts(), 0);
});

legacy('They are hashed once, not again by every page', async () => {
  const { tab, clearTexts } = openOlder();
  await derivationsOf(async () => {
    openTab(tab());
    await until(() => clearTexts() === 0);
  });
  const later = await derivationsOf(async () => {
    const { admin } = openTab(tab());
    await admin.articles.list();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  assert.equal(later, []);
});

legacy('No list shows them', async () => {
  const { tab } = openOlder(session('user-1'));
  await derivationsOf(async () => {
    const { admin } = openTab(tab());
    const users = valueOf(await admin.users.list());
    assert.equal(Object.keys(users[0] ?? {}).sort(), ['email', 'id', 'name', 'role', 'updatedAt']);
    assert.not.match(JSON.stringify(users), 'admin123');
  });
});

legacy('A password changed while they are being hashed is not lost to the old one', async () => {
  const { tab, clearTexts } = openOlder(session('user-2'));
  await derivationsOf(async () => {
    // the Editor's is hashed second, so the change comes first
    const { account } = openTab(tab());
    valueOf(await account.auth.updateProfile({ password: 'Changed-word-1' }));
    await until(() => clearTexts() === 0);
    const signedIn = await account.auth.signIn('ed@staff.example', 'Changed-word-1');
    assert.equal(valueOf(signedIn), { id: 'user-2', email: 'ed@staff.example' });
  });
});

legacy('A password that an Admin gives meanwhile is not lost either', async () => {
  const { tab, clearTexts } = openOlder(session('user-1'));
  await derivationsOf(async () => {
    const { account, admin } = openTab(tab());
    const email = 'ed@staff.example';
    const update = { name: 'Old Editor', email, role: 'Editor', password: 'Given-word-1' } as const;
    valueOf(await admin.users.update('user-2', update));
    await until(() => clearTexts() === 0);
    assert.is(valueOf(await account.auth.signIn(email, 'Given-word-1')).id, 'user-2');
  });
});

legacy('A full storage leaves the accounts as they were', async () => {
  const { tab, storage } = openOlder();
  storage.fill();
  await derivationsOf(async () => {
    const { account } = openTab(tab());
    const refused = await account.auth.signIn('nobody@staff.example', 'x');
    assert.is(refusal(refused).code, 'invalid-credentials');
  });
  assert.is(storage.entries.get(storageKeys.staff), JSON.stringify(olderStaff));
});

legacy.run();
