import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asFields, asText } from '~/lib/fields';
import { staffUsers } from '~/supabase/functions/staff-users/staffUsers';
import {
  openFunctionsWorld,
  password,
  refusalIn,
  type Answer,
  type FunctionsWorld,
} from './functionsWorld';
import { faults } from './server/faults';
import { clientOf } from './server/client';

let world: FunctionsWorld;

const staff = suite('function staff-users');
staff.before.each(async () => void (world = await openFunctionsWorld(staffUsers)));
staff.after.each(() => world.close());

const anna = { name: 'Anna', email: 'anna@example.com', role: 'Writer', password: 'anna-secret-1' };
const create = (changes: object = {}) => world.call({ action: 'create', ...anna, ...changes });
const update = (id: string, changes: object = {}) =>
  world.call({ action: 'update', id, ...anna, password: '', ...changes });
const remove = (id: string) => world.call({ action: 'delete', id });
const userIn = ({ status, body }: Answer) => {
  assert.is(status, 200, JSON.stringify(body));
  return asFields(body['user']) ?? {};
};
const canSignIn = async (email: string, word: string) => {
  const { error } = await clientOf(world.server).auth.signInWithPassword({ email, password: word });
  return error === null;
};
const emails = async () => {
  const rows = await world.server.db.sql`select email from auth.users order by email`;
  return rows.map(({ email }) => email);
};

staff('lists all staff and no customer, those changed last first', async () => {
  const { body } = await world.call({ action: 'list' });
  const users = Array.isArray(body['users']) ? body['users'] : [];
  assert.equal(
    users.map(({ name, email, role }) => [name, email, role]),
    [
      ['Wren', 'wren@example.com', 'Writer'],
      ['Ed', 'ed@example.com', 'Editor'],
      ['Ada', 'ada@example.com', 'Admin'],
    ],
  );
  assert.match(users[0].updatedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

staff('lists more staff than one answer of the database holds', async () => {
  await world.server.db.sql`insert into auth.users (id, email)
    select gen_random_uuid(), 'many' || n || '@example.com' from generate_series(1, 2100) n`;
  await world.server.db.sql`update public.profiles set role = 'Writer' where email like 'many%'`;
  const { body } = await world.call({ action: 'list' });
  const users = Array.isArray(body['users']) ? body['users'] : [];
  assert.is(new Set(users.map(({ id }) => id)).size, 2103);
});

staff('creates a member of staff who can sign in at once', async () => {
  const user = userIn(await create({ name: ' Anna ', email: ' Anna@Example.com ' }));
  assert.is(user['name'], 'Anna');
  assert.is(user['email'], 'anna@example.com');
  assert.is(user['role'], 'Writer');
  assert.ok(await canSignIn('anna@example.com', anna.password));
});

staff('refuses a change that was joined with what the account no longer is', async () => {
  const made = userIn(await create());
  const id = asText(made['id']);
  const seen = made['updatedAt'];
  userIn(await update(id, { role: 'Editor', seen }));
  assert.is(refusalIn(await update(id, { name: 'Anna B', seen })), '409 conflict');
  const { body } = await world.call({ action: 'list' });
  const users = Array.isArray(body['users']) ? body['users'] : [];
  const { name, role } = users.find((each) => each.id === id);
  assert.equal([name, role], ['Anna', 'Editor']);
});

staff('undoes the account when the profile cannot be saved', async () => {
  const before = await emails();
  world.server.fault({ method: 'POST', path: /\/rest\/v1\/profiles/ }, faults.json(500, {}));
  assert.is(refusalIn(await create()), '500 unexpected');
  assert.equal(await emails(), before);
  userIn(await create());
});

const badPeople: [what: string, changes: object, refusal: string][] = [
  ['a blank name', { name: ' ' }, '400 invalid'],
  ['a name of 121 letters', { name: 'x'.repeat(121) }, '400 invalid'],
  ['no address', { email: '' }, '400 invalid'],
  ['what is no address', { email: 'anna' }, '400 invalid'],
  ['an unknown role', { role: 'Owner' }, '400 invalid'],
  ['no role', { role: null }, '400 invalid'],
  ['no password', { password: '' }, '422 password-required'],
  ['a password that is no text', { password: 12345678 }, '422 password-required'],
  ['a short password', { password: 'short-1' }, '422 weak-password'],
  ['a password without digits', { password: 'long-enough' }, '422 weak-password'],
  ['a password of 73 bytes', { password: `${'x'.repeat(72)}1` }, '422 weak-password'],
  ['a member of staff’s address', { email: 'ed@example.com' }, '409 email-taken'],
  ['a customer’s address', { email: 'CLEO@example.com' }, '409 email-taken'],
];
for (const [what, changes, refusal] of badPeople) {
  staff(`creates nobody with ${what}`, async () => {
    const before = await emails();
    assert.is(refusalIn(await create(changes)), refusal);
    assert.equal(await emails(), before);
  });
}

staff('changes name, role and address, and keeps a password left blank', async () => {
  const user = userIn(await update(world.ids.Editor, { email: 'Edna@example.com' }));
  assert.equal([user['name'], user['email'], user['role']], ['Anna', 'edna@example.com', 'Writer']);
  assert.ok(await canSignIn('edna@example.com', password));
});

staff('a new password counts at once and ends the sessions that there were', async () => {
  const session = clientOf(world.server);
  await session.auth.signInWithPassword({ email: 'ed@example.com', password });
  userIn(await update(world.ids.Editor, { email: 'ed@example.com', password: 'brand-new-1' }));
  assert.ok(await canSignIn('ed@example.com', 'brand-new-1'));
  assert.not(await canSignIn('ed@example.com', password));
  const { error } = await session.auth.getUser();
  assert.ok(error, 'the older session has ended');
});

const badChanges: [what: string, who: 'Admin' | 'Editor' | 'customer', object, string][] = [
  ['to an address of somebody else', 'Editor', { email: 'wren@example.com' }, '409 email-taken'],
  ['to a customer’s address', 'Editor', { email: 'Cleo@example.com' }, '409 email-taken'],
  ['to a weak password', 'Editor', { password: 'weak' }, '422 weak-password'],
  ['to a blank name', 'Editor', { name: '' }, '400 invalid'],
  ['of a customer', 'customer', {}, '404 not-found'],
  ['of one’s own role', 'Admin', { role: 'Editor' }, '403 own-role'],
];
for (const [what, who, changes, refusal] of badChanges) {
  staff(`refuses a change ${what}, and changes nothing`, async () => {
    const all = () => world.server.db.sql`select * from public.profiles order by id`;
    const before = await all();
    assert.is(refusalIn(await update(world.ids[who], changes)), refusal);
    assert.equal([...(await all())], [...before]);
  });
}

staff('an address with signs that stand for any text is not taken by another', async () => {
  for (const email of ['e*@example.com', '_d@example.com', '%@example.com']) {
    userIn(await create({ email }));
  }
});

staff('an Admin may change their own name and address', async () => {
  const own = userIn(await update(world.ids.Admin, { role: 'Admin', email: 'ada@example.com' }));
  assert.is(own['name'], 'Anna');
});

staff('changes nobody that is not there', async () => {
  assert.is(refusalIn(await update(crypto.randomUUID())), '404 not-found');
  assert.is(refusalIn(await update('no-id')), '404 not-found');
});

staff('deletes the account, the profile and the sessions', async () => {
  assert.equal((await remove(world.ids.Editor)).body, { deleted: true });
  assert.not((await emails()).includes('ed@example.com'));
  const { error } = await world.admin.auth.getUser(world.tokens.Editor);
  assert.ok(error);
  assert.equal((await remove(world.ids.Editor)).body, { deleted: false });
});

staff('deletes a profile whose account is gone', async () => {
  const id = world.ids.Editor;
  await world.server.db.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from auth.users where id = ${id}`;
  });
  assert.equal((await remove(id)).body, { deleted: true });
  const left = await world.server.db.sql`select id from public.profiles where id = ${id}`;
  assert.is(left.length, 0);
});

staff('deletes neither oneself nor a customer', async () => {
  assert.is(refusalIn(await remove(world.ids.Admin)), '403 own-account');
  assert.is(refusalIn(await remove(world.ids.Admin.toUpperCase())), '403 own-account');
  assert.equal((await remove(world.ids.customer)).body, { deleted: false });
  assert.is((await emails()).length, 4);
});

staff('invites by a mail whose link lets the person choose a password', async () => {
  const { name, email, role } = anna;
  const user = userIn(await world.call({ action: 'invite', name, email, role }));
  assert.is(user['role'], 'Writer');
  const [mail] = world.server.mails;
  assert.is(mail?.to, email);
  assert.match(mail?.link ?? '', /\/reset-password#token_hash=\w+&type=invite$/);
  const invited = clientOf(world.server);
  const { error } = await invited.auth.verifyOtp({
    type: 'invite',
    token_hash: asText(mail?.tokenHash),
  });
  assert.is(error, null);
  await invited.auth.updateUser({ password: 'chosen-by-anna-1' });
  assert.ok(await canSignIn(email, 'chosen-by-anna-1'));
});

staff('does not invite into an account that somebody has opened', async () => {
  const email = 'squatter@example.com';
  await world.server.createUser({ email, password, username: 'Squatter', confirmed: false });
  const answer = await world.call({ action: 'invite', name: 'Anna', email, role: 'Admin' });
  assert.is(refusalIn(answer), '409 email-taken');
});

staff.run();
