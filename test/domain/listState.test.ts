import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readListState, writeListState } from '~/domain/listState';

const state = suite('a list’s state in the address');
const defaults = { sort: 'name', descending: false, filters: ['category'] };
const read = (params: Record<string, string>) =>
  readListState(new URLSearchParams(params), defaults);

state('comes back as it was written', () => {
  const search = 'two  words *';
  const written = { ...read({}), search, page: 3, filters: { category: 'News' } };
  assert.equal(
    readListState(writeListState(new URLSearchParams(), written, defaults), defaults),
    written,
  );
});

state('shows the first page where the address names none', () => {
  for (const page of ['0', '-1', '1.5', '2x', '']) assert.is(read({ page }).page, 1, page);
  assert.is(read({ page: '2' }).page, 2);
});

state('holds no sign of a search that a database refuses, and no endless one', () => {
  assert.is(read({ q: 'har\0bour\u0007 news' }).search, 'harbour news');
  assert.is(read({ q: 'x'.repeat(20_000) }).search, 'x'.repeat(200));
  assert.is(read({ q: '😀'.repeat(20_000) }).search, '😀'.repeat(200));
  assert.equal(read({ category: 'Ne\0ws' }).filters, { category: 'News' });
  const long = writeListState(
    new URLSearchParams(),
    { ...read({}), search: 'x'.repeat(9000) },
    defaults,
  );
  assert.is(long.get('q'), 'x'.repeat(200));
});

state.run();
