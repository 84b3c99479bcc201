import { readFile } from 'node:fs/promises';

/**
 * A plugin that changes the source of a package as it is read.
 * @param {string} name
 * @param {RegExp} filter  of the paths of its files
 * @param {(source: string) => string} change
 * @returns {import('esbuild').Plugin}
 */
export const rewriting = (name, filter, change) => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => ({
      contents: change(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
});
