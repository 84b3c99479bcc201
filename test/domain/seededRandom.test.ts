import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fnv1a, seededRandom } from '~/domain/seededRandom';

const random = suite('seeded random');

random('hashes as FNV-1a does', () => {
  assert.is(fnv1a(''), 0x811c9dc5);
  assert.is(fnv1a('a'), 0xe40c292c);
  assert.is(fnv1a('foobar'), 0xbf9cf968);
});

random('draws whole numbers with both ends included', () => {
  const draw = seededRandom('seed');
  const seen = new Set(Array.from({ length: 200 }, () => draw.int(1, 4)));
  assert.equal([...seen].sort(), [1, 2, 3, 4]);
});

random('samples each place of a list once and leaves the list alone', () => {
  const list = [1, 2, 3];
  assert.equal(seededRandom('seed').sample(list, 5).sort(), [1, 2, 3]);
  assert.equal(seededRandom('seed').sample(list, 0), []);
  assert.equal(list, [1, 2, 3]);
});

random.run();
