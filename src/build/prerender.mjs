import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputNamed } from './graph.mjs';
import { withQuickFolder, writeFiles } from './output.mjs';

/** @typedef {import('./bundleSettings.mjs').Result} Bundle */
/** @typedef {Awaited<ReturnType<typeof prerender>>} Rendered  the pages, and tables of the site */

const entry = 'prerender.js';

/**
 * Runs the prerenderer from a folder of its own, so that none of it reaches the site. The folder
 * stays until the pages are made: they import their chunks from it.
 * @param {Bundle} bundle
 */
export const prerender = (bundle) =>
  withQuickFolder(async (folder) => {
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
    const { renderSite, routeChunks, ...tables } = await last.module;
    const routeModules = modulesOf(bundle.metafile, routeChunks);
    return { ...tables, routeModules, ...(await renderSite(wanted)) };
  };
}

/**
 * @param {import('esbuild').Metafile} metafile
 * @param {Readonly<Record<string, string[]>>} routeChunks  file names of outputs by route
 * @returns {Record<string, string[]>} source paths of what each route loads
 */
const modulesOf = (metafile, routeChunks) =>
  Object.fromEntries(
    Object.entries(routeChunks).map(([id, chunks]) => [
      id,
      chunks.map((chunk) => metafile.outputs[outputNamed(metafile, chunk)]?.entryPoint ?? ''),
    ]),
  );
