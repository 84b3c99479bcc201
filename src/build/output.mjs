import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
 * @param {string} folder
 * @param {Files} files
 */
export async function writeFiles(folder, files) {
  const folders = new Set([...files.keys()].map((file) => dirname(join(folder, file))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all([...files].map(([file, bytes]) => writeFile(join(folder, file), bytes)));
}
