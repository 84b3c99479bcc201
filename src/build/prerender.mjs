import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFolder, writeFiles } from './output.mjs';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */

const entry = 'prerender.js';

/**
 * Runs the prerenderer from a folder of its own, so that none of it reaches the site. The folder
 * stays until the pages are made: they import their chunks from it.
 * @param {Bundle} bundle
 */
export const prerender = (bundle) =>
  withFolder(async (folder) => {
    const render = await openPrerenderer(folder);
    return render(bundle);
  });

/**
 * A prerenderer for one bundle after another: what has not changed since is not loaded again.
 * @param {string} folder  for it alone; emptied
 */
export async function openPrerenderer(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  /** @type {Set<string>} */
  const chunks = new Set();
  let turn = 0;
  /** @type {{ bundle: Bundle, module: Promise<typeof import('../prerender')> } | undefined} */
  let last;

  /** @param {Bundle} bundle */
  async function load(bundle) {
    const fresh = bundle.outputFiles.filter(
      // the name of a chunk holds a hash of all that it loads
      ({ path }) => path.endsWith('.js') && !chunks.has(basename(path)),
    );
    writeFiles(folder, new Map(fresh.map(({ path, contents }) => [basename(path), contents])));
    for (const { path } of fresh) if (basename(path) !== entry) chunks.add(basename(path));
    turn += 1;
    return import(`${pathToFileURL(join(folder, entry)).href}?${turn}`);
  }

  /**
   * @param {Bundle} bundle
   * @param {(file: string) => boolean} [wanted]  leaves pages out
   */
  return async (bundle, wanted) => {
    if (last?.bundle !== bundle) last = { bundle, module: load(bundle) };
    const { renderSite, ...tables } = await last.module;
    return { ...tables, ...(await renderSite(wanted)) };
  };
}
