import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareLines, type DiffLine } from '~/domain/lineDiff';

const diff = suite('two texts, line by line');

/** '=' same, '…n' skipped, '~' changed, with what is new in brackets. */
const told = (lines: readonly DiffLine[]): string[] =>
  lines.map((line) => {
    if (line.kind === 'skipped') return `…${line.count}`;
    return line.kind === 'same' ? `=${line.text}` : `~${line.before}[${line.text}]${line.after}`;
  });
const compare = (one: string, other: string) => compareLines(one, other).map(told);

diff('Equal texts have nothing to show', () => {
  assert.equal(compare('a\nb\nc', 'a\nb\nc'), [['…3'], ['…3']]);
});

diff('Of a changed line the words are marked that changed', () => {
  assert.equal(compare('On the flat roof today.', 'On the steep roof today.'), [
    ['~On the [flat] roof today.'],
    ['~On the [steep] roof today.'],
  ]);
  assert.equal(compare('one', 'one two'), [['~[one]'], ['~[one two]']]);
});

diff('A space in front that one of them lacks is marked', () => {
  assert.equal(compare(' one two', 'one two'), [['~[ one] two'], ['~[one] two']]);
});

diff('Two lines around a change are shown, the rest is counted', () => {
  const lines = Array.from({ length: 10 }, (_, index) => `line${index}`);
  const changed = lines.with(5, 'other').join('\n');
  assert.equal(compare(changed, lines.join('\n')), [
    ['…3', '=line3', '=line4', '~[other]', '=line6', '=line7', '…2'],
    ['…3', '=line3', '=line4', '~[line5]', '=line6', '=line7', '…2'],
  ]);
});

diff('A line that one of them lacks is new as a whole', () => {
  assert.equal(compare('a\nnew\nb', 'a\nb'), [['=a', '~[new]', '=b'], ['…2']]);
  assert.equal(compare('', 'a\nb'), [['~[]'], ['~[a]', '~[b]']]);
});

diff('Moved and repeated lines are matched in order', () => {
  assert.equal(compare('x\na\nx\nb', 'a\nx'), [['~[x]', '=a', '=x', '~[b]'], ['…2']]);
});

diff('Nothing of a text is lost, whatever the two are', () => {
  const texts = ['', '\n', 'a', 'a\nb\nc', 'c\nb\na', 'a\na\na', 'b\n\nb', '\na\n'];
  for (const one of texts) {
    for (const other of texts) {
      const [mine] = compareLines(one, other);
      const lines = one.split('\n');
      let at = 0;
      for (const line of mine) {
        if (line.kind === 'skipped') at += line.count;
        else if (line.kind === 'same') assert.is(line.text, lines[at++]);
        else assert.is(line.before + line.text + line.after, lines[at++]);
      }
      assert.is(at, lines.length, `${JSON.stringify(one)} and ${JSON.stringify(other)}`);
    }
  }
});

diff('Thousands of lines that have nothing in common are compared in no time', () => {
  const lines = (word: string) => Array.from({ length: 5000 }, (_, i) => word + i).join('\n');
  const [mine, theirs] = compareLines(`a\n${lines('mine')}`, `a\n${lines('theirs')}`);
  assert.is(mine.length, 5001);
  assert.is(theirs.length, 5001);
});

diff.run();
