import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tabReached } from '~/lib/tabReached';

const keys = suite('a key in a row of tabs');
const press = (key: string, held = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

keys('arrows lead to the next tab and to the one before, round the ends', () => {
  assert.is(tabReached(press('ArrowRight'), 0, 3), 1);
  assert.is(tabReached(press('ArrowRight'), 2, 3), 0);
  assert.is(tabReached(press('ArrowLeft'), 2, 3), 1);
  assert.is(tabReached(press('ArrowLeft'), 0, 3), 2);
});

keys('Home and End lead to the first and the last', () => {
  assert.is(tabReached(press('Home'), 1, 3), 0);
  assert.is(tabReached(press('End'), 1, 3), 2);
});

keys('another key, and what the browser itself does with one, lead nowhere', () => {
  assert.is(tabReached(press('a'), 1, 3), null);
  assert.is(tabReached(press('ArrowLeft', { altKey: true }), 1, 3), null);
  assert.is(tabReached(press('ArrowRight', { metaKey: true }), 1, 3), null);
  assert.is(tabReached(press('End', { ctrlKey: true }), 1, 3), null);
  assert.is(tabReached(press('Home', { shiftKey: true }), 1, 3), null);
});

keys.run();
