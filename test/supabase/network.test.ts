/** What a failing network leads to; each fault strikes the real client over HTTP. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isClash, isPassing, isThrottled } from '~/data/failures';
import type { Result } from '~/domain/result';
import { people } from '../data/contract/world';
import { logOf, refusal, until, valueOf } from '../data/outcome';
import { type FaultKind, faults } from './server/faults';
import { channel, closeWorlds, openHostedWorld } from './world';

const { Editor, customer } = people;
const rest = /^\/rest\//;
const auth = /^\/auth\//;
const functions = /^\/functions\//;

const words = {
  network: 'We could not reach the server. Please check your connection and try again.',
  late: 'The server took too long to answer. Please try again.',
  writeLate:
    'The server took too long to answer. It may have been saved all the same: please look before you try again.',
  senseless: 'The server sent an answer that makes no sense. Please try again.',
  broken: 'The server has a problem. Please try again in a moment.',
};

/** Every way in which an answer can fail to come, with what is said then. */
const ways: [name: string, fault: FaultKind, code: string, message: string][] = [
  ['a refused connection', faults.refused, 'network', words.network],
  ['a connection that breaks before the answer', faults.broken('before'), 'network', words.network],
  ['a connection that breaks in the answer', faults.broken('middle'), 'network', words.network],
  ['no answer at all', faults.hang(), 'timeout', words.late],
  [
    'an error with the provider’s words',
    faults.json(500, { message: 'Disk full' }),
    'server',
    'Disk full',
  ],
  ['an error with empty words', faults.json(502, { message: '' }), 'server', words.broken],
  ['an error page', faults.html(503), 'server', words.broken],
  ['an error without a body', faults.empty(504), 'server', words.broken],
  ['an error that says {}', faults.json(500, {}), 'server', words.broken],
  ['a captive portal', faults.html(200), 'unreadable', words.senseless],
  ['an empty answer', faults.empty(200), 'unreadable', words.senseless],
  ['a refusal without a body', faults.empty(404), 'unreadable', words.senseless],
  ['an answer that says null', faults.json(200, null), 'unreadable', words.senseless],
  ['JSON of another shape', faults.json(200, { rows: 'none' }), 'unreadable', words.senseless],
  ['rows of another shape', faults.json(200, [{ id: 7 }]), 'unreadable', words.senseless],
];

/** Whichever call it strikes, the failure passes and the session stays. */
const passes = (result: Result<unknown>): void => {
  if (result.ok) throw new Error('It succeeded');
  assert.ok(isPassing(result.error), `${result.error.code}: ${result.error.message}`);
  assert.ok(result.error.message.length > 8, result.error.message);
};

const reads = suite('Supabase: reads over a failing network');
reads.after.each(closeWorlds);

for (const [name, fault, code, message] of ways) {
  reads(`${name} is told as such, and the next try succeeds`, async () => {
    const { server, as } = await openHostedWorld();
    const { admin, account } = await as('Editor');
    const mend = server.fault({ path: /articles/, times: 9 }, fault);
    assert.equal(refusal(await admin.articles.list()), { code, message });
    mend();
    assert.equal(valueOf(await admin.articles.list()), []);
    assert.is(valueOf(await account.auth.getSession())?.email, Editor.email);
  });
}

reads('a refusal in no words or in none that are text is told in ours', async () => {
  const { server, as } = await openHostedWorld();
  const { admin, account } = await as('Editor');
  for (const body of [{}, [], 'No', { code: 42, message: 7 }, { message: null }]) {
    server.fault({ path: /articles/ }, faults.json(422, body));
    assert.equal(refusal(await admin.articles.list()), { code: 'refused', message: words.broken });
  }
  assert.is(valueOf(await account.auth.getSession())?.email, Editor.email);
});

reads('a profile that cannot be read signs nobody out', async () => {
  const { server, as, ids } = await openHostedWorld();
  const { account } = await as('Editor');
  const user = { id: ids.Editor, email: Editor.email };
  for (const [, fault] of ways) {
    const mend = server.fault({ path: /profiles/, times: 9 }, fault);
    await logOf(async () => passes(await account.staffSession.check(user)));
    passes(await account.profiles.get(ids.Editor));
    mend();
  }
  assert.is(valueOf(await account.auth.getSession())?.email, Editor.email);
  assert.is(valueOf(await account.staffSession.check(user)).role, 'Editor');
});

reads('each list, figure and name survives an error page', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Admin');
  const request = { search: '', sort: 'name', descending: false, page: 1, filters: {}, chosen: [] };
  server.fault({ path: rest, times: 99 }, faults.html(502));
  server.fault({ path: functions, times: 99 }, faults.html(502));
  passes(await admin.articles.page(request));
  passes(await admin.articles.stats());
  passes(await admin.articles.authors());
  passes(await admin.articles.get('00000000-0000-4000-8000-000000000000'));
  passes(await admin.channels.page(request));
  passes(await admin.channels.categories());
  passes(await admin.users.list());
});

reads('a refusal for too many calls tells the wait', async () => {
  const { server, as } = await openHostedWorld();
  const { admin, account } = await as('Editor');
  server.fault({ path: /articles/ }, faults.tooMany(7));
  const refused = await admin.articles.list();
  if (refused.ok || !isThrottled(refused.error)) throw new Error('It was not held back');
  assert.is(refused.error.retryAfter, 7);
  assert.is(refused.error.message, 'Too many attempts. Try again in 7 seconds.');
  assert.ok(valueOf(await account.auth.getSession()));
});

reads.run();

const writes = suite('Supabase: writes over a failing network');
writes.after.each(closeWorlds);

writes('an article whose acknowledgement got lost is saved once', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  for (const fault of [faults.broken('after'), faults.broken('middle'), faults.hang(true)]) {
    server.fault({ method: 'POST', path: /articles/ }, fault);
    const title = `Lost ${fault.kind} ${'at' in fault ? fault.at : ''}`;
    const made = valueOf(await admin.articles.create({ title, content: 'kept \ud83d' }));
    assert.is(made.content, 'kept \ufffd');
  }
  assert.is(valueOf(await admin.articles.list()).length, 3);
});

writes('what a database cannot hold of a pasted text does not keep the rest from it', async () => {
  const { as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const typed = { title: 'No\0thing', content: 'half \ud83d, whole 👩‍🚀', tags: 'a\0, b' };
  const made = valueOf(await admin.articles.create(typed));
  const { title, content, tags } = valueOf(await admin.articles.get(made.id));
  assert.equal([title, content, tags], ['Nothing', 'half \ufffd, whole 👩‍🚀', ['a', 'b']]);
});

writes('an article sent again after nothing was heard for a while is still the same', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  valueOf(await admin.articles.create({ title: 'Storm', content: 'another' }));
  const typed = { title: 'Storm', content: 'first words', status: 'Published' as const };
  const isDown = async (fault: FaultKind) => {
    const lost = server.fault({ method: 'POST', path: /articles/ }, fault);
    const down = server.fault({ method: 'GET', search: /slug=eq/ }, faults.html(502));
    passes(await admin.articles.create(typed, 'edit'));
    lost();
    down();
  };
  await isDown(faults.broken('after'));
  const change = server.fault({ method: 'PATCH' }, faults.broken('after'));
  passes(await admin.articles.create({ ...typed, content: 'more words' }, 'edit'));
  change();
  const made = valueOf(await admin.articles.create({ ...typed, content: 'all words' }, 'edit'));
  assert.equal([made.slug, made.content, made.status], ['storm-2', 'all words', 'Published']);
  assert.is(valueOf(await admin.articles.list()).length, 2);
  // what never arrived is made by the next try, and another edit makes another article
  await isDown(faults.broken('before'));
  assert.is(valueOf(await admin.articles.create(typed, 'edit')).slug, 'storm-3');
  assert.is(valueOf(await admin.articles.create(typed, 'other')).slug, 'storm-4');
});

writes('one that others have changed meanwhile is not written over', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const typed = { title: 'Storm', content: 'first words' };
  const lost = server.fault({ method: 'POST', path: /articles/ }, faults.broken('after'));
  const down = server.fault({ method: 'GET', search: /slug=eq/ }, faults.html(502));
  passes(await admin.articles.create(typed, 'edit'));
  lost();
  down();
  const changes = ["excerpt = 'theirs'", "title = 'Gale', content = 'theirs'"];
  for (const change of changes) {
    const [stored] = await server.db.sql.unsafe(
      `update public.articles set ${change} returning id`,
    );
    const refused = await admin.articles.create({ ...typed, content: 'more words' }, 'edit');
    if (refused.ok || !isClash(refused.error)) throw new Error('It was written over');
    assert.equal(refused.error.theirs, { id: stored?.['id'] });
    assert.is(refused.error.message, 'This article was changed elsewhere since you opened it.');
  }
  const [kept, ...more] = valueOf(await admin.articles.list());
  assert.equal([kept?.title, kept?.content, kept?.excerpt, more], ['Gale', 'theirs', 'theirs', []]);
});

writes('a change that may have been made is told as such', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const made = valueOf(await admin.articles.create({ title: 'Slow' }));
  const mend = server.fault({ method: 'PATCH' }, faults.hang());
  const late = await admin.articles.update(made.id, { content: 'new' }, made.updatedAt);
  assert.equal(refusal(late), { code: 'timeout', message: words.writeLate });
  mend();
  valueOf(await admin.articles.update(made.id, { content: 'new' }, made.updatedAt));
});

writes('a channel whose acknowledgement got lost is saved once', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  server.fault({ method: 'POST', path: /channels/ }, faults.broken('middle'));
  assert.is(valueOf(await admin.channels.create(channel)).name, 'One');
  assert.is(valueOf(await admin.channels.list()).length, 1);
});

writes('a channel sent again after nothing was heard for a while is still the same', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const isDown = async (fault: FaultKind) => {
    const lost = server.fault({ method: 'POST', path: /channels/ }, fault);
    const down = server.fault({ method: 'GET', path: /channels/ }, faults.html(502));
    passes(await admin.channels.create(channel, 'edit'));
    lost();
    down();
  };
  await isDown(faults.broken('after'));
  const made = valueOf(await admin.channels.create({ ...channel, name: 'Two' }, 'edit'));
  assert.equal([made.name, made.streamUrl], ['Two', channel.streamUrl]);
  assert.is(valueOf(await admin.channels.list()).length, 1);
  // what never arrived is made by the next try, and another dialog makes another channel
  await isDown(faults.broken('before'));
  valueOf(await admin.channels.create(channel, 'edit'));
  valueOf(await admin.channels.create(channel, 'other'));
  assert.is(valueOf(await admin.channels.list()).length, 3);
});

writes('one that was there before is not taken for a channel that never arrived', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  valueOf(await admin.channels.create(channel));
  await server.db.sql`update public.channels set created_at = now() - interval '1 day'`;
  const lost = server.fault({ method: 'POST', path: /channels/ }, faults.broken('before'));
  passes(await admin.channels.create(channel, 'edit'));
  lost();
  valueOf(await admin.channels.create({ ...channel, name: 'Two' }, 'edit'));
  const names = valueOf(await admin.channels.list()).map(({ name }) => name);
  assert.equal(names.sort(), ['One', 'Two']);
});

writes('an article that comes late, while it is sent again, is saved once', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const post = { method: 'POST', path: /articles/ };
  let letFirst = () => {};
  server.fault(post, faults.held(new Promise((resolve) => (letFirst = resolve))));
  passes(await admin.articles.create({ title: 'Late' }, 'edit'));
  const first = await server.arrival(post);
  let letSecond = () => {};
  server.fault(post, faults.held(new Promise((resolve) => (letSecond = resolve))));
  const before = server.requests.length;
  const again = admin.articles.create({ title: 'Late', excerpt: 'More' }, 'edit');
  await server.arrival(post, before);
  letFirst();
  await until(() => first.status > 0);
  letSecond();
  const { slug, excerpt } = valueOf(await again);
  assert.equal([slug, excerpt], ['late', 'More']);
  assert.is(valueOf(await admin.articles.list()).length, 1);
});

writes('a change that did not reach the server leaves what was there', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Admin');
  const { id } = valueOf(await admin.channels.create(channel));
  const unheard = ways.filter(([, fault]) => fault.kind !== 'broken' || fault.at === 'before');
  for (const [, fault] of unheard) {
    const mend = server.fault({ path: /channels/, times: 9 }, fault);
    passes(await admin.channels.create({ ...channel, name: 'Two' }));
    passes(await admin.channels.update(id, { ...channel, name: 'Two' }));
    passes(await admin.channels.remove(id));
    mend();
  }
  assert.equal(
    valueOf(await admin.channels.list()).map(({ name }) => name),
    ['One'],
  );
});

writes('a deletion whose answer got lost is told as done, and lists look again', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Admin');
  for (const at of ['middle', 'after'] as const) {
    const { id } = valueOf(await admin.channels.create(channel));
    let looks = 0;
    const stop = admin.channels.subscribe(() => void (looks += 1));
    server.fault({ method: 'DELETE', path: /channels/ }, faults.broken(at));
    assert.is(valueOf(await admin.channels.remove(id)), true);
    assert.is(looks, 1);
    assert.is(valueOf(await admin.channels.remove(id)), false, 'it is gone already');
    assert.is(looks, 2, 'which a list that still shows it has not heard');
    stop();
  }
});

writes('staff users survive each failure of their function', async () => {
  const { server, as, ids } = await openHostedWorld();
  const { admin } = await as('Admin');
  const input = {
    name: 'New',
    email: 'new@staff.example',
    role: 'Writer' as const,
    password: 'Long-word-1',
  };
  for (const [, fault] of ways) {
    const mend = server.fault({ path: functions, times: 9 }, fault);
    passes(await admin.users.list());
    passes(await admin.users.create(input));
    passes(await admin.users.remove(ids.Writer));
    mend();
  }
  assert.is(valueOf(await admin.users.list()).length, 3);
});

writes.run();

const sessions = suite('Supabase: sessions over a failing network');
sessions.after.each(closeWorlds);

sessions('a token that has run out is renewed once, and the call made again', async () => {
  const { server, as } = await openHostedWorld();
  const { admin } = await as('Editor');
  const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
  server.fault({ path: /channels/ }, faults.json(401, expired));
  const before = server.requests.length;
  assert.equal(valueOf(await admin.channels.list()), []);
  const since = server.requests.slice(before);
  assert.is(since.filter(({ search }) => search.includes('refresh_token')).length, 1);
});

sessions('a renewal refused for coming too often keeps the session', async () => {
  const { server, as } = await openHostedWorld();
  const { admin, account } = await as('Editor');
  server.fault(
    { path: rest, times: 2 },
    faults.json(401, { code: 'PGRST303', message: 'JWT expired' }),
  );
  server.fault({ path: auth, times: 99 }, faults.tooMany(3));
  await logOf(async () => assert.is((await admin.channels.list()).ok, false));
  assert.is(valueOf(await account.auth.getSession())?.email, Editor.email);
});

sessions('signing in tells each failure in words, the provider’s where there are any', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('guest');
  for (const [name, fault] of ways) {
    const mend = server.fault({ path: auth, times: 9 }, fault);
    await logOf(async () => {
      const refused = refusal(await account.auth.signIn(customer.email, customer.password));
      assert.ok(
        refused.message.length > 8 && !refused.message.includes('{}'),
        `${name}: ${refused.message}`,
      );
      if (name.includes('provider')) assert.is(refused.message, 'Disk full');
      // nothing was to be saved
      if (name === 'no answer at all') assert.is(refused.message, words.late);
      passes(await account.staffSession.signIn(Editor.email, Editor.password));
    });
    mend();
  }
  assert.is(
    valueOf(await account.auth.signIn(customer.email, customer.password)).email,
    customer.email,
  );
});

sessions('a sign-up is not told as done when no account was heard of', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('guest');
  const eve = { email: 'eve@example.com', password: 'Long-word-1', username: 'Eve' };
  for (const body of [null, {}, [], 'ok']) {
    server.fault({ path: /signup/ }, faults.json(200, body));
    await logOf(async () =>
      assert.is(refusal(await account.auth.signUp(eve)).message, words.senseless),
    );
  }
  valueOf(await account.auth.signUp(eve));
});

sessions('too many tries to sign in tell the wait', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('guest');
  server.fault({ path: auth }, faults.tooMany(12));
  const refused = await account.auth.signIn(customer.email, customer.password);
  if (refused.ok || !isThrottled(refused.error)) throw new Error('It was not held back');
  assert.is(refused.error.retryAfter, 12);
});

sessions('where the site has no mail left to send, the provider’s words say so', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('guest');
  const body = {
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'email rate limit exceeded',
  };
  server.fault({ path: /recover/ }, faults.json(429, body));
  const refused = await account.auth.requestPasswordReset(customer.email);
  assert.is(refusal(refused).message, body.msg);
});

sessions('signing out ends the session here even when the server does not answer', async () => {
  for (const fault of [faults.html(503), faults.refused, faults.hang()]) {
    const { server, as } = await openHostedWorld();
    const { account } = await as('customer');
    server.fault({ path: /logout/, times: 9 }, fault);
    await logOf(async () => passes(await account.auth.signOut()));
    assert.is(valueOf(await account.auth.getSession()), null);
  }
});

sessions('a session whose token can neither be used nor renewed is not told as ended', async () => {
  const { server, as } = await openHostedWorld();
  const expired = faults.json(401, { code: 'bad_jwt', message: 'invalid JWT: token is expired' });
  for (const fault of [faults.json(500, {}), faults.json(429, {}), faults.html(503)]) {
    const { account } = await as('customer');
    const mends = [
      server.fault({ path: /logout/, times: 9 }, expired),
      server.fault({ path: /token/, times: 99 }, fault),
    ];
    await logOf(async () => passes(await account.auth.signOut()));
    for (const mend of mends) mend();
    const [left] = await server.db.sql`select count(*)::int as sessions from auth.sessions`;
    assert.ok(left?.['sessions'] > 0, 'it is still there');
    assert.is(valueOf(await account.auth.getSession()), null, 'but not in this browser');
  }
});

sessions('signing out waits for no server, and the next person keeps their session', async () => {
  const { server, as } = await openHostedWorld();
  const { account } = await as('customer');
  server.fault({ path: /logout/, times: 9 }, faults.hang());
  await logOf(async () => {
    let answered: Promise<Result<null>> | undefined;
    await new Promise<void>((left) => (answered = account.auth.signOut(left)));
    assert.is(valueOf(await account.auth.getSession()), null);
    valueOf(await account.auth.signIn(Editor.email, Editor.password));
    const refused = answered && refusal(await answered);
    assert.is(refused?.message, words.late);
  });
  assert.is(valueOf(await account.auth.getSession())?.email, Editor.email);
});

sessions(
  'whoever is no staff is told so, whether or not the server hears of their end',
  async () => {
    const { server, as } = await openHostedWorld();
    const { account } = await as('guest');
    server.fault({ path: /logout/, times: 9 }, faults.hang());
    await logOf(async () => {
      const refused = await account.staffSession.signIn(customer.email, customer.password);
      assert.is(refusal(refused).code, 'not-staff');
    });
    const told = await server.arrival({ path: /logout/ });
    assert.is(told.givenUp, false, 'before that is given up');
    assert.is(valueOf(await account.auth.getSession()), null);
  },
);

sessions.run();
