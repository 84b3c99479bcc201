import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, refusalOf } from './server/ask';

const gateway = suite('test server: gateway');
let server: TestSupabase;

gateway.before(async () => {
  server = await startTestSupabase();
});
gateway.after(() => server.close());

gateway('asks for the project key', async () => {
  const without = await ask(server, 'GET /rest/v1/articles', { key: '' });
  assert.is(refusalOf(without), '401 : No API key found in request');
  const wrong = await ask(server, 'POST /auth/v1/signup', { key: 'sb_publishable_other' });
  assert.is(refusalOf(wrong), '401 : Invalid API key');
  const asParameter = await ask(server, `GET /rest/v1/articles?apikey=${server.anonKey}`, {
    key: '',
  });
  assert.is(asParameter.text, '[]');
});

gateway('lets a mail’s link in without a key', async () => {
  const answer = await ask(server, 'GET /auth/v1/verify?token=x&type=signup', { key: '' });
  assert.is(answer.status, 303);
});

gateway('takes the publishable key for a visitor and the secret one for the service', async () => {
  const [visitor, service] = await Promise.all([
    ask(server, 'GET /rest/v1/profiles', { token: server.anonKey }),
    ask(server, 'GET /rest/v1/profiles', { key: server.secretKey, token: server.secretKey }),
  ]);
  assert.is(refusalOf(visitor), '401 42501: permission denied for table profiles');
  assert.is(service.text, '[]');
});

gateway('knows no other addresses', async () => {
  assert.is((await ask(server, 'GET /storage/v1/object')).status, 404);
  assert.is((await ask(server, 'GET /auth/v1/factors')).status, 404);
});

gateway('takes no address that is very long', async () => {
  const answer = await ask(server, `GET /rest/v1/articles?slug=eq.${'x'.repeat(8192)}`);
  assert.equal([answer.status, answer.text], [414, 'URI too long\n']);
});

gateway('lets pages of other origins ask and read', async () => {
  const asked = await fetch(`${server.url}/auth/v1/user`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://site.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'apikey,authorization,x-supabase-api-version',
    },
  });
  assert.is(asked.status, 204);
  assert.is(asked.headers.get('access-control-allow-origin'), '*');
  assert.match(asked.headers.get('access-control-allow-methods') ?? '', 'DELETE');
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', 'x-supabase-api-version');

  const { headers } = await ask(server, 'GET /rest/v1/articles');
  assert.is(headers.get('access-control-allow-origin'), '*');
  const readable = headers.get('access-control-expose-headers') ?? '';
  for (const name of ['Content-Range', 'X-Supabase-Api-Version', 'Retry-After', 'X-Total-Count']) {
    assert.match(readable, name);
  }
});

gateway('keeps account of the requests', async () => {
  const before = server.requests.length;
  const arrival = server.arrival({ method: 'POST', path: /token$/ }, before);
  await ask(server, 'POST /auth/v1/token?grant_type=password', { body: { email: 'x@y.example' } });
  const { method, path, search, headers, body } = await arrival;
  assert.equal(
    { method, path, search, body },
    {
      method: 'POST',
      path: '/auth/v1/token',
      search: '?grant_type=password',
      body: '{"email":"x@y.example"}',
    },
  );
  assert.is(headers['apikey'], server.anonKey);
  assert.equal(
    server.requests.slice(before).map(({ status }) => status),
    [400],
  );
});

gateway('takes its time where that is asked for', async () => {
  const slow = await startTestSupabase({ latency: 60 });
  const started = performance.now();
  await ask(slow, 'GET /auth/v1/health');
  assert.ok(performance.now() - started >= 60);
  await slow.close();
});

gateway('can go away and come back, with all it knew', async () => {
  const id = await server.createUser({
    email: 'stays@example.com',
    password: 'secret-12',
    username: 'Stays',
  });
  const token = await server.token(id);
  await server.offline();
  const answered = await fetch(server.url).then(
    () => true,
    () => false,
  );
  assert.is(answered, false);
  await server.online();
  assert.is((await ask(server, 'GET /auth/v1/user', { token })).body['id'], id);
});

gateway.run();
