import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startTestSupabase, type TestSupabase } from './server';
import { ask } from './server/ask';
import { clientOf } from './server/client';

const functions = suite('test server: functions');
let server: TestSupabase;
let admin = '';
let writer = '';
const password = 'secret-12';

functions.before(async () => {
  server = await startTestSupabase();
  const open = async (role: 'Admin' | 'Writer') =>
    server.token(
      await server.createUser({ email: `${role}@example.com`, password, username: role, role }),
    );
  [admin, writer] = [await open('Admin'), await open('Writer')];
});
functions.after(() => server.close());

functions('staff users are listed and added through theirs', async () => {
  const call = (token: string, body: object) =>
    ask(server, 'POST /functions/v1/staff-users', { token, body });
  const person = { name: 'New', email: 'new@example.com', role: 'Editor', password };
  assert.is((await call(writer, { action: 'list' })).status, 403);
  assert.is((await call(admin, { action: 'create', ...person })).status, 200);
  const signedIn = await clientOf(server).auth.signInWithPassword({ ...person });
  assert.is(signedIn.error, null);
  const { body } = await call(admin, { action: 'list' });
  assert.is(Object(body['users']).length, 3);
});

functions('records are moved in through theirs', async () => {
  const body = { dryRun: true, articles: [], channels: [] };
  const answer = await ask(server, 'POST /functions/v1/move-in', { token: admin, body });
  assert.equal(answer.body, { results: [] });
});

functions('they answer a browser’s question themselves', async () => {
  const { status, headers } = await fetch(`${server.url}/functions/v1/staff-users`, {
    method: 'OPTIONS',
  });
  assert.is(status, 204);
  assert.match(headers.get('access-control-allow-headers') ?? '', 'authorization');
});

functions('one that is not there', async () => {
  const answer = await ask(server, 'POST /functions/v1/nothing', { body: {} });
  assert.equal([answer.status, answer.body['code']], [404, 'NOT_FOUND']);
});

functions.run();
