import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asModule } from '../../src/build/reactModules.mjs';

const modules = suite("React's packages as modules");

const resolve = createRequire(import.meta.url).resolve;
const read = (name: string, file: string) =>
  readFileSync(resolve(`${name}/package.json`).replace('package.json', `cjs/${file}`), 'utf8');

const sample = `"use strict";
var One = require("one"),
  Two = require("two-parts");
function inner() {
  return exports.later() + One.x;
}
exports.later = void 0;
if (Two.y) {
  exports.later = function () {
    return 1;
  };
}
exports.inner = inner;
`;

/** Runs a module. */
const load = (source: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(source)}`);

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value);

modules('import what they required and export what they exported', async () => {
  const module = asModule(sample);
  assert.match(module, 'import * as One from "one";');
  assert.match(module, 'import * as Two from "two-parts";');
  const required = 'const One = { x: 2 }, Two = { y: true };';
  const { inner } = await load(required + module.replace(/^import.*$/gm, ''));
  assert.is((inner as () => number)(), 3);
});

modules('say the same as the packages', async () => {
  for (const [name, file] of [
    ['scheduler', 'scheduler.production.js'],
    ['react', 'react.production.js'],
    ['react', 'react-jsx-runtime.production.js'],
  ] as const) {
    const source = read(name, file);
    const exports: Record<string, unknown> = {};
    new Function('exports', source)(exports);
    const module = await load(asModule(source));
    assert.equal(Object.keys(module).sort(), Object.keys(exports).sort(), file);
    for (const [key, value] of Object.entries(exports))
      assert.is(textOf(module[key]).replaceAll('exported_', 'exports.'), textOf(value), key);
  }
});

modules('fail the build when the packages are written in another way', () => {
  assert.throws(() => asModule('module.exports = 1;'), 'React is no longer what it was');
  assert.throws(() => asModule('exports.a = 1;\nvar x = [require("b")];'), 'require("b")');
  assert.throws(() => asModule('Object.assign(exports, {});'), 'exports, {}');
});

modules.run();
