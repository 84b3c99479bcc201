import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choose, chosenIn } from '~/parts/admin/chosen';

const chosen = suite('records chosen in a list');

const old = { id: 'a', name: 'Old' };
const fresh = { id: 'a', name: 'Fresh' };
const other = { id: 'b', name: 'Other' };
const kept = new Map([old, other].map((each) => [each.id, each]));

chosen('a record is as the list shows it now, else as it was chosen', () => {
  const answer = { rows: [fresh], asked: ['a', 'b'], chosen: ['a', 'b'] };
  assert.equal(chosenIn(kept, answer), [fresh, other]);
});

chosen('what the list has no more stays out, and comes back with it', () => {
  const without = { rows: [fresh], asked: ['a', 'b'], chosen: ['a'] };
  assert.equal(chosenIn(kept, without), [fresh]);
  const still = choose(kept, without, new Set(['a']));
  assert.equal(chosenIn(still, { rows: [other], asked: ['a', 'b'], chosen: ['a', 'b'] }), [
    other,
    fresh,
  ]);
});

chosen.run();
