import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  validateContact,
  validateForgotPassword,
  validateLogin,
  validateNewPassword,
  validateSignup,
} from '~/domain/accountValidation';

const forms = suite('account forms');

forms('contact needs a name, an e-mail address and a message, no subject', () => {
  const blank = { name: ' ', email: '', subject: '', message: '\n' };
  assert.equal(validateContact(blank), {
    name: 'required',
    email: 'required',
    message: 'required',
  });
  const filled = { name: 'Amelia', email: ' a@b.uk ', subject: '', message: 'Hello' };
  assert.equal(validateContact(filled), {});
  assert.equal(validateContact({ ...filled, email: 'amelia' }), { email: 'invalid-email' });
});

forms('login needs an e-mail address and any password, spaces included', () => {
  assert.equal(validateLogin({ email: '', password: '' }), {
    email: 'required',
    password: 'required',
  });
  assert.equal(validateLogin({ email: 'a@b.uk', password: ' ' }), {});
});

const SIGNUP = {
  fullName: 'Amelia Hart',
  email: 'amelia@example.com',
  password: 'secret-1-word',
  confirmPassword: 'secret-1-word',
};

forms('sign-up needs all four fields', () => {
  assert.equal(validateSignup(SIGNUP), {});
  assert.equal(validateSignup({ fullName: '', email: '', password: '', confirmPassword: '' }), {
    fullName: 'required',
    email: 'required',
    password: 'required',
    confirmPassword: 'required',
  });
});

forms('sign-up tells passwords that differ from one that is weak', () => {
  const differing = { ...SIGNUP, confirmPassword: 'secret-1-word ' };
  assert.equal(validateSignup(differing), { confirmPassword: 'mismatch' });
  const weak = { ...SIGNUP, password: 'short', confirmPassword: 'short' };
  assert.equal(validateSignup(weak), { password: 'weak-password' });
});

forms('a name may have 120 characters of any script', () => {
  assert.equal(validateSignup({ ...SIGNUP, fullName: '电'.repeat(120) }), {});
  assert.equal(validateSignup({ ...SIGNUP, fullName: '电'.repeat(121) }), { fullName: 'too-long' });
  assert.equal(validateSignup({ ...SIGNUP, fullName: '😀'.repeat(120) }), {});
  assert.equal(validateSignup({ ...SIGNUP, fullName: '😀'.repeat(121) }), { fullName: 'too-long' });
});

forms('a new password is strong and typed twice alike', () => {
  assert.equal(validateNewPassword({ password: 'abcdefg1', confirmPassword: 'abcdefg2' }), {
    confirmPassword: 'mismatch',
  });
});

forms('a new password of more than 72 bytes is too long, whatever else it lacks', () => {
  for (const password of ['a1' + 'x'.repeat(71), '🔑'.repeat(19)])
    assert.equal(validateNewPassword({ password, confirmPassword: password }), {
      password: 'too-long',
    });
});

forms('a reset link needs an address to go to', () => {
  assert.equal(validateForgotPassword({ email: 'nobody' }), { email: 'invalid-email' });
});

forms.run();
