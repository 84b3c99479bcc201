import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {import('./assets.mjs').Files} Files */

const texts = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);
/** Entries that a cache may hold before those of earlier builds are thrown away. */
const cacheLimit = 2000;

/** @param {string} file */
export const isText = (file) => texts.has(extname(file));

/** @type {[suffix: string, compress: (bytes: Buffer) => Promise<Buffer>][]} */
const encodings = [
  [
    '.br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * Compresses every text. It is the slowest part of a build, so results are kept by content.
 * @param {Files} files
 * @param {string} cache  folder, made when missing
 * @returns {Promise<Files>} the compressed neighbours
 */
export async function compressAll(files, cache) {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Files} */
  const compressed = new Map();
  const jobs = [...files]
    .filter(([file]) => isText(file))
    // the longest first, so that no core is left with it in the end
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([file, bytes]) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      return encodings.map(async ([suffix, compress]) => {
        const name = hash + suffix;
        used.add(name);
        const path = join(cache, name);
        // another build may be tidying up
        const kept = known.has(name) ? await readFile(path).catch(() => null) : null;
        const result = kept ?? (await compress(bytes));
        if (!kept) await keep(path, result);
        compressed.set(file + suffix, result);
      });
    });
  await Promise.all(jobs);
  const old = [...known].filter((name) => !used.has(name));
  if (known.size > cacheLimit)
    await Promise.all(old.map((name) => rm(join(cache, name), { force: true })));
  return compressed;
}

/**
 * Under its name only once it is whole: another build may be reading.
 * @param {string} path
 * @param {Buffer} bytes
 */
async function keep(path, bytes) {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}
