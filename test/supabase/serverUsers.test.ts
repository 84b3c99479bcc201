import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asFields } from '~/lib/fields';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, refusalOf } from './server/ask';
import { adminClientOf, clientOf } from './server/client';

const users = suite('test server: users');
let server: TestSupabase;
let ann = '';
const password = 'secret-12';

users.before(async () => {
  server = await startTestSupabase();
  ann = await server.createUser({ email: 'ann@example.com', password, username: 'Ann' });
});
users.after(() => server.close());

const me = (token: string) => ask(server, 'GET /auth/v1/user', { token });
const change = async (body: object) =>
  ask(server, 'PUT /auth/v1/user', { token: await server.token(ann), body });
const admin = (request: Parameters<typeof ask>[1], body?: unknown) =>
  ask(server, request, {
    key: server.secretKey,
    token: server.secretKey,
    ...(body !== undefined && { body }),
  });

users('a token has to be good, and its user there', async () => {
  assert.is(
    refusalOf(await ask(server, 'GET /auth/v1/user')),
    '401 no_authorization: This endpoint requires a valid Bearer token',
  );
  assert.match(refusalOf(await me('no.such.token')), '403 bad_jwt: invalid JWT');
  assert.match(refusalOf(await me(await server.token(ann, { expiresIn: -1 }))), '403 bad_jwt');
  const unnamed = await server.token(ann, { claims: { sub: '' } });
  assert.is(refusalOf(await me(unnamed)), '403 bad_jwt: invalid claim: missing sub claim');
  const claims = { sub: crypto.randomUUID() };
  const missing = '403 user_not_found: User from sub claim in JWT does not exist';
  assert.is(refusalOf(await me(await server.token(ann, { claims }))), missing);
});

users('a deleted person’s token is worth nothing', async () => {
  const id = await server.createUser({ email: 'gone@example.com', password, username: 'Gone' });
  const token = await server.token(id);
  assert.is((await me(token)).status, 200);
  await admin(`DELETE /auth/v1/admin/users/${id}`);
  assert.match(refusalOf(await me(token)), 'user_not_found');
});

users('a person changes data and password; other sessions end', async () => {
  const [here, there] = [await server.token(ann), await server.token(ann)];
  const body = { data: { username: 'Anna', colour: 'red' }, password: 'secret-34' };
  const changed = await ask(server, 'PUT /auth/v1/user', { token: here, body });
  assert.is(changed.status, 200);
  assert.is(asFields(changed.body['user_metadata'])?.['colour'], 'red');
  assert.equal([(await me(here)).status, (await me(there)).status], [200, 403]);
  const cleared = await change({ data: { colour: null } });
  assert.is('colour' in (asFields(cleared.body['user_metadata']) ?? {}), false);
  const same = '422 same_password: New password should be different from the old password.';
  assert.is(refusalOf(await change({ password: 'secret-34' })), same);
});

users('a weak password is refused with the reasons', async () => {
  const weak = await change({ password: 'short' });
  assert.is(weak.status, 422);
  assert.is(weak.body['code'], 'weak_password');
  assert.equal(weak.body['weak_password'], { reasons: ['length', 'characters'] });
  const long = '400 validation_failed: Password cannot be longer than 72 characters';
  assert.is(refusalOf(await change({ password: 'a1'.repeat(40) })), long);
  const { auth } = clientOf(server);
  await auth.signInWithPassword({ email: 'ann@example.com', password: 'secret-34' });
  const { error } = await auth.updateUser({ password: 'letters only' });
  assert.is(error?.name, 'AuthWeakPasswordError');
});

users('a new address is taken over when its mail is answered', async () => {
  const id = await server.createUser({ email: 'old@example.com', password, username: 'Mover' });
  const token = await server.token(id);
  const put = (email: string) => ask(server, 'PUT /auth/v1/user', { token, body: { email } });
  const taken = '422 email_exists: A user with this email address has already been registered';
  assert.is(refusalOf(await put('ann@example.com')), taken);
  assert.is((await put('moved@example.com')).body['email'], 'old@example.com');
  const mail = server.mails.at(-1);
  assert.equal([mail?.to, mail?.kind], ['moved@example.com', 'email_change']);
  await ask(server, 'POST /auth/v1/verify', {
    body: { type: 'email_change', token_hash: mail?.tokenHash },
  });
  assert.is((await me(token)).body['email'], 'moved@example.com');
  const [profile] = await server.db.sql`select email from public.profiles where id = ${id}`;
  assert.is(profile?.['email'], 'moved@example.com');
});

users('the admin calls take the secret key alone', async () => {
  const path = 'GET /auth/v1/admin/users';
  assert.match(refusalOf(await ask(server, path)), '401 no_authorization');
  const token = await server.token(ann);
  assert.is(refusalOf(await ask(server, path, { token })), '403 not_admin: User not allowed');
  const visitor = await ask(server, path, { token: server.anonKey });
  assert.match(refusalOf(visitor), '401 no_authorization');
});

users('an admin creates accounts, however weak the password', async () => {
  const body = {
    email: 'Made@Example.com',
    password: 'x',
    email_confirm: true,
    user_metadata: { username: 'Made' },
    app_metadata: { role: 'Admin' },
  };
  const made = await admin('POST /auth/v1/admin/users', body);
  assert.is(made.status, 200);
  assert.is(made.body['email'], 'made@example.com');
  assert.equal(made.body['app_metadata'], {
    provider: 'email',
    providers: ['email'],
    role: 'Admin',
  });
  const id = String(made.body['id']);
  const [profile] = await server.db.sql`select * from public.profiles where id = ${id}`;
  assert.equal([profile?.['username'], profile?.['role']], ['Made', null]);

  const taken = '422 email_exists: A user with this email address has already been registered';
  assert.is(refusalOf(await admin('POST /auth/v1/admin/users', body)), taken);
  const invalid = '400 validation_failed: Unable to validate email address: invalid format';
  const noAddress = await admin('POST /auth/v1/admin/users', { ...body, email: 'no address' });
  assert.is(refusalOf(noAddress), invalid);
});

users('a trigger that fails makes an account impossible', async () => {
  const { sql } = server.db;
  await sql`alter table public.profiles add constraint no_fred check (username <> 'Fred')`;
  const body = { email: 'fred@example.com', password, user_metadata: { username: 'Fred' } };
  const refused = await admin('POST /auth/v1/admin/users', body);
  const message = 'Database error creating new user';
  assert.is(refusalOf(refused), `500 unexpected_failure: ${message}`);
  const signUp = await ask(server, 'POST /auth/v1/signup', {
    body: { ...body, data: { username: 'Fred' } },
  });
  assert.is(refusalOf(signUp), '500 unexpected_failure: Database error saving new user');
});

users('an admin lists accounts page by page', async () => {
  const page = await admin('GET /auth/v1/admin/users?page=1&per_page=2');
  const { length } = Object(page.body['users']);
  assert.is(length, 2);
  const total = Number(page.headers.get('x-total-count'));
  const last = Math.ceil(total / 2);
  const links = page.headers.get('link') ?? '';
  assert.match(links, 'page=2&per_page=2>; rel="next"');
  assert.match(links, `page=${last}&per_page=2>; rel="last"`);
  const { data } = await adminClientOf(server).auth.admin.listUsers({ perPage: 2 });
  assert.equal([data.users.length, 'total' in data && data.total], [2, total]);
});

users('an admin reads, changes and deletes an account', async () => {
  const id = await server.createUser({ email: 'one@example.com', password, username: 'One' });
  const token = await server.token(id);
  const path = `/auth/v1/admin/users/${id}` as const;
  assert.is((await admin(`GET ${path}`)).body['email'], 'one@example.com');
  const body = { email: 'two@example.com', password: 'secret-56', user_metadata: { a: 1 } };
  const changed = await admin(`PUT ${path}`, body);
  assert.is(changed.body['email'], 'two@example.com');
  assert.is((await me(token)).status, 403, 'a new password ends the sessions');
  assert.match(refusalOf(await admin(`PUT ${path}`, { password: 'x' })), '422 weak_password');
  const clash = await admin(`PUT ${path}`, { email: 'ann@example.com' });
  assert.is(refusalOf(clash), '500 unexpected_failure: Error updating user');

  const gone = await admin(`DELETE ${path}`);
  assert.equal([gone.status, gone.text], [200, '{}']);
  assert.is(refusalOf(await admin(`DELETE ${path}`)), '404 user_not_found: User not found');
  const noId = await admin('GET /auth/v1/admin/users/user-1');
  assert.is(refusalOf(noId), '404 validation_failed: user_id must be an UUID');
});

users.run();
