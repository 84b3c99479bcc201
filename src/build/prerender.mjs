import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */

const entry = 'prerender.js';

/**
 * Runs the prerenderer from a folder of its own, so that none of it reaches the site. The folder
 * stays until the pages are made: they import their chunks from it.
 * @param {Bundle} bundle
 */
export async function prerender(bundle) {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-'));
  try {
    const render = await openPrerenderer(folder);
    return await render(bundle);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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

  /** @param {Bundle} bundle */
  return async (bundle) => {
    const fresh = bundle.outputFiles.filter(
      // the name of a chunk holds a hash of all that it loads
      ({ path }) => path.endsWith('.js') && !chunks.has(basename(path)),
    );
    await Promise.all(
      fresh.map(({ path, contents }) => writeFile(join(folder, basename(path)), contents)),
    );
    for (const { path } of fresh) if (basename(path) !== entry) chunks.add(basename(path));
    turn += 1;
    /** @type {typeof import('../prerender')} */
    const { renderSite, ...tables } = await import(
      `${pathToFileURL(join(folder, entry)).href}?${turn}`
    );
    return { ...tables, ...(await renderSite()) };
  };
}
