import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asFields, asText } from '~/lib/fields';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, refusalOf, type Answer } from './server/ask';
import { clientOf } from './server/client';

const auth = suite('test server: signing in and out');
let server: TestSupabase;
let ann = '';
const password = 'secret-12';
const email = 'ann@example.com';

auth.before(async () => {
  server = await startTestSupabase();
  ann = await server.createUser({ email, password, username: 'Ann' });
});
auth.after(() => server.close());

const signIn = (body: object, at = server) =>
  ask(at, 'POST /auth/v1/token?grant_type=password', { body });
const refresh = (token: unknown, at = server) =>
  ask(at, 'POST /auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
const tokensOf = ({ body }: Answer) => ({
  access: asText(body['access_token']),
  refresh: asText(body['refresh_token']),
});

auth('a right password opens a session', async () => {
  const { status, body } = await signIn({ email: 'Ann@Example.com', password });
  assert.is(status, 200);
  assert.is(body['token_type'], 'bearer');
  assert.is(body['expires_in'], 3600);
  assert.match(asText(body['refresh_token']), /^[a-z0-9]{12}$/);
  const user = asFields(body['user']);
  assert.equal([user?.['id'], user?.['email'], user?.['role']], [ann, email, 'authenticated']);
  assert.equal(asFields(user?.['user_metadata'])?.['username'], 'Ann');
  assert.is('weak_password' in body, false);
});

auth('wrong passwords and unknown addresses are told alike', async () => {
  const wrong = '400 invalid_credentials: Invalid login credentials';
  assert.is(refusalOf(await signIn({ email, password: 'other-12' })), wrong);
  assert.is(refusalOf(await signIn({ email: 'nobody@example.com', password })), wrong);
  assert.is(refusalOf(await signIn({ password })), '400 validation_failed: missing email or phone');
  const unknown = await ask(server, 'POST /auth/v1/token?grant_type=magic', { body: {} });
  assert.is(refusalOf(unknown), '400 invalid_credentials: unsupported_grant_type');
  const noJson = await ask(server, 'POST /auth/v1/token?grant_type=password', { body: '{' });
  assert.match(refusalOf(noJson), '400 bad_json');
});

auth('an unconfirmed address is told after a right password alone', async () => {
  const person = { email: 'new@example.com', password };
  await server.createUser({ ...person, username: 'New', confirmed: false });
  assert.is(refusalOf(await signIn(person)), '400 email_not_confirmed: Email not confirmed');
  assert.match(refusalOf(await signIn({ ...person, password: 'other-12' })), 'invalid_credentials');
});

auth('a password that has become too weak is told with the session', async () => {
  await server.createUser({ email: 'weak@example.com', password: 'abc', username: 'Weak' });
  const { status, body } = await signIn({ email: 'weak@example.com', password: 'abc' });
  assert.is(status, 200);
  assert.equal(asFields(body['weak_password'])?.['reasons'], ['length', 'characters']);
});

auth('errors have the shape of the version that was asked for', async () => {
  const question = { body: { email, password: 'x' } };
  const path = 'POST /auth/v1/token?grant_type=password';
  const known = await ask(server, path, question);
  assert.is(known.headers.get('x-supabase-api-version'), '2024-01-01');
  assert.equal(known.body, {
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  const headers = { 'x-supabase-api-version': '' };
  const old = await ask(server, path, { ...question, headers });
  assert.is(old.headers.get('x-supabase-api-version'), null);
  assert.equal(old.body, {
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
});

auth('a refresh token is replaced at each use', async () => {
  const first = tokensOf(await signIn({ email, password }));
  const second = tokensOf(await refresh(first.refresh));
  assert.is.not(second.refresh, first.refresh);
  assert.is((await refresh(second.refresh)).status, 200);
});

auth('a client that lost the answer gets the same refresh token again', async () => {
  const first = tokensOf(await signIn({ email, password }));
  const [one, two] = await Promise.all([refresh(first.refresh), refresh(first.refresh)]);
  assert.is(tokensOf(one).refresh, tokensOf(two).refresh);
});

auth('an old refresh token is good for ten seconds, then ends the session', async () => {
  const strict = await startTestSupabase({ reuseSeconds: -1 });
  await strict.createUser({ email, password, username: 'Ann' });
  for (const [at, expected] of [
    [server, 200],
    [strict, 400],
  ] as const) {
    const first = tokensOf(await signIn({ email, password }, at));
    const second = tokensOf(await refresh(first.refresh, at));
    const third = tokensOf(await refresh(second.refresh, at));
    const reused = await refresh(first.refresh, at);
    assert.is(reused.status, expected);
    assert.is((await refresh(third.refresh, at)).status, expected);
    if (expected === 200) continue;
    const used = '400 refresh_token_already_used: Invalid Refresh Token: Already Used';
    assert.is(refusalOf(reused), used);
  }
  await strict.close();
});

auth('refresh tokens that are none', async () => {
  const unknown = '400 refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found';
  assert.is(refusalOf(await refresh('abcdefghijkl')), unknown);
  const malformed = '400 validation_failed: Refresh token is not valid';
  assert.is(refusalOf(await refresh('no such token')), malformed);
  assert.is((await refresh('')).body['error_description'], 'refresh_token required');
});

auth('a banned person is refused, and neither signs in nor refreshes', async () => {
  const person = { email: 'banned@example.com', password };
  const id = await server.createUser({ ...person, username: 'Banned' });
  const tokens = tokensOf(await signIn(person));
  const ban = (ban_duration: string) =>
    ask(server, `PUT /auth/v1/admin/users/${id}`, {
      key: server.secretKey,
      token: server.secretKey,
      body: { ban_duration },
    });
  await ban('1h30m');
  assert.is(refusalOf(await signIn(person)), '400 user_banned: User is banned');
  const refused = '400 user_banned: Invalid Refresh Token: User Banned';
  assert.is(refusalOf(await refresh(tokens.refresh)), refused);
  await ban('none');
  assert.is((await signIn(person)).status, 200);
});

auth('signing out ends this session, the others or all', async () => {
  const open = async () => tokensOf(await signIn({ email, password })).access;
  const [here, there, elsewhere] = [await open(), await open(), await open()];
  const alive = async (token: string) =>
    (await ask(server, 'GET /auth/v1/user', { token })).status === 200;
  const leave = (token: string, scope: string) =>
    ask(server, `POST /auth/v1/logout?scope=${scope}`, { token });

  assert.is((await leave(here, 'local')).status, 204);
  assert.equal([await alive(here), await alive(there)], [false, true]);
  await leave(there, 'others');
  assert.equal([await alive(there), await alive(elsewhere)], [true, false]);
  const again = [await open(), await open()] as const;
  await leave(again[0], 'global');
  assert.equal([await alive(there), await alive(again[1])], [false, false]);

  const gone = '403 session_not_found: Session from session_id claim in JWT does not exist';
  assert.is(refusalOf(await leave(here, 'local')), gone);
  const scope = '400 validation_failed: Unsupported logout scope "here"';
  assert.is(refusalOf(await leave(await open(), 'here')), scope);
});

auth('the client library signs in, refreshes and signs out', async () => {
  const { auth: client } = clientOf(server);
  const { data, error } = await client.signInWithPassword({ email, password });
  assert.is(error, null);
  const refreshed = await client.refreshSession();
  assert.is.not(refreshed.data.session?.refresh_token, data.session?.refresh_token);
  assert.is((await client.getUser()).data.user?.id, ann);
  assert.is((await client.signOut({ scope: 'local' })).error, null);
  assert.is((await client.getSession()).data.session, null);
});

auth.run();
