import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {import('./bundle.mjs').Bundle} Bundle */

/**
 * Runs the prerenderer from a folder of its own, so that none of it reaches the site. The folder
 * stays until the pages are made: they import their chunks from it.
 * @param {Bundle} bundle
 */
export async function prerender(bundle) {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-'));
  try {
    await Promise.all(
      bundle.outputFiles
        .filter((file) => file.path.endsWith('.js'))
        .map((file) => writeFile(join(folder, basename(file.path)), file.contents)),
    );
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    /** @type {typeof import('../prerender')} */
    const { renderSite, ...tables } = await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    );
    return { ...tables, ...(await renderSite()) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
