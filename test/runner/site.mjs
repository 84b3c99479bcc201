import { bundleSite } from '../../src/build/bundle.mjs';
import { readOptions } from '../../src/build/options.mjs';
import { serveSite } from '../../src/build/serve.mjs';
import { writeSite } from '../../src/build/site.mjs';

/** @typedef {Awaited<ReturnType<typeof writeSite>>} BuiltSite */

/**
 * Builds the production site without any configuration.
 * @param {'react' | 'preact'} library
 * @param {string} out
 */
export async function buildSite(library, out) {
  const options = readOptions([], {}, { library, out });
  return writeSite(options, await bundleSite(options));
}

/**
 * Serves a built site on a free port for as long as this process lives.
 * @param {BuiltSite} site
 * @returns {Promise<Record<string, string>>} what the tests find in process.env
 */
export async function serveForTests(site) {
  const server = await serveSite(site, 0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { SITE_ORIGIN: `http://localhost:${port}`, SITE_FOLDER: site.folder };
}
