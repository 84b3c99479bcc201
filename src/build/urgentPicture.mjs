import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An own drawing that is marked as the one seen first. */
const urgent = /<img[^>]* (src="(\/[\w/-]+\.svg)")[^>]* fetchpriority="high"[^>]*>/i;
/** Bytes: a larger one is worth a request of its own. */
const limit = 2000;

/**
 * Puts the small drawing that is seen first into its page: as a file of its own it is asked for
 * only after the first paint, and its headers weigh more than what they save. There is nothing to
 * put off then: it is painted with the words around it.
 * @param {string} html
 * @param {string} folder  of the site's static files
 * @returns {Promise<string>}
 */
export async function inlineUrgentPicture(html, folder) {
  const [image, source = '', address = ''] = urgent.exec(html) ?? [];
  if (!image) return html;
  const drawing = await readFile(join(folder, address), 'utf8');
  if (Buffer.byteLength(drawing) > limit) return html;
  const inlined = image
    .replace(source, () => `src="${dataUrl(drawing)}"`)
    .replace(' loading="lazy"', '')
    .replace(' decoding="async"', ' decoding="sync"');
  return html.replace(image, () => inlined);
}

/**
 * As an attribute's value. Plain text compresses better than Base64; what is escaped is what a URL
 * (https://url.spec.whatwg.org/#data-urls) or the attribute would end at.
 * @param {string} drawing
 */
const dataUrl = (drawing) =>
  `data:image/svg+xml,${drawing
    .trim()
    .replace(/[%#]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`;
