import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build, context } from 'esbuild';
import { prerenderModule } from './areas.mjs';
import { classicScript, sharedSettings, siteSettings } from './bundleSettings.mjs';
import { changeScripts } from './changedScripts.mjs';
import { followFolder } from './followFolder.mjs';
import { groupImports } from './groupImports.mjs';
import { leaveOut } from './leftOut.mjs';
import { lightReact } from './lightReact.mjs';
import { BuildError } from './options.mjs';
import { withQuickFolder } from './output.mjs';
import { packagesAhead } from './packagesAhead.mjs';
import { withShortNames } from './shortNames.mjs';
import { madeOfSources } from './sources.mjs';
import { bundleStyleSheets } from './styleSheets.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/**
 * @typedef {object} Source
 * @property {import('esbuild').Metafile} graph  what it imports by itself, without groups
 * @property {string} css                        its stylesheets, for `splitStyles`
 */
/** @typedef {import('./bundleSettings.mjs').Result} Result */
/** @typedef {Result & Source} Bundle */

/**
 * Bundles twice by one context, whose second build parses only what has changed. It takes a bundle to
 * find out what imports what; the pages are made of it, too. The second is for browsers alone: what
 * they share with the prerenderer need not lie in files that both can load.
 * @template T
 * @param {Options} options
 * @param {(bundle: Result) => Promise<T>} render
 * @returns {Promise<Bundle & { rendered: T }>}
 */
export const bundleSite = (options, render) =>
  withQuickFolder(async (folder) => {
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
      const { graph, rendered } = await lookAhead(options.root, settings, site, render);
      scripts.change(groupImports(options.root, graph, folder), prerenderModule);
      const bundle = withShortNames(await site.rebuild());
      const { css } = await sheets;
      return { ...bundle, graph, css, rendered };
    } catch (error) {
      return readable(error);
    } finally {
      await site.dispose();
    }
  });

/**
 * What imports what, and the pages.
 * @template T
 * @param {string} root
 * @param {ReturnType<typeof siteSettings>} settings
 * @param {import('esbuild').BuildContext<typeof settings>} site
 * @param {(bundle: Result) => Promise<T>} render
 * @returns {Promise<{ graph: import('esbuild').Metafile, rendered: T }>}
 */
async function lookAhead(root, settings, site, render) {
  const make = async () => {
    const bundle = await site.rebuild();
    return serialize({ graph: bundle.metafile, rendered: await render(bundle) });
  };
  // under one name, wherever the site goes: it is found again by its settings
  const sought = { ...settings, outdir: 'ahead' };
  return deserialize(await madeOfSources(root, 'ahead', make, sought));
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
    ...classicScript,
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
