import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedStaff } from '~/content/seedStaff';
import { storageKeys } from '~/data/keys';
import { registerUnsaved } from '~/lib/unsaved';
import { createStore } from '~/state/jotai';
import {
  checkStaffAtom,
  refreshStaffAtom,
  sessionAtom,
  signOutAtom,
  startSessionAtom,
} from '~/state/session';
import { closeToast, currentToast, toast } from '~/state/toasts';
import { logOf } from '../data/outcome';
import { pause } from '../data/fakes/environment';
import { ada, known, signedIn } from '../helpers/customers';
import { cleanup, until } from '../helpers/render';

const session = suite('session state');
session.after.each(cleanup);

const customer = { status: 'customer', user: { id: ada.id, email: ada.email } };
const editor = seedStaff.find(({ role }) => role === 'Editor');
const staff = {
  id: editor?.id,
  email: editor?.email,
  role: 'Editor',
  name: editor?.name,
};

/** A page of a browser that has kept this, which has asked who is signed in. */
async function started(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const store = createStore();
  await store.set(startSessionAtom);
  return store;
}

/** What another tab does to the storage, and tells this one. */
function elsewhere(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

session('is unknown until a page asks', () => {
  assert.equal(createStore().get(sessionAtom), { status: 'loading' });
});

session('is a guest where nothing is kept', async () => {
  assert.equal((await started({})).get(sessionAtom), { status: 'guest' });
});

session('is the customer who is signed in on this browser', async () => {
  assert.equal((await started(signedIn)).get(sessionAtom), customer);
});

session('is a guest when the account is gone or what is kept cannot be read', async () => {
  for (const [key, value] of [
    ['customers', '[]'],
    ['auth_session', '{"id":'],
    ['auth_session', '{"id":"somebody-else"}'],
  ] as const) {
    const store = await started({ ...signedIn, [key]: value });
    assert.equal(store.get(sessionAtom), { status: 'guest' }, value);
    localStorage.clear();
  }
});

session('is the stored member of staff when the ids match', async () => {
  const auth_session = JSON.stringify({ id: staff.id, email: staff.email });
  const admin_session = JSON.stringify(staff);
  const store = await started({ auth_session, admin_session });
  assert.equal(store.get(sessionAtom), { status: 'staff', user: staff });
});

session('does not take a stored Writer for one who may enter', async () => {
  const auth_session = JSON.stringify({ id: staff.id, email: staff.email });
  const admin_session = JSON.stringify({ ...staff, role: 'Writer' });
  const store = await started({ auth_session, admin_session });
  assert.is(store.get(sessionAtom).status, 'customer');
});

session('does not take a customer for the stored member of staff', async () => {
  const store = await started({ ...signedIn, admin_session: JSON.stringify(staff) });
  assert.equal(store.get(sessionAtom), customer);
});

session('of somebody who signs out stays over, though the profile comes after that', async () => {
  const auth_session = JSON.stringify({ id: staff.id, email: staff.email });
  const asked = [checkStaffAtom, refreshStaffAtom];
  for (const [index, question] of asked.entries()) {
    const admin_session = index === 1 ? { admin_session: JSON.stringify(staff) } : {};
    const store = await started({ auth_session, ...admin_session });
    const answered = store.set(question);
    await store.set(signOutAtom, () => undefined);
    await answered;
    assert.equal(store.get(sessionAtom), { status: 'guest' });
    assert.is(localStorage.getItem('admin_session'), null);
  }
});

session('stays over, though another tab has just told that they are staff', async () => {
  const store = await started({ auth_session: JSON.stringify({ id: staff.id, email: 'x' }) });
  elsewhere('admin_session', JSON.stringify(staff));
  await store.set(signOutAtom, () => undefined);
  await pause();
  assert.equal(store.get(sessionAtom), { status: 'guest' });
});

session('asks for the profile of who may be staff', async () => {
  const store = await started({ auth_session: JSON.stringify({ id: staff.id, email: 'x' }) });
  assert.is(store.get(sessionAtom).status, 'customer');
  await store.set(checkStaffAtom);
  assert.equal(store.get(sessionAtom), { status: 'staff', user: staff });
  assert.equal(JSON.parse(localStorage.getItem('admin_session') ?? ''), staff);
});

session('signs a customer out who is checked for staff', async () => {
  const store = await started(signedIn);
  const log = await logOf(() => store.set(checkStaffAtom));
  assert.match(JSON.stringify(log), 'User does not have Admin or Editor role. Logging out.');
  assert.equal(store.get(sessionAtom), { status: 'guest' });
  assert.is(localStorage.getItem('auth_session'), null);
});

session('ends with a sign-out, which leads away and leaves the account', async () => {
  const store = await started(signedIn);
  let left = 0;
  const ended = await store.set(signOutAtom, () => left++);
  assert.ok(ended?.ok);
  assert.equal(store.get(sessionAtom), { status: 'guest' });
  assert.is(localStorage.getItem('auth_session'), null);
  assert.is(localStorage.getItem('customers'), known['customers'] ?? '');
  assert.is(left, 1);
});

session('follows what other tabs do', async () => {
  const store = await started(signedIn);
  elsewhere('auth_session', null);
  await until(() => assert.equal(store.get(sessionAtom), { status: 'guest' }));
  elsewhere('auth_session', signedIn['auth_session'] ?? '');
  await until(() => assert.equal(store.get(sessionAtom), customer));
});

session('forgets the member of staff when another tab signs out', async () => {
  const auth_session = JSON.stringify({ id: staff.id, email: staff.email });
  const store = await started({ auth_session, admin_session: JSON.stringify(staff) });
  elsewhere('auth_session', null);
  await until(() => assert.equal(store.get(sessionAtom), { status: 'guest' }));
  assert.is(localStorage.getItem('admin_session'), null);
});

session('ends when another tab signs out, whatever is not saved here', async () => {
  const auth_session = JSON.stringify({ id: staff.id, email: staff.email });
  const store = await started({ auth_session, admin_session: JSON.stringify(staff) });
  const withdraw = registerUnsaved(() => ({ name: 'text.txt', text: 'Half a thought' }));
  elsewhere('auth_session', null);
  await until(() => assert.equal(store.get(sessionAtom), { status: 'guest' }));
  withdraw();
});

session('is looked at again by a page that the Back button has kept alive', async () => {
  const store = await started(signedIn);
  const other = { id: 'other', email: 'other@home.example' };
  const [account] = JSON.parse(known[storageKeys.customers] ?? '');
  localStorage.setItem(storageKeys.customers, JSON.stringify([{ ...account, ...other }]));
  localStorage.setItem('auth_session', JSON.stringify(other));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  assert.equal(store.get(sessionAtom), customer);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await until(() => assert.equal(store.get(sessionAtom), { status: 'customer', user: other }));
});

session('has ended before such a page is painted, where nobody is signed in any more', async () => {
  const store = await started(signedIn);
  localStorage.removeItem('auth_session');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  assert.equal(store.get(sessionAtom), { status: 'guest' });
});

session.run();

const toasts = suite('toast state');

toasts('holds one message, the newest', () => {
  closeToast();
  assert.is(currentToast.read(), null);
  toast({ title: 'One' });
  toast({ title: 'Two' });
  assert.is(currentToast.read()?.title, 'Two');
  closeToast();
  assert.is(currentToast.read(), null);
});

toasts('tells equal messages apart', () => {
  const idOf = () => {
    toast({ title: 'Again' });
    return currentToast.read()?.id;
  };
  assert.is.not(idOf(), idOf());
});

toasts.run();
