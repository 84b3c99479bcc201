import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {import('./assets.mjs').Files} Files */

/**
 * Makes the site's folder hold the static files and nothing else.
 * @param {Options} options
 */
export async function renewFolder({ root, out }) {
  await rm(out, { recursive: true, force: true });
  await cp(join(root, 'static'), out, { recursive: true });
}

/**
 * Makes a folder hold these files and nothing else. Those it has are written over: that takes a
 * fraction of the time of taking them away and making them anew.
 * @param {string} folder
 * @param {Files} files
 */
export async function fillFolder(folder, files) {
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const there = await entriesIn(folder).catch(() => []);
  const strange = there.filter(({ path, entry }) =>
    entry.isDirectory() ? !folders.has(path) : !entry.isFile() || !files.has(path),
  );
  await Promise.all(
    strange.map(({ path }) => rm(join(folder, path), { recursive: true, force: true })),
  );
  await writeFiles(folder, files);
}

/**
 * @param {string} folder
 * @param {Files} files
 */
export async function writeFiles(folder, files) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all([...files].map(([file, bytes]) => writeFile(join(folder, file), bytes)));
}

/**
 * @param {string} folder
 * @returns {Promise<Files>} all that is below it
 */
export async function readFiles(folder) {
  const entries = await entriesIn(folder);
  const paths = entries.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  const read = async (/** @type {string} */ path) =>
    /** @type {const} */ ([path, await readFile(join(folder, path))]);
  return new Map(await Promise.all(paths.map(read)));
}

/** @param {string} folder */
async function entriesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
  }));
}

/** @param {string} path */
function foldersAbove(path) {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
