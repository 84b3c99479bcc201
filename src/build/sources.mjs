import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath, openCache } from './cache.mjs';
import { readFiles } from './output.mjs';

/** They tell which packages are there, and how sources are read. */
const besideSources = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/** With both libraries, a database and none. */
const mostKept = 4;

/**
 * What the sources come to, made anew once one of them or a package has changed.
 * @param {string} root  folder of the project
 * @param {string} name  of what is made
 * @param {() => Promise<Buffer>} make
 * @param {object} [settings]  what else it depends on
 * @returns {Promise<Buffer>} rejects as `make` does
 */
export async function madeOfSources(root, name, make, settings = {}) {
  const cache = await openCache(cachePath(root, name), mostKept);
  const sources = hashSources(root);
  let isTrue = true;
  const made = await cache.get(`${JSON.stringify(settings)} ${sources}`, async () => {
    const fresh = await make();
    // what was changed meanwhile may be in it
    isTrue = hashSources(root) === sources;
    return fresh;
  });
  if (isTrue) await cache.save();
  return made;
}

/**
 * @param {string} root
 * @returns {string} the same as long as no source and no package changes, the build itself included
 */
function hashSources(root) {
  const hash = createHash('sha256');
  for (const [path, bytes] of readFiles(join(root, 'src')))
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  for (const name of besideSources) {
    const path = join(root, name);
    if (existsSync(path)) hash.update(`\n${name}\n`).update(readFileSync(path));
  }
  return hash.digest('base64url');
}
