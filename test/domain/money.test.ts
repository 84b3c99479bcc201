import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPounds } from '~/domain/money';

const price = suite('price');

price('has pence only when there are some', () => {
  assert.equal([10, 55, 9.5, 1234].map(formatPounds), ['£10', '£55', '£9.50', '£1,234']);
});

price.run();
