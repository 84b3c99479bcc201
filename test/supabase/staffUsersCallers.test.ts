import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { permissions } from '~/content/admin/permissions';
import { staffUsers } from '~/supabase/functions/staff-users/staffUsers';
import { openFunctionsWorld, password, refusalIn, type FunctionsWorld } from './functionsWorld';
import { clientOf } from './server/client';
import { faults } from './server/faults';

let world: FunctionsWorld;

const callers = suite('who may call staff-users');
callers.before.each(async () => void (world = await openFunctionsWorld(staffUsers)));
callers.after.each(() => world.close());

const refusals: Readonly<Record<string, string>> = {
  list: permissions.viewUsers,
  create: permissions.addUsers,
  invite: permissions.addUsers,
  update: permissions.updateUsers,
  delete: permissions.deleteUsers,
};
for (const [action, message] of Object.entries(refusals)) {
  callers(`nobody but an Admin may ${action}, in the words for it`, async () => {
    const { customer, Writer, Editor } = world.tokens;
    for (const token of [customer, Writer, Editor]) {
      const answer = await world.call({ action }, token);
      assert.equal(answer, { status: 403, body: { code: 'forbidden', message } });
    }
    const unknown = await world.call({ action }, null);
    assert.is(refusalIn(unknown), '401 no-session');
  });
}

const list = (token: string | null) => world.call({ action: 'list' }, token).then(refusalIn);

callers('a role that a token claims means nothing', async () => {
  const claims = { role: 'service_role', user_role: 'Admin', app_metadata: { role: 'Admin' } };
  const forged = await world.server.token(world.ids.customer, { claims });
  assert.is(await list(forged), '403 forbidden');
});

callers('a token that is expired, foreign or a project’s key is none', async () => {
  const { server, ids } = world;
  const [header, payload] = world.tokens.Admin.split('.');
  for (const token of [
    await server.token(ids.Admin, { expiresIn: -60 }),
    `${header}.${payload}.${'x'.repeat(43)}`,
    'no-token',
    server.anonKey,
    server.secretKey,
  ]) {
    assert.is(await list(token), '401 no-session', token);
  }
});

callers(
  'an Admin signed out, banned, demoted or deleted is refused with a token still good',
  async () => {
    const { server, ids } = world;
    const signedIn = clientOf(server);
    const { data } = await signedIn.auth.signInWithPassword({ email: 'ada@example.com', password });
    const token = data.session?.access_token ?? '';
    assert.is((await world.call({ action: 'list' }, token)).status, 200);
    await signedIn.auth.signOut({ scope: 'local' });
    assert.is(await list(token), '401 no-session');

    const { sql } = server.db;
    await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${ids.Admin}`;
    assert.is(await list(world.tokens.Admin), '401 no-session');
    await sql`update auth.users set banned_until = null where id = ${ids.Admin}`;

    await sql`update public.profiles set role = 'Editor' where id = ${ids.Admin}`;
    assert.is(await list(world.tokens.Admin), '403 forbidden');
    await sql`delete from auth.users where id = ${ids.Admin}`;
    assert.is(await list(world.tokens.Admin), '401 no-session');
  },
);

callers('a server that cannot be asked is nobody’s signing out', async () => {
  for (const fault of [faults.json(500, {}), faults.html(502), faults.tooMany(5)]) {
    world.server.fault({ path: /\/auth\/v1\/user$/ }, fault);
    assert.is(await list(world.tokens.Admin), '500 unexpected');
  }
  assert.is(world.logged.length, 3);
  world.server.fault({ path: /\/rest\/v1\/profiles/ }, faults.json(500, { message: 'secret' }));
  const answer = await world.call({ action: 'list' });
  assert.equal(answer.body, {
    code: 'unexpected',
    message: 'Something went wrong. Please try again.',
  });
});

const changes: Readonly<Record<string, object>> = {
  demote: { action: 'update', role: 'Editor', password: '' },
  delete: { action: 'delete' },
};
for (const [what, request] of Object.entries(changes)) {
  callers(`two Admins who ${what} each other in the same instant leave one of them`, async () => {
    const { server, ids, tokens } = world;
    const email = 'ida@example.com';
    const ida = await server.createUser({ email, password, username: 'Ida', role: 'Admin' });
    const idas = await server.token(ida);
    // so that either is known as an Admin well before the other one's change
    const looks = { method: 'GET', path: /\/rest\/v1\/profiles/, times: 4 };
    server.fault(looks, faults.slow(200));
    const answers = await Promise.all([
      world.call({ ...request, id: ida, name: 'Ida', email }, tokens.Admin),
      world.call({ ...request, id: ids.Admin, name: 'Ada', email: 'ada@example.com' }, idas),
    ]);
    const admins = await server.db.sql`select id from public.profiles where role = 'Admin'`;
    assert.ok(admins.length > 0, 'somebody is Admin still');
    const refused = answers.filter(({ status }) => status !== 200).map(refusalIn);
    assert.equal(refused, Array(admins.length).fill('403 forbidden'));
  });
}

callers('an Admin whose deletion fails is Admin still', async () => {
  const { server, ids } = world;
  await server.db.sql`update public.profiles set role = 'Admin' where id = ${ids.Editor}`;
  server.fault({ method: 'DELETE', path: /\/auth\/v1\/admin\/users/ }, faults.json(500, {}));
  assert.is(refusalIn(await world.call({ action: 'delete', id: ids.Editor })), '500 unexpected');
  const [row] = await server.db.sql`select role from public.profiles where id = ${ids.Editor}`;
  assert.is(row?.['role'], 'Admin');
});

callers('what is no JSON object or no action is refused', async () => {
  for (const body of ['', 'list', '[]', 'null', '{"action":"list"', '"list"']) {
    assert.is(refusalIn(await world.call(body)), '400 invalid', body);
  }
  for (const action of ['drop', 'constructor', '__proto__', '', null, 7]) {
    assert.is(refusalIn(await world.call({ action })), '400 invalid', `${action}`);
  }
});

callers('a browser may ask from another site, by POST only', async () => {
  const ask = (method: string) =>
    staffUsers(new Request('https://example.com', { method }), world.admin);
  const preflight = await ask('OPTIONS');
  assert.is(preflight.status, 204);
  assert.is(preflight.headers.get('Access-Control-Allow-Origin'), '*');
  assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /authorization/);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(method);
    assert.is(answer.status, 405, method);
    assert.is(answer.headers.get('Access-Control-Allow-Origin'), '*');
  }
});

callers.run();
