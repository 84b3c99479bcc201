import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clampText, foldText } from '~/domain/text';

const text = suite('text');

text('that fits is left as it is', () => {
  assert.is(clampText('abc', 3), 'abc');
  assert.is(clampText('', 3), '');
});

text('that is too long ends in an ellipsis within the limit', () => {
  assert.is(clampText('abcd', 3), 'ab…');
  assert.is(clampText('abcd', 1), '…');
  assert.is(clampText('abcd', 0), '');
});

text('is counted in code points, so that no emoji is cut in half', () => {
  assert.is(clampText('📺🎬🍿', 3), '📺🎬🍿');
  assert.is(clampText('📺🎬🍿🎟', 3), '📺🎬…');
});

// were all of it looked through, it would not end before the test is given up
text('of 5 MB is clamped without a look at the rest', () => {
  const long = 'a'.repeat(5_000_000);
  for (let times = 0; times < 1000; times += 1) assert.is(clampText(long, 5), 'aaaa…');
});

text('loses case and accents when folded', () => {
  assert.is(foldText('CAFÉ Ñandú'), 'cafe nandu');
  assert.is(foldText('电视'), '电视');
  assert.is(foldText('ΟΔΟΣ'), foldText('οδοσ'));
});

text.run();
