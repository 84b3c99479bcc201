import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { categoriesOf } from '~/domain/channelList';
import { filterChannels, matches } from '~/domain/search';

const GROUPS = [
  { label: 'News', channels: [{ name: 'Wren News' }, { name: 'Café Actualité' }] },
  { label: 'Kids', channels: [{ name: 'Cartoon Nest' }] },
];
const search = suite('channel search');

search('finds part of a name in any case, with or without accents', () => {
  assert.ok(matches('Café Actualité', 'ACTUALITE'));
  assert.ok(matches('Wren News', ' news '));
  assert.not(matches('Wren News', 'newts'));
});

search('does not tell one space from several', () => {
  assert.ok(matches('Wren News', 'wren   news'));
  assert.ok(matches('Wren  News', 'wren news'));
  assert.not(matches('Wren News', 'wrennews'));
});

search('shows everything for a blank query', () => {
  assert.equal(filterChannels(GROUPS, '  '), GROUPS);
});

search('keeps the groups with a match, each with its matching channels', () => {
  assert.equal(filterChannels(GROUPS, 'cafe'), [
    { label: 'News', channels: [{ name: 'Café Actualité' }] },
  ]);
});

search('finds all channels of a category by its name', () => {
  assert.equal(filterChannels(GROUPS, 'new'), [GROUPS[0]]);
  assert.equal(filterChannels(GROUPS, 'kid'), [GROUPS[1]]);
});

search('takes signs of a pattern literally', () => {
  assert.not(matches('Wren News', '.*'));
  assert.ok(matches('Sport (HD)', '(hd'));
});

search('offers each category in use once, in the order of the alphabet and of numbers', () => {
  const channels = ['Sport 10', 'News', '', 'Sport 2', 'News'].map((category) => ({ category }));
  assert.equal(categoriesOf(channels), ['News', 'Sport 2', 'Sport 10']);
});

search.run();
