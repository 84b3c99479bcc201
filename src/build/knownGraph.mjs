import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openCache } from './cache.mjs';
import { hashSources } from './sources.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/** Both libraries, with a database and without. */
const mostKept = 4;

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
  const asked = createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
  const graph = await cache.get(`${asked} ${hashSources(root)}`, async () =>
    Buffer.from(JSON.stringify(await make())),
  );
  await cache.save();
  return JSON.parse(`${graph}`);
}
