import { basename } from 'node:path';

/** @typedef {{ chunk: string, bytes: number, packages: { name: string, bytes: number }[] }} ChunkWeight */

/**
 * Which package weighs what in each chunk. Brotli packs a chunk as a whole: its bytes are told
 * apart by each one's share before that.
 * @param {import('esbuild').Metafile} metafile
 * @param {(file: string) => number} bytesOf  after brotli; 0 for what is not part of the site
 * @returns {ChunkWeight[]} the heaviest first
 */
export function weighPackages(metafile, bytesOf) {
  return Object.entries(metafile.outputs)
    .flatMap(([path, { inputs }]) => {
      const bytes = bytesOf(`assets/${basename(path)}`);
      return path.endsWith('.js') && bytes > 0
        ? { chunk: basename(path), bytes, packages: shares(inputs, bytes) }
        : [];
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/**
 * @param {Record<string, { bytesInOutput: number }>} inputs
 * @param {number} bytes  to share out
 */
function shares(inputs, bytes) {
  /** @type {Map<string, number>} */
  const raw = new Map();
  for (const [path, { bytesInOutput }] of Object.entries(inputs))
    raw.set(packageOf(path), (raw.get(packageOf(path)) ?? 0) + bytesInOutput);
  const total = [...raw.values()].reduce((sum, each) => sum + each, 0);
  return [...raw]
    .map(([name, each]) => ({ name, bytes: Math.round((each / total) * bytes) }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** @param {string} path */
function packageOf(path) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name ?? path.split('/').slice(0, 2).join('/');
}
