import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withLightSigns } from '../../src/build/lightSigns.mjs';

const signs = suite('signs that React throws to itself');

const folder = createRequire(import.meta.url).resolve('react-dom/package.json');
const source = readFileSync(
  folder.replace('package.json', 'cjs/react-dom-client.production.js'),
  'utf8',
);

signs('are errors still, with their words and without a stack', () => {
  const light = withLightSigns(source);
  const made = /SuspenseException = (\{[^}]*\})/.exec(light)?.[1] ?? '';
  const sign = new Function('formatProdErrorMessage', `return ${made}`)(String);
  assert.instance(sign, Error);
  assert.is(sign.message, '460');
  assert.is(sign.stack, undefined);
});

signs('are all of them: no error is made while React is loaded', () => {
  assert.not.match(withLightSigns(source), /Exception = Error\(/);
});

signs('fail the build when the package no longer has them', () => {
  assert.throws(() => withLightSigns('var x = 1;'), 'react-dom has 0 errors made at load, not 5');
});

signs.run();
