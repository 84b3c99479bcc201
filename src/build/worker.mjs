import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { classicScript } from './bundleSettings.mjs';
import { BuildError } from './options.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./output.mjs').Files} Files */

/** For good: a browser that has the worker asks this address for the next one. */
const workerFile = 'sw.js';

/**
 * The service worker's file, to be added to the finished site. Where the options want no worker, it
 * is one that removes itself and all that was kept.
 * @param {Options} options
 * @param {Files} files  of the finished site
 * @param {{ publicPaths: RegExp, keptPages: readonly string[] }} tables
 * @returns {Promise<[file: string, content: Buffer]>}
 */
export async function makeWorker(options, files, { publicPaths, keptPages }) {
  const entry = options.worker ? 'worker' : 'farewell';
  const result = await build({
    absWorkingDir: options.root,
    entryPoints: [`src/worker/${entry}.ts`],
    bundle: true,
    ...classicScript,
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
    define: { PAGES: JSON.stringify(publicPaths.source), ALWAYS: JSON.stringify(keptPages) },
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text.trim();
  // browsers take a worker for a new one when its bytes change: then these pages are kept anew
  const version = options.worker ? `\n// ${versionOf(files, keptPages)}` : '';
  return [workerFile, Buffer.from(code + version)];
}

/**
 * @param {Files} files
 * @param {readonly string[]} pages
 */
function versionOf(files, pages) {
  const hash = createHash('sha256');
  for (const page of pages) {
    const content = files.get(page.slice(1)) ?? files.get(`${page.slice(1)}/index.html`);
    if (!content) throw new BuildError(`${page} is to be kept offline, but is no page of the site`);
    hash.update(content);
  }
  return hash.digest('hex').slice(0, 8);
}
