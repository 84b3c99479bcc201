import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asFields, asText } from '~/lib/fields';
import { startTestSupabase, type TestSupabase } from './server';
import { ask, lastMail, refusalOf, type Answer } from './server/ask';
import type { Mail } from './server/mails';

const mails = suite('test server: mails');
const password = 'secret-12';
let server: TestSupabase;
/** One where mails may follow each other at once. */
let quick: TestSupabase;

mails.before(async () => {
  const siteUrl = 'http://site.example';
  [server, quick] = await Promise.all([
    startTestSupabase({ siteUrl }),
    startTestSupabase({ siteUrl, mailSeconds: 0 }),
  ]);
});
mails.after(async () => {
  await Promise.all([server, quick].map((each) => each.close()));
});

const post = (at: TestSupabase, path: string, body: object) =>
  ask(at, `POST /auth/v1/${path}`, { body });
const signUp = (at: TestSupabase, email: string) => post(at, 'signup', { email, password });
const signIn = (at: TestSupabase, email: string) =>
  post(at, 'token?grant_type=password', { email, password });
const verify = (at: TestSupabase, body: object) => post(at, 'verify', body);
const emailOf = ({ body }: Answer) => asFields(body['user'])?.['email'];

mails('no second mail of a kind within a minute', async () => {
  const email = 'often@example.com';
  await signUp(server, email);
  const tooOften =
    /^429 over_email_send_rate_limit: For security purposes, you can only request this after (60|59) seconds\.$/;
  assert.match(refusalOf(await signUp(server, email)), tooOften);
  assert.match(refusalOf(await post(server, 'resend', { type: 'signup', email })), tooOften);
  await post(server, 'recover', { email });
  assert.match(refusalOf(await post(server, 'recover', { email })), tooOften);
});

mails('a mail can be sent again, and the link before it is void', async () => {
  const email = 'again@example.com';
  await signUp(quick, email);
  const first = lastMail(quick);
  const answer = await post(quick, 'resend', { type: 'signup', email });
  assert.equal([answer.status, answer.text], [200, '{}']);
  const second = lastMail(quick);
  const use = ({ tokenHash }: Mail) => verify(quick, { type: 'signup', token_hash: tokenHash });
  assert.match(refusalOf(await use(first)), 'otp_expired');
  assert.is((await use(second)).status, 200);

  const { length } = quick.mails;
  await post(quick, 'resend', { type: 'signup', email });
  await post(quick, 'resend', { type: 'signup', email: 'nobody@example.com' });
  assert.is(quick.mails.length, length, 'confirmed or unknown: no mail');
  assert.match(refusalOf(await post(quick, 'resend', { type: 'recovery', email })), '400');
});

mails('recovery says the same for every address', async () => {
  const email = 'forgetful@example.com';
  await server.createUser({ email, password, username: 'F' });
  const { length } = server.mails;
  const [known, unknown] = [
    await post(server, 'recover', { email }),
    await post(server, 'recover', { email: 'nobody@example.com' }),
  ];
  assert.equal([known.status, known.text], [unknown.status, unknown.text]);
  assert.is(server.mails.length, length + 1);
  const { kind, link, tokenHash } = lastMail(server);
  assert.is(kind, 'recovery');
  assert.is(link, `http://site.example/reset-password#token_hash=${tokenHash}&type=recovery`);
  const session = await verify(server, { type: 'recovery', token_hash: tokenHash });
  assert.is(emailOf(session), email);
  assert.match(refusalOf(await post(server, 'recover', {})), '400 validation_failed');
});

mails('a link or code is good for an hour, and for what it was sent', async () => {
  const email = 'late@example.com';
  await quick.createUser({ email, password, username: 'Late' });
  await post(quick, 'recover', { email });
  const { tokenHash, code } = lastMail(quick);
  const asSignup = await verify(quick, { type: 'signup', token_hash: tokenHash });
  assert.match(refusalOf(asSignup), '403 otp_expired');
  await quick.db.sql`update auth.users set recovery_sent_at = now() - interval '61 minutes'`;
  const late = await verify(quick, { type: 'recovery', email, token: code });
  assert.is(refusalOf(late), '403 otp_expired: Token has expired or is invalid');
});

mails('the code does what the link does', async () => {
  const email = 'typist@example.com';
  await quick.createUser({ email, password, username: 'Typist' });
  const answer = await post(quick, 'otp', { email, create_user: false });
  assert.equal([answer.status, answer.text], [200, '{}']);
  const { code: token } = lastMail(quick);
  assert.is(emailOf(await verify(quick, { type: 'email', email, token })), email);
  const unknown = await post(quick, 'otp', { email: 'who@example.com', create_user: false });
  assert.is(refusalOf(unknown), '422 otp_disabled: Signups not allowed for otp');
  await post(quick, 'otp', { email: 'newcomer@example.com' });
  assert.is(lastMail(quick).kind, 'signup');
});

mails('a request to verify has to be whole', async () => {
  const message = async (body: object) => asText((await verify(server, body)).body['message']);
  assert.is(await message({ token_hash: 'x' }), 'Verify requires a verification type');
  const either = 'Verify requires either a token or a token hash';
  assert.is(await message({ type: 'signup' }), either);
  assert.is(
    await message({ type: 'signup', token_hash: 'x', email: 'a@b.example' }),
    'Only the token_hash and type should be provided',
  );
  assert.is(await message({ type: 'x', token_hash: 'x' }), 'Invalid email verification type');
});

mails('a link to the auth server itself leads on to the site', async () => {
  const email = 'clicker@example.com';
  await quick.createUser({ email, password, username: 'Clicker' });
  await post(quick, 'otp', { email });
  const { tokenHash } = lastMail(quick);
  const click = async (redirectTo: string) => {
    const query = new URLSearchParams({
      token: tokenHash,
      type: 'magiclink',
      redirect_to: redirectTo,
    });
    const answer = await ask(quick, `GET /auth/v1/verify?${query}`, { key: '' });
    assert.is(answer.status, 303);
    return new URL(answer.headers.get('location') ?? '');
  };
  const first = await click('http://site.example/dashboard');
  assert.is(first.pathname, '/dashboard');
  const session = new URLSearchParams(first.hash.slice(1));
  assert.is(session.get('type'), 'magiclink');
  const token = session.get('access_token') ?? '';
  assert.is((await ask(quick, 'GET /auth/v1/user', { token })).body['email'], email);

  const second = await click('https://elsewhere.example/trap');
  assert.is(second.origin, 'http://site.example');
  const error = Object.fromEntries(new URLSearchParams(second.hash.slice(1)));
  assert.equal(error, {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
});

mails('an invitation opens an account without a password', async () => {
  const email = 'invited@example.com';
  const invite = (to: string) =>
    ask(server, 'POST /auth/v1/invite', {
      key: server.secretKey,
      token: server.secretKey,
      body: { email: to, data: { username: 'Invited' } },
    });
  const invited = await invite(email);
  assert.is(invited.status, 200);
  assert.ok(invited.body['invited_at']);
  const { kind, link, tokenHash } = lastMail(server);
  assert.is(kind, 'invite');
  assert.is(link, `http://site.example/reset-password#token_hash=${tokenHash}&type=invite`);
  assert.match(refusalOf(await signIn(server, email)), 'invalid_credentials');
  assert.is((await invite(email)).status, 200, 'an open invitation can be repeated');

  const session = await verify(server, { type: 'invite', token_hash: lastMail(server).tokenHash });
  const token = asText(session.body['access_token']);
  const body = { password };
  assert.is((await ask(server, 'PUT /auth/v1/user', { token, body })).status, 200);
  assert.is((await signIn(server, email)).status, 200);
  assert.match(refusalOf(await invite(email)), '422 email_exists');
  assert.match(refusalOf(await post(server, 'invite', { email })), '401 no_authorization');
});

mails.run();
