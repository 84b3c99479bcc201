import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { minified } from './bundle.mjs';
import { outputHolding, outputNamed, pageStyles, staticScripts } from './graph.mjs';
import { isMenuPage, mainModule } from './groups.mjs';
import { joinStyles } from './styles.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {Map<string, Buffer>} Files  contents by path below the site's folder */
/** @typedef {{ id: string, scripts: string[], styles: Set<string> }} RouteParts */

/**
 * @param {Bundle} bundle
 * @param {Record<string, string[]>} routeChunks  chunk file names by route id
 * @returns {RouteParts[]}
 */
export function routeParts({ metafile, graph }, routeChunks) {
  return Object.entries(routeChunks).map(([id, chunks]) => {
    const scripts = chunks.map((chunk) => outputNamed(metafile, chunk));
    const sources = scripts.map((script) => metafile.outputs[script]?.entryPoint ?? '');
    return {
      id,
      scripts,
      styles: new Set(sources.flatMap((each) => [...pageStyles(graph, each)])),
    };
  });
}

/**
 * For those who come to a page by a click: one stylesheet a route, without the shared rules, and
 * the HTML of pages that need no more.
 * @param {Files} files
 * @param {RouteParts[]} routes
 * @param {Map<string, string>} styles
 * @param {Set<string>} shared
 * @param {import('../prerender').PrerenderedPage[]} pages
 * @param {Bundle | null} bundle  for a version of its own, where not every page is there
 * @returns {Promise<string>} the version that their names carry
 */
export async function addParts(files, routes, styles, shared, pages, bundle) {
  const sheets = await Promise.all(
    routes.map(async ({ id, styles: own }) => {
      const rules = joinStyles(styles, (each) => own.has(each) && !shared.has(each));
      return { id, rules: await minified(rules, 'css') };
    }),
  );
  const parts = pages.flatMap(({ part }) => part ?? []);
  const version = contentHash(
    JSON.stringify(bundle ? bundle.outputFiles.map(({ hash }) => hash) : [sheets, parts]),
  );
  for (const { id, rules } of sheets) files.set(`assets/${id}-${version}.css`, Buffer.from(rules));
  for (const { name, html } of parts)
    files.set(`assets/${name}-${version}.html`, Buffer.from(html));
  return version;
}

/**
 * Adds every script a browser can reach.
 * @param {Files} files
 * @param {Bundle} bundle
 * @param {boolean} dev  leaves them as they are: nobody waits for their bytes, but for the rebuild
 * @returns {Promise<(own: string[]) => string[]>} the files that a page with scripts of its own needs,
 * the entry first
 */
export async function addScripts(files, bundle, dev) {
  const { outputs } = bundle.metafile;
  const main = outputHolding(bundle.metafile, mainModule);
  const reachable = new Set([main]);
  for (const path of reachable)
    for (const each of outputs[path]?.imports ?? [])
      if (each.path.endsWith('.js')) reachable.add(each.path);
  await Promise.all(
    [...reachable].map(async (path) => {
      const output = outputOf(bundle, basename(path));
      const code = dev
        ? output?.contents
        : await minified(importAtOnce(bundle.metafile, output?.text ?? ''), 'js');
      files.set(scriptFile(path), Buffer.from(code ?? ''));
    }),
  );
  return (own) => {
    const paths = [main, ...own].flatMap((path) => staticScripts(bundle.metafile, path));
    return [...new Set(paths.map(scriptFile))];
  };
}

/**
 * Lets the scripts of the menu's pages be asked for together: left to itself a browser hears of
 * those that a page imports when it has the page's own.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} code
 */
export function importAtOnce(metafile, code) {
  const core = new Set(staticScripts(metafile, outputHolding(metafile, mainModule)));
  return code.replace(/\bimport\("\.\/([^"]+)"\)/g, (call, name) => {
    const path = outputNamed(metafile, name);
    if (!isMenuPage(metafile.outputs[path]?.entryPoint ?? '')) return call;
    const calls = staticScripts(metafile, path)
      .filter((each) => !core.has(each))
      .map((each) => `import("./${basename(each)}")`);
    return calls.length > 1 ? `Promise.all([${calls}]).then(([page]) => page)` : call;
  });
}

/** @param {string} output */
const scriptFile = (output) => `assets/${basename(output)}`;

/** @param {string} content */
const contentHash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * @param {Bundle} bundle
 * @param {string} name
 */
export const textOf = (bundle, name) => outputOf(bundle, name)?.text ?? '';

/**
 * @param {Bundle} bundle
 * @param {string} name
 */
const outputOf = (bundle, name) => bundle.outputFiles.find((file) => basename(file.path) === name);
