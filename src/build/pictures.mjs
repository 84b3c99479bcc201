import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Close enough to the best for a figure that is rounded to kilobytes, and fifty times as quick. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** @type {Map<string, Record<string, number>>} */
const known = new Map();

/**
 * @param {string} root  folder of the project
 * @returns {Record<string, number>} kilobytes that each picture in a folder of static/ takes on its
 * way to a browser, rounded up, by its address: pages hold this, and small figures take little
 */
export function pictureKilobytes(root) {
  const kilobytes = known.get(root) ?? weighPictures(root);
  known.set(root, kilobytes);
  return kilobytes;
}

/** @param {string} root */
function weighPictures(root) {
  const folder = join(root, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => /[\\/].*\.(svg|png|jpe?g|webp|avif)$/.test(name))
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        const sent = name.endsWith('.svg') ? brotliCompressSync(bytes, { params }) : bytes;
        return [`/${name.replaceAll('\\', '/')}`, Math.ceil(sent.length / 1000)];
      }),
  );
}
