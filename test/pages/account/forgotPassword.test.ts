import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, known } from '../../helpers/customers';
import { assertAttributes, errorsIn } from '../../helpers/formFields';
import { cleanup, openApp, type OpenApp, until } from '../../helpers/render';

const forgot = suite('forgotten password page');
forgot.after.each(cleanup);

const submit = (app: OpenApp) => app.click(app.button('Send the link'));

async function request(email: string): Promise<OpenApp> {
  const app = await openApp('/forgot-password', known);
  await app.type(app.byLabel('Email'), email);
  await submit(app);
  await until(() => app.link('Choose a new password'));
  return app;
}

const tokenOf = (app: OpenApp) =>
  (app.link('Choose a new password').getAttribute('href') ?? '').split('#token=')[1] ?? '';

forgot('asks for an address, and for a valid one', async () => {
  const app = await openApp('/forgot-password');
  await submit(app);
  assert.equal(errorsIn(app), { email: 'Please enter your email address.' });
  assert.is(document.activeElement, app.byLabel('Email'));
  await app.type(app.byLabel('Email'), 'ada');
  assert.equal(errorsIn(app), { email: 'Please enter a valid email address.' });
  assert.is(localStorage.length, 0);
});

forgot('names its field as browsers expect, and leads back to the login', async () => {
  const app = await openApp('/forgot-password');
  assertAttributes(app, { Email: { name: 'email', type: 'email', autocomplete: 'email' } });
  assert.is(app.link('Log in').getAttribute('href'), '/login');
});

forgot('answers alike whether or not the address is known', async () => {
  const texts = [];
  for (const email of [ada.email, 'nobody@example.com']) {
    const app = await request(email);
    assert.match(tokenOf(app), /^[0-9a-f]{32}$/);
    texts.push(app.text());
  }
  assert.is(texts[0], texts[1]);
  assert.match(texts[0] ?? '', 'If an account exists for that address');
});

forgot('says where the link comes from, and moves the focus to the answer', async () => {
  const app = await request(ada.email);
  assert.match(app.text(), 'Demonstration mode: this site sends no email');
  assert.is(app.heading(1).textContent, 'Your link is ready');
  await until(() => assert.is(document.activeElement, app.heading(1)));
});

forgot('keeps a hash of the link for a known address, never the link', async () => {
  const app = await request('ADA@example.com');
  const [reset, ...others] = JSON.parse(localStorage.getItem('auth_resets') ?? '[]');
  assert.equal([reset.userId, others.length], [ada.id, 0]);
  assert.not.match(JSON.stringify({ ...localStorage }), tokenOf(app));
});

forgot('keeps nothing of an unknown address', async () => {
  await request('nobody@example.com');
  const [reset, ...others] = JSON.parse(localStorage.getItem('auth_resets') ?? '[]');
  assert.equal([reset.userId, others.length], ['', 0]);
  assert.not.match(JSON.stringify({ ...localStorage }), 'nobody');
});

forgot.run();
