import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuthUser } from '~/data/auth';
import { refusal, until, valueOf } from '../outcome';
import { type OpenWorld, people } from './world';

const invalid = { code: 'invalid-credentials', message: 'Invalid login credentials' };
const noSession = { code: 'no-session', message: 'Auth session missing!' };
const weak = {
  code: 'weak-password',
  message: 'Use 8 characters to 72 bytes, with a letter (a to z) and a digit (0 to 9).',
};

export function authContract(name: string, open: OpenWorld): void {
  const auth = suite(`${name}: sign-in`);
  const { customer, Admin } = people;

  auth('A guest has no session', async () => {
    const { account } = await (await open()).as('guest');
    assert.is(valueOf(await account.auth.getSession()), null);
  });

  auth('Whoever signs in has a session, their address typed in any case', async () => {
    const world = await open();
    const { account } = await world.as('guest');
    const user = { id: world.ids.customer, email: customer.email };
    const signedIn = await account.auth.signIn(' CLEO@Home.Example ', customer.password);
    assert.equal(valueOf(signedIn), user);
    assert.equal(valueOf(await account.auth.getSession()), user);
  });

  auth('A wrong password and an unknown address are refused in the same words', async () => {
    const { account } = await (await open()).as('guest');
    assert.equal(refusal(await account.auth.signIn(customer.email, 'Wrong-word-1')), invalid);
    assert.equal(refusal(await account.auth.signIn('no@home.example', 'Wrong-word-1')), invalid);
    assert.is(valueOf(await account.auth.getSession()), null);
  });

  auth('Signing out ends the session, and does no harm to a guest', async () => {
    const { account } = await (await open()).as('customer');
    assert.is(valueOf(await account.auth.signOut()), null);
    assert.is(valueOf(await account.auth.getSession()), null);
    assert.is(valueOf(await account.auth.signOut()), null);
  });

  auth('Listeners hear who signed in and that they signed out, until they stop', async () => {
    const world = await open();
    const { account } = await world.as('guest');
    const heard: (AuthUser | null)[] = [];
    const stop = account.auth.subscribe((user) => void heard.push(user));
    valueOf(await account.auth.signIn(customer.email, customer.password));
    await until(() => heard.length > 0);
    assert.equal(heard.at(-1), { id: world.ids.customer, email: customer.email });
    valueOf(await account.auth.signOut());
    await until(() => heard.at(-1) === null);
    stop();
    const { length } = heard;
    let isSignedIn = false;
    const stopOther = account.auth.subscribe((user) => void (isSignedIn = user !== null));
    valueOf(await account.auth.signIn(customer.email, customer.password));
    await until(() => isSignedIn);
    stopOther();
    assert.is(heard.length, length);
  });

  auth('Someone new signs up, then signs in as a customer', async () => {
    const { account } = await (await open()).as('guest');
    const request = {
      email: ' Nia@home.example ',
      password: 'Caf\u00e9 au lait 1',
      username: ' Nia Prys ',
    };
    assert.is(valueOf(await account.auth.signUp(request)), null);
    // the same password from a keyboard that types the accent by itself
    const user = valueOf(await account.auth.signIn('nia@home.example', 'Cafe\u0301 au lait 1'));
    const profile = valueOf(await account.profiles.get(user.id));
    assert.is(profile.username, 'Nia Prys');
    assert.is(profile.role, null);
    assert.is(profile.email.toLowerCase(), 'nia@home.example');
  });

  auth('An address signs up once, whatever its case and whoever has it', async () => {
    const { account } = await (await open()).as('guest');
    const taken = { code: 'email-taken', message: 'User already registered' };
    for (const email of ['CLEO@HOME.EXAMPLE', Admin.email]) {
      const again = await account.auth.signUp({ email, password: 'Other-word-1', username: 'X' });
      assert.equal(refusal(again), taken, email);
    }
  });

  auth('A weak password is refused at sign-up', async () => {
    const { account } = await (await open()).as('guest');
    for (const password of ['', 'short-1', 'no digit here', '1234567890', `a1${'x'.repeat(71)}`]) {
      const request = { email: 'new@home.example', password, username: 'New' };
      assert.equal(refusal(await account.auth.signUp(request)), weak, password);
    }
  });

  auth('Members change their own name, and nothing else with it', async () => {
    const world = await open();
    const { account } = await world.as('customer');
    valueOf(await account.auth.updateProfile({ username: 'Cleo Renamed' }));
    const profile = valueOf(await account.profiles.get(world.ids.customer));
    assert.is(profile.username, 'Cleo Renamed');
    assert.is(profile.email, customer.email);
    assert.is(profile.role, null);
  });

  auth('Members change their own password; the old one stops working', async () => {
    const { account } = await (await open()).as('Editor');
    const { email, password } = people.Editor;
    assert.equal(refusal(await account.auth.updateProfile({ password: 'weak' })), weak);
    valueOf(await account.auth.updateProfile({ password: 'Newer-word-2' }));
    valueOf(await account.auth.signOut());
    assert.equal(refusal(await account.auth.signIn(email, password)), invalid);
    assert.is(valueOf(await account.auth.signIn(email, 'Newer-word-2')).email, email);
  });

  auth('A guest has no profile to change', async () => {
    const { account } = await (await open()).as('guest');
    assert.equal(refusal(await account.auth.updateProfile({ username: 'Me' })), noSession);
    assert.equal(
      refusal(await account.auth.updateProfile({ password: 'Newer-word-2' })),
      noSession,
    );
  });

  auth('Asking for a reset link tells nobody whether the address is known', async () => {
    const { account } = await (await open()).as('guest');
    const known = valueOf(await account.auth.requestPasswordReset(customer.email));
    const unknown = valueOf(await account.auth.requestPasswordReset('no@home.example'));
    assert.is(typeof known.link, typeof unknown.link);
    assert.is(known.link?.length, unknown.link?.length);
  });

  auth('A made-up reset token opens nothing', async () => {
    const { account } = await (await open()).as('guest');
    assert.equal(refusal(await account.auth.resetPassword('made-up', 'Newer-word-2')), {
      code: 'link-expired',
      message: 'This link no longer works. Please ask for a new one.',
    });
  });

  auth.run();
}
