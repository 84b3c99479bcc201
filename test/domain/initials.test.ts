import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { initials } from '~/domain/initials';

const avatar = suite('avatar initials');

avatar('are those of the first and last word', () => {
  assert.is(initials('Amelia Hart'), 'AH');
  assert.is(initials('  mary  jane watson '), 'MW');
});

avatar('are one letter for one word, the fallback for none', () => {
  assert.is(initials('admin@example.com'), 'A');
  assert.is(initials(' '), 'AD');
  assert.is(initials('', '?'), '?');
});

avatar('are whole characters in any script', () => {
  assert.is(initials('📺 team'), '📺T');
  assert.is(initials('e\u0301mile zola'), 'ÉZ');
  assert.is(initials('王 小明'), '王小');
});

avatar.run();
