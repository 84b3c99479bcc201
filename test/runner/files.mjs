import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../../src/build/options.mjs';

/** Folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folders whose tests need a document; they run under each library. */
const withDocument = new Set(['app', 'layout', 'lib', 'pages', 'parts', 'state', 'ui']);
/** Folders whose tests visit a built site; they run under each library, too. */
const withSite = new Set(['browser', 'site']);
/** Folders whose tests visit a site that was built for a hosted database. */
const withDatabase = new Set(['hosted']);

/** @typedef {'unit' | 'dom' | 'site' | 'hosted'} Kind */

/**
 * @param {string} only  part of a file name; empty for all
 * @returns {Promise<Record<Kind, string[]>>} paths below the project's folder
 */
export async function findTests(only) {
  const found = await readdir(join(root, 'test'), { recursive: true });
  const files = found.filter((file) => /\.test\.tsx?$/.test(file) && file.includes(only)).sort();
  if (!files.length) throw new BuildError(`No test file has "${only}" in its name`);
  /** @type {Record<Kind, string[]>} */
  const kinds = { unit: [], dom: [], site: [], hosted: [] };
  for (const file of files) kinds[kindOf(file)].push(join('test', file));
  return kinds;
}

/**
 * @param {string} file
 * @returns {Kind}
 */
function kindOf(file) {
  const folder = file.split(/[\\/]/)[0] ?? '';
  if (withSite.has(folder)) return 'site';
  if (withDatabase.has(folder)) return 'hosted';
  return withDocument.has(folder) ? 'dom' : 'unit';
}
