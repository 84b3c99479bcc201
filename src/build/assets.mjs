import { basename } from 'node:path';
import { minified } from './bundle.mjs';
import { outputHolding, outputNamed, staticScripts } from './graph.mjs';
import { isMenuPage, mainModule } from './groups.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {Map<string, Buffer>} Files  contents by path below the site's folder */

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
      const forBrowsers = (/** @type {string} */ code) =>
        importAtOnce(bundle.metafile, importNoMore(bundle.metafile, path, code));
      const code = dev ? output?.contents : await minified(forBrowsers(output?.text ?? ''), 'js');
      files.set(scriptFile(path), Buffer.from(code ?? ''));
    }),
  );
  return (own) => {
    const paths = [main, ...own].flatMap((path) => staticScripts(bundle.metafile, path));
    return [...new Set(paths.map(scriptFile))];
  };
}

/**
 * Takes out what an output imports beyond the graph: scripts that hold nothing.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} path  of the output
 * @param {string} code
 */
export function importNoMore(metafile, path, code) {
  const known = new Set(metafile.outputs[path]?.imports.map((each) => basename(each.path)));
  return code.replace(/^import "\.\/([^"]+)";\n/gm, (line, name) => (known.has(name) ? line : ''));
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
