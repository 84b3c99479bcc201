/** Whether a session was ended by its person or found to be over. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleListDefaults } from '~/domain/articleList';
import { people } from '../data/contract/world';
import { logOf, refusal, until, valueOf } from '../data/outcome';
import { faults } from './server/faults';
import { closeWorlds, openHostedWorld } from './world';

const lost = suite('Supabase: a session that ends');
lost.after.each(closeWorlds);

type Heard = [isGuest: boolean, lost: boolean][];
const expired = faults.json(401, { code: 'PGRST303', message: 'JWT expired' });
const { email, password } = people.Editor;

/** An Editor's browser, and what it hears of its session. */
async function openEditor() {
  const { server, as } = await openHostedWorld();
  const { account, admin } = await as('guest');
  const heard: Heard = [];
  account.auth.subscribe((user, isLost) => heard.push([user === null, isLost]));
  const signIn = async () => valueOf(await account.auth.signIn(email, password));
  await signIn();
  await until(() => heard.length === 1);
  heard.length = 0;
  const refuseToken = () => server.fault({ path: /^\/rest\// }, expired);
  return { server, account, admin, heard, signIn, refuseToken };
}

lost('a token that is refused and not renewed ends the session, and a save says so', async () => {
  const { server, account, admin, heard, refuseToken } = await openEditor();
  await server.db.sql`delete from auth.refresh_tokens`;
  refuseToken();
  assert.is(refusal(await admin.articles.create({ title: 'Late' })).code, 'no-session');
  await until(() => heard.length > 0);
  assert.equal(heard, [[true, true]]);
  assert.is(valueOf(await account.auth.getSession()), null);
});

lost('a renewal that does not get through ends nothing', async () => {
  const { server, account, admin, heard, refuseToken } = await openEditor();
  const mend = server.fault({ path: /\/token/, times: 99 }, faults.refused);
  refuseToken();
  await logOf(async () => {
    assert.is(refusal(await admin.articles.create({ title: 'Late' })).code, 'timeout');
  });
  mend();
  assert.is(valueOf(await account.auth.getSession())?.email, email);
  assert.equal(heard, []);
});

lost('a renewed token that is refused too makes nobody a stranger', async () => {
  const { server, account, admin, heard } = await openEditor();
  const over = { code: 'no-session', message: 'Your session has ended. Please sign in again.' };
  const request = { ...articleListDefaults, search: '', page: 1, filters: {}, chosen: [] };
  const mend = server.fault({ path: /^\/rest\//, times: 99 }, expired);
  assert.equal(refusal(await admin.articles.page(request)), over);
  assert.equal(refusal(await admin.articles.stats()), over);
  assert.equal(refusal(await admin.articles.get('any')), over);
  mend();
  assert.is(valueOf(await admin.articles.page(request)).total, 0);
  assert.is(valueOf(await account.auth.getSession())?.email, email);
  assert.equal(heard, []);
});

lost('a sign-out is no loss, not even after one', async () => {
  const { server, account, admin, heard, signIn, refuseToken } = await openEditor();
  await server.db.sql`delete from auth.refresh_tokens`;
  refuseToken();
  await admin.articles.create({ title: 'Late' });
  await until(() => heard.length === 1);
  await signIn();
  await until(() => heard.length === 2);
  valueOf(await account.auth.signOut());
  await until(() => heard.length === 3);
  assert.equal(heard, [
    [true, true],
    [false, false],
    [true, false],
  ]);
});

lost.run();
