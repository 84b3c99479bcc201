import { basename } from 'node:path';
import { isForSite, isMenuPage, mainModule } from './areas.mjs';
import { outputHolding, outputNamed, staticScripts } from './graph.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */
/** @typedef {import('./output.mjs').Files} Files */

/**
 * Stands first in a script: V8 then compiles its functions while it reads it, in a thread of its
 * own. Left to itself it compiles each when it is first called, on the main thread
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds every script a browser can reach.
 * @param {Files} files
 * @param {Bundle} bundle
 * @param {boolean} dev  leaves them as they are: nobody waits for their bytes, but for the rebuild
 * @returns {(own: string[]) => string[]} the files that a page with scripts of its own needs,
 * the entry first
 */
export function addScripts(files, bundle, dev) {
  const { outputs } = bundle.metafile;
  const main = outputHolding(bundle.metafile, mainModule);
  const reachable = new Set([main]);
  for (const path of reachable)
    for (const each of outputs[path]?.imports ?? [])
      if (each.path.endsWith('.js')) reachable.add(each.path);
  const core = coreScripts(bundle.metafile);
  const outputOf = new Map(bundle.outputFiles.map((output) => [basename(output.path), output]));
  for (const path of reachable) {
    const output = outputOf.get(basename(path));
    const hint = core.has(path) ? compiledAhead : '';
    const code = dev
      ? output?.contents
      : hint + importAtOnce(bundle.metafile, path, output?.text ?? '').trim();
    files.set(scriptFile(path), Buffer.from(code ?? ''));
  }
  return (own) => {
    const paths = [main, ...own].flatMap((path) => staticScripts(bundle.metafile, path));
    return [...new Set(paths.map(scriptFile))];
  };
}

/**
 * Lets what a script fetches later be asked for together: left to itself a browser hears of what
 * that imports when it has it. Names have their price: what every page runs holds those of the menu's
 * pages alone, and nothing holds the blog's, most of which its documents name.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} path  of the script
 * @param {string} code
 */
export function importAtOnce(metafile, path, code) {
  const core = coreScripts(metafile);
  return code.replace(/\bimport\("\.\/([^"]+)"\)/g, (call, name) => {
    const later = outputNamed(metafile, name);
    const entry = metafile.outputs[later]?.entryPoint ?? '';
    if (!isMenuPage(entry) && (core.has(path) || isForSite(entry))) return call;
    const calls = staticScripts(metafile, later)
      .filter((each) => !core.has(each))
      .map((each) => `import("./${basename(each)}")`);
    return calls.length > 1 ? `Promise.all([${calls}]).then(([page])=>page)` : call;
  });
}

/**
 * What every page runs.
 * @param {import('esbuild').Metafile} metafile
 */
const coreScripts = (metafile) =>
  new Set(staticScripts(metafile, outputHolding(metafile, mainModule)));

/** @param {string} output */
const scriptFile = (output) => `assets/${basename(output)}`;
