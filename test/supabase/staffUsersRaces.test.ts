/** What becomes of two changes at once, and of one whose sender takes their time. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { staffUsers } from '~/supabase/functions/staff-users/staffUsers';
import {
  type Answer,
  type FunctionsWorld,
  openFunctionsWorld,
  password,
  refusalIn,
} from './functionsWorld';
import { faults } from './server/faults';

let world: FunctionsWorld;
/** Another Admin, and one whom both change. */
let eves = '';
let ida = '';

const races = suite('changes to staff at once');
races.before.each(async () => {
  world = await openFunctionsWorld(staffUsers);
  const { server } = world;
  const [eve = '', other = ''] = await Promise.all(
    ['Eve', 'Ida'].map((username) => {
      const email = `${username.toLowerCase()}@example.com`;
      return server.createUser({ email, password, username, role: 'Admin' });
    }),
  );
  ida = other;
  eves = await server.token(eve);
});
races.after.each(() => world.close());

const change = (fields: object, token?: string) => {
  const person = { name: 'Ida', email: 'ida@example.com', role: 'Admin', password: '' };
  return world.call({ action: 'update', id: ida, ...person, ...fields }, token);
};

const profile = async () => {
  const [row] = await world.server.db
    .sql`select profiles.role, profiles.email, users.email as account
    from public.profiles join auth.users using (id) where id = ${ida}`;
  return row;
};

/** Begins a change whose work at the account is held up until it is let go on. */
async function heldUp(work: () => Promise<Answer>) {
  let goOn = () => {};
  const match = { method: 'PUT', path: /\/auth\/v1\/admin\/users/ };
  world.server.fault(match, faults.held(new Promise((resolve) => (goOn = resolve))));
  const answer = work();
  await world.server.arrival(match);
  return () => {
    goOn();
    return answer;
  };
}

/** Asks as Ada with a body that is sent in two parts. */
function begun(body: string) {
  const half = body.length / 2;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { Authorization: `Bearer ${world.tokens.Admin}` };
  // half duplex: it is answered once it is there (https://fetch.spec.whatwg.org/#dom-requestinit-duplex)
  const init = { method: 'POST', headers, body: readable, duplex: 'half' };
  const answer = staffUsers(new Request('https://example.com', init), world.admin);
  const send = (part: string) => writer.write(new TextEncoder().encode(part));
  void send(body.slice(0, half));
  return async () => {
    await send(body.slice(half));
    await writer.close();
    const { status } = await answer;
    return status;
  };
}

races('who lost the role while their request was on its way is refused', async () => {
  const { server, ids } = world;
  const person = { name: 'Mal', email: 'mal@example.com', role: 'Admin', password };
  const finish = begun(JSON.stringify({ action: 'create', ...person }));
  // by now the role of whoever asked first would have been read
  await world.call({ action: 'list' });
  await server.db.sql`update public.profiles set role = 'Writer' where id = ${ids.Admin}`;
  assert.is(await finish(), 403);
  const found = await server.db.sql`select from public.profiles where email = ${person.email}`;
  assert.is(found.length, 0);
});

races('a request that is longer than any person takes is not read to its end', async () => {
  const answer = await world.call({ action: 'list', more: 'x'.repeat(100_000) });
  assert.is(refusalIn(answer), '413 too-large');
});

races('a demotion that fails gives nothing back that another one took meanwhile', async () => {
  const finish = await heldUp(() => change({ role: 'Writer' }, eves));
  assert.is((await change({ role: 'Writer' })).status, 200);
  world.server.fault({ method: 'PATCH', path: /\/rest\/v1\/profiles/ }, faults.json(500, {}));
  assert.is(refusalIn(await finish()), '500 unexpected');
  assert.is((await profile())?.['role'], 'Writer');
});

races('a new address stays where another Admin changes the name meanwhile', async () => {
  const finish = await heldUp(() => change({ name: 'Ida B' }, eves));
  assert.is((await change({ email: 'ida.new@example.com' })).status, 200);
  await finish();
  const stored = await profile();
  assert.is(stored?.['email'], 'ida.new@example.com');
  assert.is(stored?.['account'], 'ida.new@example.com');
});

races.run();
