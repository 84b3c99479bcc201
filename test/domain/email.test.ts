import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isEmail, normaliseEmail } from '~/domain/email';

const email = suite('e-mail address');

email('is valid where an e-mail field of a browser says so', () => {
  for (const address of [
    'a@b',
    'admin@example.com',
    'user@localhost',
    'first.last+tag@sub.example.co.uk',
    '.dot.@example.com',
    'a..b@example.com',
    "!#$%&'*+/=?^_`{|}~-@example.com",
    `a@${'b'.repeat(63)}`,
    `a@b.${'c'.repeat(63)}`,
    `${'a'.repeat(300)}@example.com`,
  ]) {
    assert.ok(isEmail(address), address);
  }
});

email('is invalid where an e-mail field of a browser says so', () => {
  for (const address of [
    '',
    'a',
    '@b',
    'a@',
    'a@b@c',
    'a b@c.de',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@b.com.',
    'a@b_c.com',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'é@example.com',
    'a@example.com\0',
    'a@example.com\n',
    `a@${'b'.repeat(64)}`,
    `a@b.${'c'.repeat(64)}`,
  ]) {
    assert.not(isEmail(address), address);
  }
});

email('is compared without outer space and case', () => {
  assert.is(normaliseEmail('  Admin@Example.COM\n'), 'admin@example.com');
});

// were it not linear, it would not end before the test is given up
email('of 5 MB is judged in linear time', () => {
  assert.not(isEmail('a@' + 'b-'.repeat(2_500_000)));
  assert.not(isEmail('a'.repeat(5_000_000)));
});

email.run();
