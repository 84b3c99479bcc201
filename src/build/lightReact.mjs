import { readFile } from 'node:fs/promises';
import { withLightSigns } from './lightSigns.mjs';
import { withoutFeatures } from './reactFeatures.mjs';

const client = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * React's client as visitors get it.
 * @type {import('esbuild').Plugin}
 */
export const lightReact = {
  name: 'light-react',
  setup({ onLoad }) {
    onLoad({ filter: client }, async ({ path }) => ({
      contents: withoutFeatures(withLightSigns(await readFile(path, 'utf8'))),
      loader: 'js',
    }));
  },
};
