import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { derivationsOf, duringDerivation } from '../../data/fakes/derivations';
import { ada } from '../../helpers/customers';
import { plain } from '../../helpers/find';
import { assertAttributes, errorsIn, faultOf, messageOf, toastOf } from '../../helpers/formFields';
import { cleanup, openApp, type OpenApp, until } from '../../helpers/render';

const signup = suite('signup page');
signup.after.each(cleanup);

const filled = {
  'Full name': ada.username,
  Email: ada.email,
  Password: ada.password,
  'Confirm password': ada.password,
};

async function openFilled(change: Partial<typeof filled> = {}): Promise<OpenApp> {
  const app = await openApp('/signup');
  for (const [label, value] of Object.entries({ ...filled, ...change }))
    await app.type(app.byLabel(label), value);
  return app;
}
const submit = (app: OpenApp) => app.click(app.button('Sign up'));
const customers = () => JSON.parse(localStorage.getItem('customers') ?? '[]');

signup('asks for all four fields and goes to the first', async () => {
  const app = await openApp('/signup');
  await submit(app);
  assert.equal(errorsIn(app), {
    fullName: 'Please enter your full name.',
    email: 'Please enter your email address.',
    password: 'Please enter a password.',
    confirmPassword: 'Please type the password again.',
  });
  assert.is(app.byRole('alert').map(plain).join(''), 'Please check 4 fields.');
  assert.is(document.activeElement, app.byLabel('Full name'));
  assert.is(toastOf(app), '');
});

signup('takes a name of blanks for none', async () => {
  const app = await openFilled({ 'Full name': '   ' });
  await submit(app);
  assert.equal(errorsIn(app), { fullName: 'Please enter your full name.' });
});

signup('asks for a password of eight characters with a letter and a digit', async () => {
  const app = await openFilled();
  const field = app.byLabel('Password');
  assert.match(
    messageOf(field),
    /^At least 8 characters, with a letter \(a to z\) and a digit \(0 to 9\)\./,
  );
  for (const password of ['Short-1', 'no-digits-here', '12345678', 'пароль-12']) {
    await app.type(field, password);
    await app.type(app.byLabel('Confirm password'), password);
    await submit(app);
    const error = 'Please use at least 8 characters, with a letter (a to z) and a digit (0 to 9).';
    assert.equal(errorsIn(app), { password: error }, password);
    assert.ok(messageOf(field).endsWith(error));
    assert.is(document.activeElement, field);
  }
});

signup('says that a password is too long without counting what nobody counts', async () => {
  // 20 characters, 74 bytes
  const long = `${'\u{1F511}'.repeat(18)}a1`;
  const app = await openFilled({ Password: long, 'Confirm password': long });
  await submit(app);
  assert.equal(errorsIn(app), { password: 'This password is too long. Please shorten it.' });
});

signup('tells when the passwords differ, and neither hashes nor stores anything', async () => {
  const app = await openFilled({ 'Confirm password': 'Correct-horse-8' });
  assert.equal(await derivationsOf(() => submit(app)), []);
  assert.is(toastOf(app), 'Signup Failed: Passwords do not match.');
  assert.equal(errorsIn(app), { confirmPassword: 'Passwords do not match.' });
  assert.is(document.activeElement, app.byLabel('Confirm password'));
  assert.is(localStorage.length, 0);
});

signup('follows a mended password', async () => {
  const app = await openFilled({ 'Confirm password': 'Correct-horse-8' });
  await submit(app);
  await app.type(app.byLabel('Password'), 'Correct-horse-8');
  assert.equal(errorsIn(app), {});
});

signup('names its fields as password managers expect', async () => {
  const app = await openApp('/signup');
  assertAttributes(app, {
    'Full name': { name: 'fullName', type: 'text', autocomplete: 'name' },
    Email: { name: 'email', type: 'email', autocomplete: 'email' },
    Password: { name: 'password', type: 'password', autocomplete: 'new-password' },
    'Confirm password': {
      name: 'confirmPassword',
      type: 'password',
      autocomplete: 'new-password',
    },
  });
});

signup('shows each password by a button of its own', async () => {
  const app = await openFilled();
  const types = () =>
    ['Password', 'Confirm password'].map((label) => app.byLabel(label).getAttribute('type'));
  await app.click(app.button('Show password'));
  assert.equal(types(), ['text', 'password']);
});

signup('warns that accounts stay in this browser, and leads to the login', async () => {
  const app = await openApp('/signup');
  assert.match(app.text(), 'Demonstration mode: accounts are kept in this browser only.');
  assert.is(app.link('Log in').getAttribute('href'), '/login');
});

signup('is busy while it hashes and makes one account however often it is pressed', async () => {
  const app = await openFilled();
  const button = app.button('Sign up');
  await duringDerivation(
    async () => {
      await submit(app);
      return until(() => assert.match(toastOf(app), 'Signup Successful'));
    },
    async () => {
      assert.is(plain(button), 'Creating your account...');
      assert.is(button.getAttribute('aria-disabled'), 'true');
      await app.click(button);
      await app.click(button);
    },
  );
  await app.click(button);
  assert.is(customers().length, 1);
  assert.is(plain(button), 'Creating your account...', 'until the login form comes');
});

signup('stores name and address trimmed, and of the password a hash', async () => {
  const app = await openFilled({ 'Full name': ' Ada Example ', Email: ' Ada@Example.com ' });
  await derivationsOf(async () => {
    await submit(app);
    await until(() => assert.match(toastOf(app), 'Please check your email for verification.'));
  });
  const [{ username, email, credential }] = customers();
  assert.equal([username, email], ['Ada Example', 'Ada@Example.com']);
  assert.is(credential.algorithm, 'PBKDF2-SHA-256');
  assert.not.match(JSON.stringify({ ...localStorage }), ada.password);
  assert.is(localStorage.getItem('auth_session'), null, 'signing up does not sign in');
});

signup('refuses the address of a member of staff, in any case', async () => {
  const app = await openFilled({ Email: 'Admin@EXAMPLE.com' });
  await derivationsOf(async () => {
    await submit(app);
    await until(() => assert.is(toastOf(app), 'Signup Failed: User already registered'));
  });
  assert.is(faultOf(app), 'User already registered');
  assert.equal(customers(), []);
});

signup.run();
