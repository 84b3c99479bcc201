import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sharedSettings } from '../../src/build/bundleSettings.mjs';
import { readOptions } from '../../src/build/options.mjs';
import { root } from './files.mjs';

/** Inside node_modules, so that what stays external is found from there. */
const cache = join(root, 'node_modules/.cache/wrenview-tests');

/**
 * Bundles test files, modules they share staying one module.
 * @param {{ library: 'react' | 'preact', files: string[], dom: boolean }} group
 * @returns the folder written to, and where each file's code is to be imported from
 */
export async function bundleTests({ library, files, dom }) {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'run-'));
  const options = readOptions([], {}, { library, dev: dom });
  await build({
    ...sharedSettings(options),
    platform: 'node',
    entryPoints: files.map((file) => ({ in: file, out: withoutExtension(file) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: 'linked',
    external: [
      'playwright-core',
      'axe-core',
      'happy-dom',
      'esbuild',
      'uvu/assert',
      'postgres',
      '@supabase/*',
      'node:*',
    ],
    // React's CommonJS asks for Node's own modules through `require`
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    plugins: [scriptsStay],
  });
  /** @param {string} file */
  const urlOf = (file) => pathToFileURL(join(folder, `${withoutExtension(file)}.mjs`)).href;
  return { folder, files: files.map((file) => ({ file, url: urlOf(file) })) };
}

/** @param {string} file */
const withoutExtension = (file) => file.replace(/\.tsx?$/, '');

/**
 * Node runs the project's *.mjs as they are: the build's own find their folder by their own
 * address. `uvu` is taken from our wrapper, which has no `test`: that one is shared by all files.
 * @type {import('esbuild').Plugin}
 */
const scriptsStay = {
  name: 'scripts-stay',
  setup({ onResolve }) {
    onResolve({ filter: /^uvu$/ }, () => external(join(root, 'test/runner/suites.mjs')));
    onResolve({ filter: /\.mjs$/ }, ({ path, resolveDir, importer }) => {
      if (importer.includes('node_modules')) return;
      if (path.startsWith('~/')) return external(join(root, 'src', path.slice(2)));
      if (path.startsWith('.')) return external(join(resolveDir, path));
      return;
    });
  },
};

/** @param {string} path */
const external = (path) => ({ path: pathToFileURL(path).href, external: true });
