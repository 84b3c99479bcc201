import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { someOf } from '~/content/admin/someOf';

const names = suite('names in a question about several records');

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

names('are all there up to six', () => {
  assert.equal(someOf(numbered(2)), ['1', '2']);
  assert.equal(someOf(numbered(6)), numbered(6));
});

names('are the first five of more, with the number of the others', () => {
  assert.equal(someOf(numbered(7)), [...numbered(5), 'and 2 more']);
});

names('are cut after 80 letters, an emoji being one', () => {
  assert.equal(someOf(['a'.repeat(81), 'b'.repeat(80)]), [`${'a'.repeat(79)}…`, 'b'.repeat(80)]);
  assert.equal(someOf(['📺'.repeat(80), '📺'.repeat(81)]), [
    '📺'.repeat(80),
    `${'📺'.repeat(79)}…`,
  ]);
});

names('are whole where there is one', () => {
  assert.equal(someOf(['a'.repeat(200)]), ['a'.repeat(200)]);
});

names.run();
