import { join } from 'node:path';
import { stop } from 'esbuild';
import { checkBudgets, weigh } from './budgets.mjs';
import { bundleSite } from './bundle.mjs';
import { cachePath } from './cache.mjs';
import { compressAll } from './compress.mjs';
import { hostFiles } from './hosts.mjs';
import { fillFolder, readFiles } from './output.mjs';
import { prerender } from './prerender.mjs';
import { assembleSite } from './site.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Awaited<ReturnType<typeof makeSite>>} Made */

/**
 * Makes the site and puts it into its folder, unless the types are wrong.
 * @param {Options} options
 * @param {Promise<void>} types  rejects where they are
 * @param {(line: string) => void} print
 */
export async function buildSite(options, types, print) {
  const [made] = await Promise.all([makeSite(options), types]);
  const site = writeSite(options, made);
  // a server that follows would carry its memory along
  await stop();
  checkBudgets(site.weights, options, print);
  return { ...site, files: made.files };
}

/**
 * Makes the whole site in memory, each text with its compressed neighbours.
 * @param {Options} options
 */
export async function makeSite(options) {
  const { rendered, ...bundle } = await bundleSite(options, prerender);
  const { files, ...site } = await assembleSite(options, bundle, rendered);
  const statics = readFiles(join(options.root, 'static'));
  const compressed = await compressAll(
    new Map([...statics, ...files]),
    cachePath(options.root, 'compressed'),
  );
  const weights = weigh(
    [...site.pages, ...site.journeys],
    (file) => compressed.get(`${file}.br`)?.length ?? 0,
  );
  const hosts = hostFiles(site, [...statics.keys(), ...files.keys()]);
  const all = new Map([...statics, ...files, ...compressed, ...hosts]);
  return { ...site, weights, bundle, files: all };
}

/**
 * Puts a site that was made into its folder.
 * @param {Options} options
 * @param {Made} made
 */
export function writeSite(options, { files, ...site }) {
  fillFolder(options.out, files);
  return { ...site, folder: options.out };
}
