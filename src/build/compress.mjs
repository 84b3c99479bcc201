import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openCache } from './cache.mjs';

/** @typedef {import('./output.mjs').Files} Files */

const textSuffixes = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
]);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Two of each text, of some builds. */
const mostKept = 2000;

/** @param {string} file */
const isText = (file) => textSuffixes.has(extname(file));

/** Bytes: the home page and the one that stands in for a channel's are larger, others are not. */
const largeDocument = 50_000;

/**
 * The best quality makes a document 2 % smaller, 0.2 KB, and takes more than twice as long. All but the
 * largest do without: for them together it would be a tenth of a build.
 * @param {string} file
 * @param {number} size  bytes
 */
const brotliQuality = (file, size) =>
  isDocument(file) && size < largeDocument
    ? constants.BROTLI_MAX_QUALITY - 1
    : constants.BROTLI_MAX_QUALITY;

/**
 * Not what a click fetches of a page, every byte of which is waited for.
 * @param {string} file
 */
const isDocument = (file) => extname(file) === '.html' && !file.startsWith('assets/');

/**
 * As a power of two; by itself brotli takes twice as much. Only React's script is longer, and its size
 * goes by the hashes in the names it holds: in 24 tries by up to 0.15 KB, which was 0.2 KB and more.
 */
const blockSize = 17;

/**
 * @typedef {object} Encoding
 * @property {string} suffix
 * @property {(file: string, size: number) => number} quality
 * @property {(bytes: Buffer, quality: number) => Promise<Buffer>} compress
 */

/** @type {Encoding[]} */
const encodings = [
  {
    suffix: '.br',
    quality: brotliQuality,
    compress: (bytes, quality) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
        },
      }),
  },
  {
    suffix: '.gz',
    quality: () => constants.Z_BEST_COMPRESSION,
    compress: (bytes, level) => gzipped(bytes, { level }),
  },
];

/**
 * Compresses texts as they come. It is the slowest part of a build, so results are kept by content and
 * quality.
 * @param {string} cachePath  file in which they are kept, made when missing
 */
export async function openCompressor(cachePath) {
  const cache = await openCache(cachePath, mostKept);
  /** @type {Map<string, Promise<Buffer>>} */
  const neighbours = new Map();

  /** @param {string} file @param {Buffer} bytes */
  function begin(file, bytes) {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    for (const { suffix, quality, compress } of encodings) {
      const used = quality(file, bytes.length);
      const result = cache.get(`${hash}${suffix}${used}`, () => compress(bytes, used));
      // whoever awaits them all hears of it; until then the process would end at one, unhandled
      result.catch(() => undefined);
      neighbours.set(file + suffix, result);
    }
  }
  return {
    /** What is to stand beside each text, by path. */
    neighbours,

    /**
     * Begins with every text that it was not given before.
     * @param {Files} files
     */
    add(files) {
      const texts = [...files].filter(([file]) => isText(file) && !neighbours.has(`${file}.br`));
      // the longest first, so that no core is left with it in the end
      texts.sort(([, one], [, other]) => other.length - one.length);
      for (const [file, bytes] of texts) begin(file, bytes);
    },

    /** Keeps the results for the next time. */
    keep: cache.save,
  };
}

/**
 * Compresses every text.
 * @param {Files} files
 * @param {string} cachePath  as above
 * @returns {Promise<Files>} the compressed neighbours
 */
export async function compressAll(files, cachePath) {
  const { add, neighbours, keep } = await openCompressor(cachePath);
  add(files);
  const jobs = [...neighbours].map(
    async ([file, bytes]) => /** @type {const} */ ([file, await bytes]),
  );
  const compressed = new Map(await Promise.all(jobs));
  await keep();
  return compressed;
}
