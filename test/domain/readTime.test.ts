import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { htmlText } from '~/domain/htmlText';
import { readTime } from '~/domain/readTime';

const words = (count: number) => 'word '.repeat(count);
const reading = suite('read time');

reading('is the words divided by 200, rounded up', () => {
  assert.is(readTime(words(200)), 1);
  assert.is(readTime(words(201)), 2);
  assert.is(readTime(words(1000)), 5);
});

reading('is never below one minute', () => {
  assert.is(readTime(''), 1);
  assert.is(readTime('<p></p>'), 1);
  assert.is(readTime('word'), 1);
});

reading('counts words, not markup', () => {
  assert.is(readTime(`<p class="a b c d">${words(200)}</p>`), 1);
  assert.is(readTime(`<p>${'word</p><p>'.repeat(201)}</p>`), 2);
  assert.is(readTime(`<script>${words(900)}</script><!-- ${words(900)} -->${words(200)}`), 1);
  assert.is(readTime(words(200) + '&mdash; – &amp; &#8212; '), 1);
});

reading('takes for a comment, a script or a style what a browser takes for one', () => {
  for (const none of ['<!-->', '<!--->', '<!-- a --!>', '<style-guide>', '<script-list>'])
    assert.is(readTime(none + words(500)), 3, none);
  for (const all of ['<!-- a ->', '<style>', '<SCRIPT src="a">', '<style/>'])
    assert.is(readTime(all + words(500)), 1, all);
});

reading('takes a non-breaking space for a space, other references for letters', () => {
  assert.is(htmlText('one&nbsp;two caf&eacute;s'), 'one two cafs');
  assert.is(htmlText('5 < 6 &unfinished'), '5 < 6 &unfinished');
});

reading('reads 5 MB of broken markup in linear time', () => {
  for (const piece of [
    '<',
    '<a',
    '<!--',
    '<script',
    '</script',
    '&',
    '&a',
    ' ',
    '-',
    'a ',
    '<p>a</p>',
  ]) {
    // were it squared, it would not end before the test is given up
    assert.ok(readTime(piece.repeat(5_000_000 / piece.length)) >= 1, piece);
  }
});

reading.run();
