/**
 * What one run of the build works with, read once from the command line and the environment.
 * @typedef {object} Options
 * @property {'react' | 'preact'} library  which library renders the pages
 * @property {boolean} dev                 readable output and live reload
 * @property {string} siteUrl              origin used in canonical links; empty for the brand's default
 * @property {Supabase | null} supabase    the hosted database; null for browser storage alone
 * @property {boolean} worker              whether visitors get the service worker that keeps pages
 * @property {string} root                 folder of the project
 * @property {string} out                  folder the site is written to
 *
 * @typedef {object} Supabase
 * @property {string} url      origin of the project
 * @property {string} anonKey  the key that browsers may know
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
  const { dev = false } = overrides;
  const unknown = flags.find((flag) => !knownFlags.has(flag));
  if (unknown)
    throw new BuildError(`Unknown option ${unknown}. Known: ${[...knownFlags].join(', ')}`);
  return {
    library: flags.includes('--preact') ? 'preact' : 'react',
    dev,
    siteUrl: readOrigin('SITE_URL', env['SITE_URL']),
    supabase: readSupabase(env),
    // the build without it takes it away from those who have it
    worker: !dev && !env['NO_WORKER'],
    root,
    // a build beside a running `npm run dev` must not change what that serves
    out: join(root, dev ? 'node_modules/.cache/wrenview-dev' : 'dist'),
    ...overrides,
  };
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
function readOrigin(name, text) {
  if (!text) return '';
  if (!URL.canParse(text)) throw new BuildError(`${name} is not a URL: ${text}`);
  const { protocol, origin } = new URL(text);
  if (!/^https?:$/.test(protocol))
    throw new BuildError(`${name} begins with neither https:// nor http://: ${text}`);
  return origin;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Supabase | null}
 */
function readSupabase(env) {
  const url = readOrigin('SUPABASE_URL', env['SUPABASE_URL']);
  const anonKey = env['SUPABASE_ANON_KEY']?.trim() ?? '';
  if (!url && !anonKey) return null;
  if (!url || !anonKey)
    throw new BuildError('SUPABASE_URL and SUPABASE_ANON_KEY belong together: one is not set');
  if (isSecret(anonKey))
    throw new BuildError(
      'SUPABASE_ANON_KEY is a secret key, which must never reach a browser: use the publishable (anon) key',
    );
  return { url, anonKey };
}

/**
 * Secret keys are `sb_secret_…`, or older ones a JWT whose role is service_role; `sbp_…` are tokens of
 * accounts, and the address of a database holds its password. Whatever stands around them: quotes, or a name.
 */
function isSecret(/** @type {string} */ key) {
  if (/sb_secret_|sbp_|postgres(ql)?:/.test(key)) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return payload.includes('service_role');
}
