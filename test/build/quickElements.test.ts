import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withQuickElements } from '../../src/build/quickElements.mjs';

const elements = suite('elements in development');

const folder = createRequire(import.meta.url).resolve('react/package.json');
const source = readFileSync(
  folder.replace('package.json', 'cjs/react-jsx-runtime.development.js'),
  'utf8',
);

elements('note where they were made in a browser alone', () => {
  const conditions = withQuickElements(source).match(/trackActualOwner =[^;]*;/g) ?? [];
  assert.is(conditions.length, 2);
  for (const each of conditions)
    assert.match(each, /=\s*typeof document === "object" && 1e4 > .*OwnerStacks\+\+;$/);
});

elements('fail the rebuild when the package no longer notes it', () => {
  const failed = 'React notes where elements are made in 0 places, not 2';
  assert.throws(() => withQuickElements('var x = 1;'), failed);
});

elements.run();
