import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutFeatures, withoutFunctions } from '../../src/build/reactFeatures.mjs';

const features = suite('features left out of React');

const folder = createRequire(import.meta.url).resolve('react-dom/package.json');
const source = readFileSync(
  folder.replace('package.json', 'cjs/react-dom-client.production.js'),
  'utf8',
);
/** A script's functions by name, each with its text. */
const functionsOf = (script: string) =>
  new Map(
    [...script.matchAll(/^function (\w+)\(.*?(?:^\}|\})$/gms)].map(([text, name = '']) => [
      name,
      text,
    ]),
  );

const sample = `function one(
  first,
  second
) {
  if (first) {
    return second;
  }
}
function two() {
  return 2;
}
`;

features('are functions that do something else when they are called after all', () => {
  const script = withoutFunctions(sample, ' one ', 'throw Error("left out");');
  const { one, two } = new Function(`${script}; return { one, two }`)();
  assert.throws(() => one(1, 2), 'left out');
  assert.is(two(), 2);
});

features('fail the build when the package no longer has their functions', () => {
  assert.throws(() => withoutFunctions(sample, 'one three', ''), 'react-dom has no function three');
  assert.throws(() => withoutFeatures(sample), 'react-dom has no methods of fragment refs');
});

features('leave a script that runs, and every other function as it was', () => {
  const light = withoutFeatures(source);
  new Function('require', 'exports', light);
  const before = functionsOf(source);
  const after = functionsOf(light);
  const changed = [...before].filter(([name, text]) => after.get(name) !== text);
  assert.ok(changed.length > 80 && changed.length < 130, `${changed.length} changed`);
  for (const [name] of changed)
    assert.match(
      after.get(name) ?? '',
      new RegExp(`^function ${name}\\(\\) \\{ (throw leftOut\\(\\);|return "";) \\}$`),
    );
  assert.ok(before.size > 500);
});

features('are more than a sixth of it', () => {
  assert.ok(withoutFeatures(source).length < (source.length * 5) / 6);
});

features('say where they are named when one is used', () => {
  const script = functionsOf(withoutFeatures(source));
  const used = `${script.get('leftOut')} ${script.get('updateSuspenseComponent')}`;
  assert.throws(
    new Function(`${used} updateSuspenseComponent()`),
    /src\/build\/reactFeatures\.mjs/,
  );
});

features.run();
