import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { known } from '../../helpers/customers';
import { assertAttributes, errorsIn, messageOf } from '../../helpers/formFields';
import { cleanup, openApp, type OpenApp, until } from '../../helpers/render';

const reset = suite('new password page');
reset.after.each(cleanup);

async function open(): Promise<OpenApp> {
  const app = await openApp('/reset-password?from=mail#token=0123456789abcdef', known);
  await until(() => app.byLabel('New password'));
  return app;
}
const submit = (app: OpenApp) => app.click(app.button('Save new password'));

async function fill(app: OpenApp, password: string, confirmation = password): Promise<void> {
  await app.type(app.byLabel('New password'), password);
  await app.type(app.byLabel('Confirm new password'), confirmation);
}

reset('says without a token that the link no longer works, and leads to a new one', async () => {
  const app = await openApp('/reset-password');
  await until(() => assert.is(app.heading(1).textContent, 'This link no longer works'));
  assert.is(app.link('Ask for a new link').getAttribute('href'), '/forgot-password');
});

reset('takes the token out of the address at once, and nothing else', async () => {
  await open();
  assert.equal([location.pathname, location.hash], ['/reset-password', '']);
  assert.is(new URLSearchParams(location.search).get('from'), 'mail');
});

reset('asks for both fields, strong enough and alike', async () => {
  const app = await open();
  await submit(app);
  assert.equal(errorsIn(app), {
    password: 'Please enter a password.',
    confirmPassword: 'Please type the password again.',
  });
  assert.is(document.activeElement, app.byLabel('New password'));
  await fill(app, 'short');
  await submit(app);
  const weak = 'Please use at least 8 characters, with a letter (a to z) and a digit (0 to 9).';
  assert.equal(errorsIn(app), { password: weak });
  assert.match(messageOf(app.byLabel('New password')), weak);
  await fill(app, 'Better-battery-8', 'Better-battery-9');
  await submit(app);
  assert.equal(errorsIn(app), { confirmPassword: 'Passwords do not match.' });
  assert.is(document.activeElement, app.byLabel('Confirm new password'));
});

reset('names its fields as password managers expect', async () => {
  const app = await open();
  assertAttributes(app, {
    'New password': { name: 'password', type: 'password', autocomplete: 'new-password' },
    'Confirm new password': {
      name: 'confirmPassword',
      type: 'password',
      autocomplete: 'new-password',
    },
  });
});

reset('shows the password on request', async () => {
  const app = await open();
  await app.click(app.button('Show password'));
  assert.is(app.byLabel('New password').getAttribute('type'), 'text');
});

reset('refuses a token that was never issued, and changes no account', async () => {
  const app = await open();
  await fill(app, 'Better-battery-8');
  await submit(app);
  await until(() => assert.is(app.heading(1).textContent, 'This link no longer works'));
  await until(() => assert.is(document.activeElement, app.heading(1)));
  assert.is(localStorage.getItem('customers'), known['customers']);
});

reset.run();
