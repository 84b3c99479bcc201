import { join } from 'node:path';
import { stop } from 'esbuild';
import { checkBudgets, weigh } from './budgets.mjs';
import { bundleSite } from './bundle.mjs';
import { cachePath } from './cache.mjs';
import { openCompressor } from './compress.mjs';
import { hostFiles } from './hosts.mjs';
import { openFolder, readFiles } from './output.mjs';
import { prerender } from './prerender.mjs';
import { assembleSite } from './site.mjs';

/** @typedef {import('./options.mjs').Options} Options */

/**
 * Makes the site and puts it into its folder, unless the types are wrong.
 * @param {Options} options
 * @param {Promise<void>} types  rejects where they are
 * @param {(line: string) => void} print
 */
export async function buildSite(options, types, print) {
  const [site] = await Promise.all([writeSite(options, types), types]);
  // a server that follows would carry its memory along
  await stop();
  checkBudgets(site.weights, options, print);
  return site;
}

/**
 * Makes the site and puts it into its folder.
 * @param {Options} options
 * @param {Promise<void>} [checked]  without which the folder stays as it is
 */
export async function writeSite(options, checked) {
  const site = await makeSite(options, async (names) => {
    await checked;
    return openFolder(options.out, names);
  });
  return { ...site, folder: options.out };
}

/**
 * Makes the whole site in memory, each text with its compressed neighbours.
 * @param {Options} options
 * @param {(names: string[]) => Promise<import('./output.mjs').Put>} [open]  called with the names of
 *   all files before the first is put: the main thread writes while others compress
 */
export async function makeSite(options, open = async () => () => {}) {
  const { rendered, ...bundle } = await bundleSite(options, prerender);
  const { add, neighbours, keep } = await openCompressor(cachePath(options.root, 'compressed'));
  const { files: made, ...site } = await assembleSite(options, bundle, rendered, add);
  const plain = new Map([...readFiles(join(options.root, 'static')), ...made]);
  add(plain);
  const files = new Map([...plain, ...hostFiles(site, [...plain.keys()])]);
  const put = await open([...files.keys(), ...neighbours.keys()]);
  for (const [file, bytes] of files) put(file, bytes);
  const putAll = [...neighbours].map(async ([file, compressed]) => {
    const bytes = await compressed;
    files.set(file, bytes);
    put(file, bytes);
  });
  await Promise.all(putAll);
  await keep();
  const weights = weigh(
    [...site.pages, ...site.journeys],
    (file) => files.get(`${file}.br`)?.length ?? 0,
  );
  return { ...site, weights, bundle, files };
}
