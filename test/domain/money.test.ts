import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPounds } from '~/domain/money';

const price = suite('price');

price('has pence only when there are some', () => {
  assert.equal([0, 10, 55, 9.5, 0.05].map(formatPounds), ['£0', '£10', '£55', '£9.50', '£0.05']);
});

price('has a comma before each three figures of its pounds', () => {
  assert.equal([1234, 1234567.8].map(formatPounds), ['£1,234', '£1,234,567.80']);
});

price.run();
