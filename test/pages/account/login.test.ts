import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { duringDerivation } from '../../data/fakes/derivations';
import { ada, known, wrongPassword } from '../../helpers/customers';
import { plain } from '../../helpers/find';
import { assertAttributes, errorsIn, faultOf, toastOf } from '../../helpers/formFields';
import { cleanup, openApp, type OpenApp, until } from '../../helpers/render';

const login = suite('login page');
login.after.each(cleanup);

async function fill(app: OpenApp, { email, password }: { email: string; password: string }) {
  await app.type(app.byLabel('Email'), email);
  await app.type(app.byLabel('Password'), password);
}
const submit = (app: OpenApp) => app.click(app.button('Log in'));

login('asks for both fields and goes to the first at fault', async () => {
  const app = await openApp('/login');
  assert.equal(errorsIn(app), {});
  await submit(app);
  assert.equal(errorsIn(app), {
    email: 'Please enter your email address.',
    password: 'Please enter a password.',
  });
  assert.is(app.byRole('alert').map(plain).join(''), 'Please check 2 fields.');
  assert.is(document.activeElement, app.byLabel('Email'));
  assert.is(localStorage.length, 0);
});

login('goes to the password when only that is missing', async () => {
  const app = await openApp('/login');
  await app.type(app.byLabel('Email'), ada.email);
  await submit(app);
  assert.equal(errorsIn(app), { password: 'Please enter a password.' });
  assert.is(document.activeElement, app.byLabel('Password'));
});

login('asks for a valid address, and is content as soon as it is one', async () => {
  const app = await openApp('/login');
  await fill(app, { email: 'ada at example.com', password: 'x' });
  await submit(app);
  assert.equal(errorsIn(app), { email: 'Please enter a valid email address.' });
  await app.type(app.byLabel('Email'), ada.email);
  assert.equal(errorsIn(app), {});
});

login('names its fields as password managers expect', async () => {
  const app = await openApp('/login');
  assertAttributes(app, {
    Email: { name: 'email', type: 'email', autocomplete: 'email' },
    Password: { name: 'password', type: 'password', autocomplete: 'current-password' },
  });
  const form = app.root.querySelector('form');
  assert.is(form?.getAttribute('method'), 'post', 'no password in the address, ever');
});

login('shows the password on request and hides it when it is sent', async () => {
  const app = await openApp('/login', known);
  const field = app.byLabel('Password');
  const show = app.button('Show password');
  const state = () => [field.getAttribute('type'), show.getAttribute('aria-pressed')];
  await app.type(field, wrongPassword);
  assert.equal(state(), ['password', 'false']);
  assert.is(show.getAttribute('aria-controls'), field.id);
  await app.click(show);
  assert.equal(state(), ['text', 'true']);
  await app.click(show);
  assert.equal(state(), ['password', 'false']);
  await app.click(show);
  await submit(app);
  assert.equal(state(), ['password', 'false']);
  assert.is(field instanceof HTMLInputElement && field.value, wrongPassword);
});

login('leads to the other screens', async () => {
  const app = await openApp('/login');
  assert.is(app.link('Forgot password?').getAttribute('href'), '/forgot-password');
  assert.is(app.link('Create an account').getAttribute('href'), '/signup');
});

login('says it is busy, keeps the focus and tries once however often it is pressed', async () => {
  const app = await openApp('/login', known);
  await fill(app, { email: ada.email, password: wrongPassword });
  const button = app.button('Log in');
  button.focus();
  await duringDerivation(
    async () => {
      await submit(app);
      return until(() => assert.is(plain(button), 'Log in'));
    },
    async () => {
      assert.is(plain(button), 'Logging in...');
      assert.is(button.getAttribute('aria-disabled'), 'true');
      assert.is(button.hasAttribute('disabled'), false);
      assert.is(document.activeElement, button);
      await app.click(button);
      await app.click(button);
    },
  );
  const [tries] = JSON.parse(localStorage.getItem('auth_tries') ?? '[]');
  assert.equal([tries.email, tries.failures], [ada.email, 1]);
});

login('says what is wrong in a toast and beside the form, and keeps what was typed', async () => {
  const app = await openApp('/login', known);
  await fill(app, { email: ada.email, password: wrongPassword });
  await submit(app);
  await until(() => assert.is(toastOf(app), 'Login Failed: Invalid login credentials'));
  assert.is(faultOf(app), 'Invalid login credentials');
  const field = app.byLabel('Email');
  assert.is(field instanceof HTMLInputElement && field.value, ada.email);
  assert.is(localStorage.getItem('auth_session'), null);
  // which says nothing about fields that are wrong now
  await app.type(field, 'ada at example.com');
  await submit(app);
  assert.equal(errorsIn(app), { email: 'Please enter a valid email address.' });
  assert.is(faultOf(app), '');
});

login('keeps who signed in, nothing secret, and stays busy until the dashboard comes', async () => {
  const app = await openApp('/login', known);
  await fill(app, { email: ' ADA@Example.com ', password: ada.password });
  await submit(app);
  await until(() => assert.match(toastOf(app), 'Login Successful'));
  assert.equal(JSON.parse(localStorage.getItem('auth_session') ?? ''), {
    id: ada.id,
    email: ada.email,
  });
  assert.is(app.button('Logging in...').getAttribute('aria-disabled'), 'true');
  assert.is(localStorage.getItem('auth_tries'), '[]');
});

login.run();
