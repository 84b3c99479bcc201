/** Calls that somebody no longer waits for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '~/domain/result';
import { people } from '../data/contract/world';
import { logOf, refusal, until, valueOf } from '../data/outcome';
import { faults } from './server/faults';
import { closeWorlds, openHostedWorld, type HostedWorld } from './world';

const cancelling = suite('Supabase: calls that are given up');
cancelling.after.each(closeWorlds);

const request = { search: '', sort: 'name', descending: false, page: 1, filters: {}, chosen: [] };
const stopped = 'You stopped waiting.';
const { customer } = people;

/** Why `call` failed, given up as soon as it has reached a server that does not answer. */
async function giveUp(
  { server }: HostedWorld,
  path: RegExp,
  call: (signal: AbortSignal) => Promise<Result<unknown>>,
) {
  const mend = server.fault({ path, times: 9 }, faults.hang());
  const waiting = new AbortController();
  const from = server.requests.length;
  let answer: Result<unknown> | undefined;
  // the sign-in client logs what a failed request threw
  await logOf(async () => {
    const asked = call(waiting.signal);
    const entry = await server.arrival({ path }, from);
    waiting.abort();
    answer = await asked;
    await until(() => entry.givenUp);
  });
  mend();
  return refusal(answer!);
}

cancelling('each read of the staff area ends on the wire', async () => {
  const world = await openHostedWorld();
  const { admin } = await world.as('Admin');
  const reads: [path: RegExp, read: (signal: AbortSignal) => Promise<Result<unknown>>][] = [
    [/rest\/v1\/articles/, (signal) => admin.until(signal).articles.page(request)],
    [/rest\/v1\/articles/, (signal) => admin.until(signal).articles.list()],
    [/rest\/v1\/articles/, (signal) => admin.until(signal).articles.stats()],
    [/article_authors/, (signal) => admin.until(signal).articles.authors()],
    [/rest\/v1\/channels/, (signal) => admin.until(signal).channels.page(request)],
    [/channel_categories/, (signal) => admin.until(signal).channels.categories()],
    [/functions\/v1\/staff-users/, (signal) => admin.until(signal).users.page(request)],
    // who asks is looked up first
    [/rest\/v1\/profiles/, (signal) => admin.until(signal).channels.list()],
  ];
  for (const [path, read] of reads)
    assert.equal(await giveUp(world, path, read), { code: 'cancelled', message: stopped });
});

cancelling('what others asked goes on', async () => {
  const world = await openHostedWorld();
  const { admin } = await world.as('Editor');
  world.server.fault({ path: /channels/ }, faults.slow(300));
  const others = admin.channels.list();
  await giveUp(world, /rest\/v1\/articles/, (signal) => admin.until(signal).articles.page(request));
  assert.equal(valueOf(await others), []);
});

cancelling('a signal that is aborted already sends nothing', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('customer');
  const before = server.requests.length;
  const read = account.until(AbortSignal.abort()).profiles.get('anyone');
  assert.is(refusal(await read).code, 'cancelled');
  assert.is(server.requests.length, before);
});

cancelling('changes are heard of, whoever waits for what', async () => {
  const { as } = await openHostedWorld();
  const { admin } = await as('Editor');
  let heard = 0;
  admin.until(new AbortController().signal).articles.subscribe(() => (heard += 1));
  valueOf(await admin.articles.create({ title: 'News' }));
  assert.is(heard, 1);
});

cancelling(
  'a sign-in that is given up leaves nobody signed in, and can be tried again',
  async () => {
    const world = await openHostedWorld();
    const { account } = await world.as('guest');
    const { email, password } = customer;
    const refused = await giveUp(world, /auth\/v1\/token/, (signal) =>
      account.until(signal).auth.signIn(email, password),
    );
    assert.is(refused.message, stopped);
    assert.is(valueOf(await account.auth.getSession()), null);
    assert.is(valueOf(await account.auth.signIn(email, password)).email, email);
  },
);

cancelling('a staff check that is given up signs nobody out', async () => {
  const world = await openHostedWorld();
  const { account } = await world.as('guest');
  const { email, password } = people.Editor;
  await giveUp(world, /profiles/, (signal) =>
    account.until(signal).staffSession.signIn(email, password),
  );
  assert.is(valueOf(await account.auth.getSession())?.email, email);
});

cancelling('sign-up, links by e-mail and their use end on the wire', async () => {
  const world = await openHostedWorld();
  const { account } = await world.as('guest');
  const at = (signal: AbortSignal) => account.until(signal).auth;
  const signUp = { email: 'new@home.example', password: 'Long-word-1', username: 'New' };
  const proof = 'token_hash=abc&type=recovery';
  const { email } = customer;
  const calls: [path: RegExp, call: (signal: AbortSignal) => Promise<Result<unknown>>][] = [
    [/auth\/v1\/signup/, (signal) => at(signal).signUp(signUp)],
    [/auth\/v1\/recover/, (signal) => at(signal).requestPasswordReset(email)],
    [/auth\/v1\/resend/, (signal) => at(signal).resendConfirmation(email)],
    [/auth\/v1\/verify/, (signal) => at(signal).resetPassword(proof, 'Long-word-2')],
    [/auth\/v1\/verify/, (signal) => at(signal).confirmEmail(proof)],
  ];
  for (const [path, call] of calls)
    assert.equal(await giveUp(world, path, call), { code: 'network', message: stopped });
});

cancelling.run();
