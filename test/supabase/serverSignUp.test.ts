import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asFields } from '~/lib/fields';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, lastMail, refusalOf, type Answer } from './server/ask';

const joining = suite('test server: signing up');
const password = 'secret-12';
let server: TestSupabase;
/** One without confirmation of addresses. */
let open: TestSupabase;

joining.before(async () => {
  [server, open] = await Promise.all([
    startTestSupabase({ siteUrl: 'http://site.example' }),
    startTestSupabase({ confirmEmail: false }),
  ]);
});
joining.after(async () => {
  await Promise.all([server, open].map((each) => each.close()));
});

const post = (at: TestSupabase, path: string, body: object) =>
  ask(at, `POST /auth/v1/${path}`, { body });
const signUp = (at: TestSupabase, email: string, more: object = {}) =>
  post(at, 'signup', { email, password, ...more });
const signIn = (at: TestSupabase, email: string) =>
  post(at, 'token?grant_type=password', { email, password });
const verify = (at: TestSupabase, body: object) => post(at, 'verify', body);
const emailOf = ({ body }: Answer) => asFields(body['user'])?.['email'];

joining('an account waits until the link in its mail is used', async () => {
  const email = 'ann@example.com';
  const answer = await signUp(server, email, { data: { username: 'Ann', role: 'Admin' } });
  assert.is(answer.status, 200);
  assert.is('access_token' in answer.body, false);
  assert.ok(answer.body['confirmation_sent_at']);
  assert.match(refusalOf(await signIn(server, email)), 'email_not_confirmed');

  const { to, kind, link, tokenHash } = lastMail(server);
  assert.equal([to, kind], [email, 'signup']);
  assert.is(link, `http://site.example/confirm-email#token_hash=${tokenHash}&type=signup`);
  const confirmed = await verify(server, { type: 'signup', token_hash: tokenHash });
  assert.is(emailOf(confirmed), email);
  assert.is((await signIn(server, email)).status, 200);
  const spent = await verify(server, { type: 'signup', token_hash: tokenHash });
  assert.is(refusalOf(spent), '403 otp_expired: Email link is invalid or has expired');

  const [profile] = await server.db.sql`select * from public.profiles where email = ${email}`;
  assert.equal([profile?.['username'], profile?.['role']], ['Ann', null]);
});

joining('nobody learns that an address is taken', async () => {
  const { length } = server.mails;
  const again = await signUp(server, 'ann@example.com', { data: { username: 'X' } });
  assert.is(again.status, 200);
  assert.equal(again.body['identities'], []);
  const [same] = await server.db.sql`select from auth.users where id = ${String(again.body['id'])}`;
  assert.is(same, undefined);
  assert.is(server.mails.length, length);
});

joining('without confirmation the session comes at once', async () => {
  const answer = await signUp(open, 'bob@example.com');
  assert.is(emailOf(answer), 'bob@example.com');
  assert.is(open.mails.length, 0);
  const taken = '422 user_already_exists: User already registered';
  assert.is(refusalOf(await signUp(open, 'bob@example.com')), taken);
});

joining('a sign-up that cannot be', async () => {
  const cases: readonly [body: object, refusal: string][] = [
    [{ email: 'a@b.example' }, '400 validation_failed: Signup requires a valid password'],
    [{ password }, '422 anonymous_provider_disabled: Anonymous sign-ins are disabled'],
    [
      { email: 'no address', password },
      '400 validation_failed: Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@b.example', password: 'secret1' },
      '422 weak_password: Password should be at least 8 characters.',
    ],
    [
      { email: 'a@b.example', password: 'a1'.repeat(37) },
      '400 validation_failed: Password cannot be longer than 72 characters',
    ],
  ];
  for (const [body, refusal] of cases) {
    assert.is(refusalOf(await post(server, 'signup', body)), refusal);
  }
  const closed = await startTestSupabase({ signup: false });
  const shut = '422 signup_disabled: Signups not allowed for this instance';
  assert.is(refusalOf(await signUp(closed, 'a@b.example')), shut);
  await closed.close();
});

joining('the settings are public', async () => {
  const { body } = await ask(open, 'GET /auth/v1/settings');
  assert.equal([body['mailer_autoconfirm'], body['disable_signup']], [true, false]);
});

joining.run();
