import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { extname } from 'node:path';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const texts = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.webmanifest']);

/** @param {string} file */
export const isText = (file) => texts.has(extname(file));

/** @param {Buffer} bytes */
export const brotli = (bytes) =>
  brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * @param {string} file
 * @param {Buffer} bytes
 * @returns {Promise<[string, Buffer][]>} the compressed neighbours of a text file
 */
export async function compressed(file, bytes) {
  if (!isText(file)) return [];
  return [
    [`${file}.br`, await brotli(bytes)],
    [`${file}.gz`, await gzipAsync(bytes, { level: 9 })],
  ];
}
