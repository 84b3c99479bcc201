import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weigh } from './budgets.mjs';
import { bundleSite } from './bundle.mjs';
import { compressAll, isText } from './compress.mjs';
import { hostFiles } from './hosts.mjs';
import { renewFolder, writeFiles } from './output.mjs';
import { assembleSite } from './site.mjs';

/** @typedef {import('./options.mjs').Options} Options */
/** @typedef {Awaited<ReturnType<typeof makeSite>>} Made */

/**
 * Makes the whole site in memory, each text with its compressed neighbours.
 * @param {Options} options
 */
export async function makeSite(options) {
  const bundle = await bundleSite(options);
  const { files, ...site } = await assembleSite(options, bundle);
  const statics = await readdir(staticFolder(options), { recursive: true });
  const texts = new Map([...(await readTexts(options, statics)), ...files]);
  const compressed = await compressAll(
    texts,
    join(options.root, 'node_modules/.cache/wrenview-build'),
  );
  const weights = weigh(
    [...site.pages, ...site.journeys],
    (file) => compressed.get(`${file}.br`)?.length ?? 0,
  );
  const hosts = hostFiles(site, [...statics, ...files.keys()]);
  return { ...site, weights, bundle, files: new Map([...files, ...compressed, ...hosts]) };
}

/**
 * Puts a site that was made into its folder.
 * @param {Options} options
 * @param {Made} made
 */
export async function writeSite(options, { files, ...site }) {
  await renewFolder(options);
  await writeFiles(options.out, files);
  return { ...site, folder: options.out };
}

/** @param {Options} options */
const staticFolder = ({ root }) => join(root, 'static');

/**
 * @param {Options} options
 * @param {string[]} names
 */
function readTexts(options, names) {
  const read = async (/** @type {string} */ name) =>
    /** @type {const} */ ([name, await readFile(join(staticFolder(options), name))]);
  return Promise.all(names.filter(isText).map(read));
}
