import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openCache } from './cache.mjs';

/** @typedef {import('./assets.mjs').Files} Files */

const texts = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

/** @param {string} file */
const isText = (file) => texts.has(extname(file));

/**
 * Documents are six tenths of what is compressed. The best quality would make them 2 % smaller, and
 * takes more than twice as long: an eleventh of a build.
 * @param {string} file
 */
const brotliQuality = (file) =>
  extname(file) === '.html' ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;

/** @type {[suffix: string, compress: (bytes: Buffer, file: string) => Promise<Buffer>][]} */
const encodings = [
  [
    '.br',
    (bytes, file) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/**
 * Compresses every text. It is the slowest part of a build, so results are kept by content.
 * @param {Files} files
 * @param {string} cachePath  file in which they are kept, made when missing
 * @returns {Promise<Files>} the compressed neighbours
 */
export async function compressAll(files, cachePath) {
  const cache = await openCache(cachePath);
  /** @type {Files} */
  const compressed = new Map();
  const jobs = [...files]
    .filter(([file]) => isText(file))
    // the longest first, so that no core is left with it in the end
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([file, bytes]) => {
      const hash = createHash('sha256').update(bytes).digest('base64url');
      return encodings.map(async ([suffix, compress]) => {
        const result = await cache.get(hash + suffix, () => compress(bytes, file));
        compressed.set(file + suffix, result);
      });
    });
  await Promise.all(jobs);
  await cache.save();
  return compressed;
}
