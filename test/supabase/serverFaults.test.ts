import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asText } from '~/lib/fields';
import { startTestSupabase, type TestSupabase } from './server';
import { ask } from './server/ask';
import { clientOf } from './server/client';
import { faults } from './server/faults';

const bad = suite('test server: bad answers');
let server: TestSupabase;
const health = () => ask(server, 'GET /auth/v1/health');
const failure = () => health().then(() => 'answered', String);

bad.before(async () => {
  server = await startTestSupabase();
});
bad.after(() => server.close());

bad('come once, as often as wanted, or until mended', async () => {
  server.fault({}, faults.empty(500));
  assert.equal([(await health()).status, (await health()).status], [500, 200]);
  server.fault({ times: 2 }, faults.empty(503));
  assert.equal([(await health()).status, (await health()).status], [503, 503]);
  const mend = server.fault({ times: Infinity }, faults.empty(502));
  assert.is((await health()).status, 502);
  mend();
  assert.is((await health()).status, 200);
});

bad('strike the requests they are meant for', async () => {
  server.fault({ method: 'POST', path: /^\/rest\/v1\/articles$/ }, faults.json(409, { code: 'x' }));
  assert.is((await ask(server, 'GET /rest/v1/articles')).status, 200);
  const struck = await ask(server, 'POST /rest/v1/articles', { body: {} });
  assert.is(struck.text, '{"code":"x"}');
  assert.is(struck.headers.get('access-control-allow-origin'), '*');
});

bad('may be a page, nothing, or not what was asked for', async () => {
  server.fault({}, faults.html(200));
  server.fault({}, faults.empty(200));
  server.fault({}, faults.json(200, {}));
  assert.match((await health()).text, '<h1>');
  assert.is((await health()).text, '');
  assert.is((await health()).text, '{}');
});

bad('may say how long to wait', async () => {
  server.fault({}, faults.tooMany(7));
  const { error } = await clientOf(server).auth.signInWithPassword({ email: 'a', password: 'b' });
  assert.equal([error?.status, error?.code], [429, 'over_request_rate_limit']);
  server.fault({}, faults.tooMany(7));
  assert.is((await health()).headers.get('retry-after'), '7');
});

bad('may be late, or never come', async () => {
  server.fault({}, faults.slow(50));
  const started = performance.now();
  assert.is((await health()).status, 200);
  assert.ok(performance.now() - started >= 50);

  server.fault({}, faults.hang());
  const from = server.requests.length;
  const giveUp = new AbortController();
  const waiting = fetch(`${server.url}/auth/v1/health`, { signal: giveUp.signal });
  const { status } = await server.arrival({}, from);
  giveUp.abort();
  const ending = await waiting.then(
    () => 'answered',
    (error: Error) => error.name,
  );
  assert.is(ending, 'AbortError');
  assert.is(status, 0);
});

bad('may be a broken connection', async () => {
  for (const at of ['before', 'middle', 'after'] as const) {
    server.fault({}, faults.broken(at));
    assert.is.not(await failure(), 'answered', at);
  }
  server.fault({}, faults.refused);
  assert.is.not(await failure(), 'answered');
  assert.is(await failure(), 'answered');
});

bad('leave the work undone or done', async () => {
  const { sql } = server.db;
  const names = async () =>
    (await sql`select name from public.channels order by name`).map(({ name }) => asText(name));
  const add = (name: string) =>
    ask(server, 'POST /rest/v1/channels', {
      key: server.secretKey,
      token: server.secretKey,
      body: { name, category: 'News', stream_url: 'https://x.example' },
    }).catch(() => undefined);

  server.fault({}, faults.broken('before'));
  await add('before');
  server.fault({}, faults.broken('after'));
  await add('after');
  server.fault({}, faults.broken('middle'));
  await add('middle');
  assert.equal(await names(), ['after', 'middle']);
});

bad.run();
