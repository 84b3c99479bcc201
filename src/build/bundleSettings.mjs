import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureKilobytes } from './pictures.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }>} Result  of a site's bundle */

/** The one place where the Preact build differs from the React build. */
const libraries = {
  react: {
    'react-dom/server': 'react-dom/server.edge',
    'use-sync-external-store/shim/index.js': 'react',
  },
  preact: {
    react: fileURLToPath(new URL('preact.mjs', import.meta.url)),
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react-dom/server': 'preact-render-to-string',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  },
};

/**
 * Settings that every bundle of this project shares, tests included.
 * @param {Options} options
 * @returns {import('esbuild').BuildOptions}
 */
export function sharedSettings(options) {
  return {
    absWorkingDir: options.root,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: { '~': join(options.root, 'src'), ...libraries[options.library] },
    define: {
      'process.env.NODE_ENV': options.dev ? '"development"' : '"production"',
      // jotai reads import.meta.env, which no browser has
      'import.meta.env': 'true',
      'import.meta.env.MODE': '"production"',
      SITE_URL: JSON.stringify(options.siteUrl),
      SUPABASE_URL: JSON.stringify(options.supabase?.url ?? ''),
      SUPABASE_ANON_KEY: JSON.stringify(options.supabase?.anonKey ?? ''),
      BUILD_YEAR: String(new Date().getFullYear()),
      // as text: an object would go into the chunk that every page loads
      PICTURE_KILOBYTES: JSON.stringify(JSON.stringify(pictureKilobytes(options.root))),
      WORKER: String(options.worker),
    },
    logLevel: 'silent',
    // `import * as css` turns a misspelt class name into this warning; here it is an error
    logOverride: { 'import-is-undefined': 'error' },
  };
}

/**
 * For scripts that are no modules. Under the project's tsconfig each would begin with "use strict",
 * which stands in every page for what the types have checked.
 */
export const classicScript = /** @type {const} */ ({ format: 'iife', tsconfigRaw: {} });

/**
 * The browser entry and the prerenderer go through one context, which reads what they share once.
 * @param {Options} options
 */
export function siteSettings(options) {
  return /** @type {const} */ ({
    ...sharedSettings(options),
    entryPoints: {
      main: 'src/main.tsx',
      prerender: 'src/prerender.tsx',
    },
    outdir: join(options.out, 'assets'),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    write: false,
    metafile: true,
    minifyIdentifiers: !options.dev,
    minifySyntax: !options.dev,
    minifyWhitespace: !options.dev,
    legalComments: 'none',
  });
}
