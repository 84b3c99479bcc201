import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { people } from '../contract/world';
import { refusal, valueOf } from '../outcome';
import { ids, openTab, peopledBrowser, startSession } from './world';

const plainHttp = suite('pages on plain http, where browsers offer no Web Crypto');

const insecure = {
  code: 'insecure-context',
  message: 'Passwords need a secure connection (https). Nothing was sent or stored.',
};
const fresh = 'Fresh-word-1';
const whole = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};

plainHttp.after.each(() => void Object.defineProperty(globalThis, 'crypto', whole));

/** The Admin's tab; from here on the test has no Web Crypto. */
async function openPlain() {
  const browser = await peopledBrowser();
  const plain = { getRandomValues: () => new Uint8Array() };
  Object.defineProperty(globalThis, 'crypto', { value: plain, configurable: true });
  const environment = browser.tab();
  startSession(environment, 'Admin');
  return { ...browser, ...openTab(environment) };
}

plainHttp('Sign-in and sign-up are refused in words, and nothing is stored', async () => {
  const { account, storage } = await openPlain();
  const before = storage.dump();
  const { email, password } = people.customer;
  assert.equal(refusal(await account.auth.signIn(email, password)), insecure);
  const request = { email: 'new@home.example', password: fresh, username: 'New' };
  assert.equal(refusal(await account.auth.signUp(request)), insecure);
  assert.is(storage.dump(), before);
});

plainHttp('Reset links and new passwords are refused in the same words', async () => {
  const { account } = await openPlain();
  const { auth } = account;
  assert.equal(refusal(await auth.requestPasswordReset(people.customer.email)), insecure);
  assert.equal(refusal(await auth.resetPassword('token', fresh)), insecure);
  assert.equal(refusal(await auth.updateProfile({ password: fresh })), insecure);
});

plainHttp('An Admin cannot give passwords there', async () => {
  const { admin } = await openPlain();
  const user = { name: 'N', email: 'n@staff.example', role: 'Writer', password: fresh } as const;
  assert.equal(refusal(await admin.users.create(user)), insecure);
  const editor = {
    name: 'E',
    email: people.Editor.email,
    role: 'Editor',
    password: fresh,
  } as const;
  assert.equal(refusal(await admin.users.update(ids.Editor, editor)), insecure);
});

plainHttp('What needs no password goes on', async () => {
  const { account, admin } = await openPlain();
  assert.is(valueOf(await account.auth.getSession())?.id, ids.Admin);
  assert.ok((await admin.articles.create({ title: 'X' })).ok);
  assert.ok((await account.auth.updateProfile({ username: 'X' })).ok);
});

plainHttp.run();
