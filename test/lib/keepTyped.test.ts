import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepTyped } from '~/lib/keepTyped';

const typed = suite('what is typed into a form that is drawn anew');

const drawn = '<input id="email"><textarea id="message"></textarea>';
const fieldOf = (id: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`#${id}`);
  assert.ok(field);
  return field;
};

typed.before.each(() => {
  document.body.innerHTML = drawn;
  fieldOf('email').value = 'ada@';
  fieldOf('message').value = 'Hello';
  fieldOf('message').focus();
});
typed.after(() => document.body.replaceChildren());

typed('stands in the new fields, with the focus, up to the last key', () => {
  const { giveBack } = keepTyped(document.body);
  fieldOf('email').value = 'ada@example.com';
  document.body.innerHTML = drawn;
  const told: string[] = [];
  document.body.addEventListener(
    'input',
    ({ target }) => told.push(target instanceof Element ? target.id : ''),
    {
      once: true,
    },
  );
  giveBack();
  assert.is(fieldOf('email').value, 'ada@example.com');
  assert.is(fieldOf('message').value, 'Hello');
  assert.is(document.activeElement, fieldOf('message'));
  assert.equal(told, ['email']);
});

typed('is not written over in fields that stayed', () => {
  const { giveBack } = keepTyped(document.body);
  const email = fieldOf('email');
  email.value = 'bob@';
  giveBack();
  assert.is(fieldOf('email'), email);
  assert.is(email.value, 'bob@');
});

typed('leaves a new field alone whose old one was never touched', () => {
  fieldOf('email').value = '';
  const { giveBack } = keepTyped(document.body);
  document.body.innerHTML = drawn;
  fieldOf('email').value = 'kept@example.com';
  giveBack();
  assert.is(fieldOf('email').value, 'kept@example.com');
  assert.is(fieldOf('message').value, 'Hello');
});

typed('does not come back in a later form', () => {
  const { giveBack, forget } = keepTyped(document.body);
  forget();
  document.body.innerHTML = drawn;
  giveBack();
  assert.is(fieldOf('email').value, '');
});

typed.run();
