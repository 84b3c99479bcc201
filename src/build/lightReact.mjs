import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withLightSigns } from './lightSigns.mjs';
import { BuildError } from './options.mjs';
import { withoutFeatures } from './reactFeatures.mjs';
import { asModule } from './reactModules.mjs';

const entries =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|client|jsx-runtime|server\.edge)\.js$/;

/** Some packages look into the whole of React for functions that may be missing, and do without. */
const noDefault = 'export default {};';
/** React's own tests put these in place, and the client looks for them. */
const absent = 'export let log, unstable_setDisableYieldValue;';

/**
 * Modules by the entry that they stand for: a site is bundled twice.
 * @type {Map<string, Promise<string>>}
 */
const made = new Map();

/**
 * React as visitors get it.
 * @type {import('esbuild').Plugin}
 */
export const lightReact = {
  name: 'light-react',
  setup({ onLoad }) {
    onLoad({ filter: entries }, async ({ path }) => {
      const module = made.get(path) ?? makeModule(path);
      made.set(path, module);
      return { contents: await module, loader: 'js' };
    });
  },
};

/**
 * @param {string} path  of an entry of React's packages
 * @returns {Promise<string>}
 */
async function makeModule(path) {
  const entry = await readFile(path, 'utf8');
  // of two renderers the last one, which gives text
  const file = [...entry.matchAll(/'(\.\/cjs\/[\w.-]+\.production\.js)'/g)].at(-1)?.[1];
  if (!file) throw new BuildError(`React is no longer what it was: ${path}`);
  const source = await readFile(join(dirname(path), file), 'utf8');
  const light = file.includes('dom-client') ? withoutFeatures(withLightSigns(source)) : source;
  const rest = file.includes('scheduler') ? absent : noDefault;
  return asModule(light) + rest;
}
