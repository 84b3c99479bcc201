/**
 * What one run of the build works with, read once from the command line and the environment.
 * @typedef {object} Options
 * @property {'react' | 'preact'} library  which library renders the pages
 * @property {boolean} dev                 readable output and live reload
 * @property {string} siteUrl              origin used in canonical links; empty for the brand's default
 * @property {string} root                 folder of the project
 * @property {string} out                  folder the site is written to
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An expected failure: shown to the developer as one line, without a stack. */
export class BuildError extends Error {}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const knownFlags = new Set(['--preact']);

/**
 * @param {string[]} flags
 * @param {NodeJS.ProcessEnv} env
 * @param {Partial<Options>} [overrides]
 * @returns {Options}
 */
export function readOptions(flags, env, overrides = {}) {
  const unknown = flags.find((flag) => !knownFlags.has(flag));
  if (unknown)
    throw new BuildError(`Unknown option ${unknown}. Known: ${[...knownFlags].join(', ')}`);
  return {
    library: flags.includes('--preact') ? 'preact' : 'react',
    dev: false,
    siteUrl: readOrigin(env['SITE_URL']),
    root,
    out: join(root, 'dist'),
    ...overrides,
  };
}

/** @param {string | undefined} text */
function readOrigin(text) {
  if (!text) return '';
  if (!URL.canParse(text)) throw new BuildError(`SITE_URL is not a URL: ${text}`);
  return new URL(text).origin;
}
