import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAccount } from '~/data/open/account';
import { openAdmin } from '~/data/open/admin';
import { mayBeSignedIn } from '~/data/hints';
import { valueOf } from './outcome';

const opening = suite('opening the backends');

opening('Each is opened once for a page, and both share who is signed in', async () => {
  const [account, admin] = await Promise.all([openAccount(), openAdmin()]);
  assert.is(await openAccount(), account);
  assert.is(await openAdmin(), admin);
  valueOf(await account.auth.signIn('editor@example.com', 'Editor-demo-1'));
  assert.is(valueOf(await admin.articles.list()).length, 3);
  valueOf(await account.auth.signOut());
  assert.equal(valueOf(await admin.articles.list()), []);
});

opening.run();

const hint = suite('the hint that somebody may be signed in');

const setStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { ...descriptor, configurable: true });
const holding = (key: string) => ({ getItem: (each: string) => (each === key ? '{}' : null) });

hint.after.each(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

hint('It goes by the session’s key alone', () => {
  setStorage({ value: holding('auth_session') });
  assert.is(mayBeSignedIn(), true);
  setStorage({ value: holding('admin_session') });
  assert.is(mayBeSignedIn(), false);
});

hint('Where storage is blocked nobody is', () => {
  setStorage({
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  assert.is(mayBeSignedIn(), false);
});

hint.run();
