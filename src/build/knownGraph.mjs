import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from './cache.mjs';
import { readFiles } from './output.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/** Both libraries, with a database and without. */
const mostKept = 4;
/** They tell which packages are there, and how sources are read. */
const besideSources = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/**
 * What imports what. It takes a bundle of its own to find out, so it is kept until a source, a
 * package or a setting changes.
 * @param {string} root  folder of the project
 * @param {import('esbuild').BuildOptions} settings  of that bundle
 * @param {() => Promise<Metafile>} make
 * @returns {Promise<Metafile>}
 */
export async function knownGraph(root, settings, make) {
  const cache = await openCache(join(root, 'node_modules/.cache/wrenview-build/graphs'), mostKept);
  const graph = await cache.get(keyOf(root, settings), async () =>
    Buffer.from(JSON.stringify(await make())),
  );
  await cache.save();
  return JSON.parse(`${graph}`);
}

/**
 * @param {string} root
 * @param {object} settings
 */
function keyOf(root, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  // the build itself is among them
  for (const [path, bytes] of readFiles(join(root, 'src')))
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  for (const path of besideSources.map((name) => join(root, name)))
    if (existsSync(path)) hash.update(`\n${path}\n`).update(readFileSync(path));
  return hash.digest('base64url');
}
