import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An own drawing that is marked as the one seen first. */
const urgent = /<img[^>]* (src="(\/[\w/-]+\.svg)")[^>]* fetchpriority="high"[^>]*>/gi;
/** Bytes: a larger one is worth a request of its own. */
const limit = 2000;

/**
 * Puts the small drawings that may be seen first into their page: as files of their own they are
 * asked for only after the first paint, and their headers weigh more than what they save. There is
 * nothing to put off then: they are painted with the words around them.
 * @param {string} html
 * @param {string} folder  of the site's static files
 * @returns {Promise<string>}
 */
export async function inlineUrgentPictures(html, folder) {
  const found = [...html.matchAll(urgent)];
  const inlined = await Promise.all(
    found.map(async ([image, source = '', address = '']) => {
      const drawing = await readFile(join(folder, address), 'utf8');
      if (Buffer.byteLength(drawing) > limit) return image;
      return image
        .replace(source, () => `src='${dataUrl(drawing)}'`)
        .replace(' loading="lazy"', '')
        .replace(' decoding="async"', ' decoding="sync"');
    }),
  );
  return html.replace(urgent, () => inlined.shift() ?? '');
}

/**
 * As the value of an attribute between single quotes, of which drawings have few. Plain text
 * compresses better than Base64; what is escaped is what a URL
 * (https://url.spec.whatwg.org/#data-urls) or the attribute would end at. An image never shows the
 * drawing's own title.
 * @param {string} drawing
 */
const dataUrl = (drawing) =>
  `data:image/svg+xml,${drawing
    .trim()
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/[%#]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')}`;
