/** What was done though no answer came: it is found out, and told. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { people } from '../data/contract/world';
import { logOf, refusal, until, valueOf } from '../data/outcome';
import { type FaultKind, faults } from './server/faults';
import { channel, closeWorlds, openHostedWorld } from './world';

const lost = suite('Supabase: answers that get lost');
lost.after.each(closeWorlds);

const { customer } = people;
const account = { method: 'PUT', path: /\/auth\/v1\/user$/ };

/** A browser that has a link to choose a new password by. */
async function openMailed() {
  const { server, as } = await openHostedWorld();
  const { auth } = (await as('guest')).account;
  valueOf(await auth.requestPasswordReset(customer.email));
  const proof = server.mails[0]?.link.split('#')[1] ?? '';
  return { server, auth, proof };
}

lost('a password that a link has set is told as set when it is sent again', async () => {
  const { server, auth, proof } = await openMailed();
  server.fault(account, faults.broken('after'));
  await logOf(async () => {
    assert.is(refusal(await auth.resetPassword(proof, 'Long-word-2')).code, 'network');
  });
  valueOf(await auth.resetPassword(proof, 'Long-word-2'));
  valueOf(await auth.signIn(customer.email, 'Long-word-2'));
});

lost('the password that was there before is refused as the new one', async () => {
  const { server, auth, proof } = await openMailed();
  server.fault(account, faults.broken('before'));
  await logOf(async () => {
    assert.is(refusal(await auth.resetPassword(proof, 'Long-word-2')).code, 'network');
  });
  assert.is(
    refusal(await auth.resetPassword(proof, customer.password)).message,
    'New password should be different from the old password.',
  );
});

lost('lists look again after a change that may have been made', async () => {
  const { server, as, ids } = await openHostedWorld();
  const { admin } = await as('Admin');
  let looks = 0;
  const look = () => void (looks += 1);

  const { id } = valueOf(await admin.channels.create(channel));
  admin.channels.subscribe(look);
  server.fault({ method: 'PATCH', path: /channels/ }, faults.broken('after'));
  refusal(await admin.channels.update(id, { ...channel, name: 'Two' }));
  await until(() => looks === 1);
  assert.is(valueOf(await admin.channels.list())[0]?.name, 'Two');

  const { name, email } = people.Writer;
  admin.users.subscribe(look);
  server.fault({ path: /staff-users/ }, faults.broken('after'));
  refusal(await admin.users.update(ids.Writer, { name, email, role: 'Editor', password: '' }));
  await until(() => looks === 2);
});

/** Has an Admin delete the Writer, who stands in the list that is asked for first, for the log. */
async function deleteWriter(fault: FaultKind) {
  const { server, as, ids } = await openHostedWorld();
  const { users } = (await as('Admin')).admin;
  const call = { method: 'POST', path: /staff-users/ };
  server.fault(call, faults.slow(0));
  server.fault(call, fault);
  const removed = await users.remove(ids.Writer);
  return { removed, isThere: valueOf(await users.list()).some(({ id }) => id === ids.Writer) };
}

lost('a member of staff who is gone though no answer came is told as deleted', async () => {
  const { removed, isThere } = await deleteWriter(faults.broken('after'));
  assert.equal([valueOf(removed), isThere], [true, false]);
});

lost('one who is still there is not', async () => {
  const { removed, isThere } = await deleteWriter(faults.html(502));
  assert.equal([refusal(removed).code, isThere], ['server', true]);
});

lost('what they show stays while nothing can be asked', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Admin');
  const { id } = valueOf(await admin.channels.create(channel));
  let looks = 0;
  admin.channels.subscribe(() => void (looks += 1));
  await server.offline();
  refusal(await admin.channels.update(id, { ...channel, name: 'Two' }));
  await server.online();
  valueOf(await admin.channels.update(id, { ...channel, name: 'Two' }));
  await until(() => looks > 0);
  assert.is(looks, 1);
});

lost.run();
