import { readOptions } from '../../src/build/options.mjs';
import { freePort, portOf } from '../../src/build/ports.mjs';
import { writeSite } from '../../src/build/production.mjs';
import { serveSite } from '../../src/build/serve.mjs';

/** @typedef {Awaited<ReturnType<typeof writeSite>>} BuiltSite */

/**
 * Builds the production site, without any configuration but the one given.
 * @param {'react' | 'preact'} library
 * @param {string} out
 * @param {Record<string, string>} [env]
 */
export const buildSite = (library, out, env = {}) =>
  writeSite(readOptions([], env, { library, out }));

/**
 * Serves a built site on a free port for as long as this process lives.
 * @param {BuiltSite} site
 * @returns {Promise<Record<string, string>>} what the tests find in process.env
 */
export async function serveForTests(site) {
  const server = await serveSite(site, 0);
  return { SITE_ORIGIN: `http://localhost:${portOf(server)}`, SITE_FOLDER: site.folder };
}

/**
 * What a build is told of the test server for Supabase, which each test starts on that port itself.
 * @returns {Promise<Record<string, string>>}
 */
export async function databaseToCome() {
  const port = await freePort();
  return {
    SUPABASE_URL: `http://localhost:${port}`,
    SUPABASE_ANON_KEY: 'sb_publishable_wrenview_trial_only',
  };
}
