import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatTags, parseTags } from '~/domain/tags';

const tags = suite('tags');

tags('are split on commas, trimmed, empties dropped', () => {
  assert.equal(parseTags(',, a ,,b,'), ['a', 'b']);
  assert.equal(parseTags('guide, firestick, vpn'), ['guide', 'firestick', 'vpn']);
  assert.equal(parseTags(' ,\t, '), []);
  assert.equal(parseTags(''), []);
});

tags('keep the first spelling of a repeat in another case', () => {
  assert.equal(parseTags('VPN, vpn, Vpn, Guide'), ['VPN', 'Guide']);
  assert.equal(parseTags('caf\u00e9, CAFE\u0301'), ['caf\u00e9']);
});

tags('may be emoji, any script or the name of an object member', () => {
  assert.equal(parseTags('📺, 电视, __proto__, constructor'), [
    '📺',
    '电视',
    '__proto__',
    'constructor',
  ]);
});

tags('survive the way to text and back', () => {
  assert.is(formatTags(['a b', 'c']), 'a b, c');
  assert.equal(parseTags(formatTags(['a b', 'c'])), ['a b', 'c']);
});

tags.run();
