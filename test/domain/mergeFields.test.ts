import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mergeFields } from '~/domain/mergeFields';

const merge = suite('joining two edits');

const names = ['title', 'text'] as const;
const start = { title: 'A', text: 'a' };
const join = (mine: Partial<typeof start>, theirs: Partial<typeof start>) =>
  mergeFields(names, { start, mine: { ...start, ...mine }, theirs: { ...start, ...theirs } });

merge('What only one of them changed is taken from that one', () => {
  assert.equal(join({ title: 'B' }, { text: 'b' }), {
    fields: { title: 'B', text: 'b' },
    taken: ['text'],
    clashes: [],
  });
});

merge('What nobody changed stays, and the same change twice is no clash', () => {
  assert.equal(join({}, {}), { fields: start, taken: [], clashes: [] });
  assert.equal(join({ title: 'B' }, { title: 'B' }), {
    fields: { title: 'B', text: 'a' },
    taken: [],
    clashes: [],
  });
});

merge('What both changed differently clashes and holds mine', () => {
  assert.equal(join({ title: 'Mine', text: 'b' }, { title: 'Theirs' }), {
    fields: { title: 'Mine', text: 'b' },
    taken: [],
    clashes: ['title'],
  });
});

merge('What was sent before without an answer is no change by somebody else', () => {
  const sent = [
    { title: 'First', text: 'a' },
    { title: 'Second', text: 'a' },
  ];
  const mine = { title: 'Third', text: 'b' };
  for (const title of ['First', 'Second']) {
    const found = mergeFields(names, { start, mine, theirs: { title, text: 'a' }, sent });
    assert.equal(found, { fields: mine, taken: [], clashes: [] });
  }
  const theirs = { title: 'Theirs', text: 'a' };
  assert.equal(mergeFields(names, { start, mine, theirs, sent }).clashes, ['title']);
});

merge('What one emptied and the other changed clashes, too', () => {
  assert.equal(join({ text: '' }, { text: 'b' }).clashes, ['text']);
});

merge.run();
