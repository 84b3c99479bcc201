/** One's own name and password over the hosted service. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Account } from '~/data/account';
import { changePassword } from '~/pages/admin/settings/changePassword';
import { people } from '../data/contract/world';
import { logOf, refusal, valueOf } from '../data/outcome';
import { faults } from './server/faults';
import { closeWorlds, type HostedWorld, openHostedWorld } from './world';

const settings = suite('Supabase: own settings');
let world: HostedWorld;
settings.before.each(async () => void (world = await openHostedWorld()));
settings.after.each(closeWorlds);

const { email, password } = people.Editor;
const next = 'Another-word-2';

const change = (
  account: Account,
  values: Parameters<typeof changePassword>[2],
  isAgain?: boolean,
) => changePassword(account, world.ids.Editor, values, isAgain);

settings('a password is changed by whoever knows the one in use, who stays signed in', async () => {
  const { account } = await world.as('Editor');
  const heard: unknown[] = [];
  const stop = account.auth.subscribe((user) => heard.push(user));
  valueOf(await change(account, { current: password, password: next }));
  assert.is(valueOf(await account.auth.getSession())?.id, world.ids.Editor);

  const { account: other } = await world.as('guest');
  assert.is(refusal(await other.auth.signIn(email, password)).code, 'invalid-credentials');
  valueOf(await other.auth.signIn(email, next));
  stop();
  assert.equal(heard, [], 'nobody was signed out or in');
});

settings('a wrong guess changes nothing and signs nobody out', async () => {
  const { account } = await world.as('Editor');
  const refused = await change(account, {
    current: 'a guess',
    password: next,
  });
  assert.equal(refusal(refused), {
    code: 'wrong-password',
    message: 'This is not your current password.',
  });
  assert.is(valueOf(await account.auth.getSession())?.id, world.ids.Editor);
  const { account: other } = await world.as('guest');
  valueOf(await other.auth.signIn(email, password));
});

settings('whose session is over is told so, not what the database says to strangers', async () => {
  const { account } = await world.as('Editor');
  valueOf(await account.auth.signOut());
  assert.equal(refusal(await change(account, { current: password, password: next })), {
    code: 'no-session',
    message: 'Your session has ended. Please sign in again.',
  });
});

settings('a change whose answer got lost is found out when it is tried again', async () => {
  const { account } = await world.as('Editor');
  const values = { current: password, password: next };
  world.server.fault({ method: 'PUT', path: /auth/ }, faults.broken('after'));
  await logOf(async () => assert.is(refusal(await change(account, values)).code, 'network'));
  assert.is(refusal(await change(account, values)).code, 'wrong-password');
  valueOf(await change(account, values, true));
  const guess = { current: 'a guess', password: 'Third-word-3' };
  assert.is(refusal(await change(account, guess, true)).code, 'wrong-password');
});

settings(
  'a password is changed at the address that an Admin has given them meanwhile',
  async () => {
    const { account } = await world.as('Editor');
    const { admin } = await world.as('Admin');
    const moved = { name: 'Ed', role: 'Editor', email: 'edna@example.com', password: '' } as const;
    valueOf(await admin.users.update(world.ids.Editor, moved));
    const values = { current: password, password: next };
    valueOf(await change(account, values));
    const { account: other } = await world.as('guest');
    valueOf(await other.auth.signIn('edna@example.com', next));
  },
);

settings('the same password again is refused in the provider’s words', async () => {
  const { account } = await world.as('Editor');
  const refused = await change(account, { current: password, password });
  assert.match(refusal(refused).message, /should be different from the old password/);
});

settings('a new display name is everywhere at once', async () => {
  const { account } = await world.as('Editor');
  valueOf(await account.auth.updateProfile({ username: 'Eli Renamed' }));
  const user = valueOf(await account.auth.getSession());
  assert.ok(user);
  assert.is(valueOf(await account.staffSession.check(user)).name, 'Eli Renamed');
});

settings.run();
