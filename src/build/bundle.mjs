import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { changeScripts } from './changedScripts.mjs';
import { followFolder } from './followFolder.mjs';
import { groupImports } from './groupImports.mjs';
import { leaveOut } from './leftOut.mjs';
import { lightReact } from './lightReact.mjs';
import { BuildError } from './options.mjs';
import { withFolder } from './output.mjs';
import { packagesAhead } from './packagesAhead.mjs';
import { pictureKilobytes } from './pictures.mjs';
import { madeOfSources } from './sources.mjs';
import { bundleStyleSheets } from './styleSheets.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/**
 * @typedef {object} Source
 * @property {import('esbuild').Metafile} graph  what it imports by itself, without groups
 * @property {string} css                        its stylesheets, for `splitStyles`
 */
/** @typedef {import('esbuild').BuildResult<{ write: false, metafile: true }> & Source} Bundle */

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
 * The browser entry and the prerenderer go through one build, which reads what they share once.
 * @param {Options} options
 */
function siteSettings(options) {
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

/**
 * Bundles twice, because it takes a bundle to find out what imports what: by one context, whose
 * second build parses only what groups have changed.
 * @param {Options} options
 * @returns {Promise<Bundle>}
 */
export const bundleSite = (options) =>
  withFolder(async (folder) => {
    const sheets = bundleStyleSheets(options.root);
    const scripts = changeScripts(options.root, sheets);
    const settings = {
      ...siteSettings(options),
      plugins: [scripts.plugin, leaveOut, lightReact],
      // bundled by themselves
      loader: /** @type {const} */ ({ '.css': 'empty', '.module.css': 'empty' }),
    };
    const site = await context(settings);
    try {
      const graph = await readGraph(options.root, settings, site);
      scripts.add(groupImports(options.root, graph, folder));
      const bundle = await site.rebuild();
      const { css } = await sheets;
      return { ...bundle, graph, css };
    } catch (error) {
      return readable(error);
    } finally {
      await site.dispose();
    }
  });

/**
 * What imports what.
 * @param {string} root
 * @param {ReturnType<typeof siteSettings>} settings
 * @param {import('esbuild').BuildContext<typeof settings>} site
 * @returns {Promise<import('esbuild').Metafile>}
 */
async function readGraph(root, settings, site) {
  const bundle = async () => {
    const { metafile } = await site.rebuild();
    return Buffer.from(JSON.stringify(metafile));
  };
  // under one name, wherever the site goes: it is found again by its settings
  const sought = { ...settings, outdir: 'graph' };
  return JSON.parse(`${await madeOfSources(root, 'graphs', bundle, sought)}`);
}

/**
 * Builds, and again whenever a source file changes: at once, where esbuild's own watch may take
 * two seconds to notice.
 * @param {Options} options
 * @param {(bundle: Bundle, began: number) => Promise<void>} onEnd  `began` as `performance.now()`
 *   has it; does not reject
 */
export async function watchSite(options, onEnd) {
  const packages = await packagesAhead(siteSettings(options));
  const site = await context(packages.settings);
  const rebuild = async () => {
    const began = performance.now();
    // a failure holds its errors as a bundle does
    const result = await site.rebuild().then(packages.addTo, (failure) => failure);
    // without groups there is little to gain by bundling stylesheets apart
    /** @type {import('esbuild').OutputFile[]} */
    const files = result.outputFiles ?? [];
    const css = files.find(({ path }) => basename(path) === 'prerender.css')?.text ?? '';
    await onEnd({ ...result, graph: result.metafile, css }, began);
  };
  const first = rebuild();
  // what is changed meanwhile may not be in it, and esbuild makes one of two that overlap
  followFolder(join(options.root, 'src'), () => first.then(rebuild));
  await first;
}

/**
 * A script that stands inline in pages.
 * @param {Options} options
 * @param {string} entry  its source path
 * @returns {Promise<string>}
 */
export async function bundleBoot(options, entry) {
  const result = await build({
    ...sharedSettings(options),
    entryPoints: [entry],
    format: 'iife',
    minify: true,
    write: false,
  }).catch(readable);
  return result.outputFiles?.[0]?.text.trim() ?? '';
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function readable(error) {
  const first = /** @type {import('esbuild').BuildFailure} */ (error).errors?.[0];
  if (!first) throw error;
  const at = first.location ? `${first.location.file}:${first.location.line}: ` : '';
  throw new BuildError(`${at}${first.text}`);
}
