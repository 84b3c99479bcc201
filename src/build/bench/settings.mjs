import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '../options.mjs';

/** @typedef {'react' | 'preact'} Library */
/**
 * What to measure, from the command line.
 * @typedef {object} Settings
 * @property {Library[]} libraries
 * @property {string[]} parts   of 'pages', 'clicks', 'growth' and 'packages'
 * @property {string} only      one page; empty for all
 * @property {number} runs      visits; their median is printed
 * @property {string} json      file that the figures are written to
 */

const parts = ['pages', 'clicks', 'growth', 'packages'];
/** @type {Library[]} */
const libraries = ['react', 'preact'];
const known = ['library', 'parts', 'only', 'runs', 'json'];

/**
 * @param {string[]} flags  each as --name=value; --preact for its library alone, as for other words
 * @returns {Settings}
 */
export function readSettings(flags) {
  const values = new Map(
    flags.map((flag) => split(flag === '--preact' ? '--library=preact' : flag)),
  );
  const runs = Number(values.get('runs') ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new BuildError('--runs must be a whole number');
  return {
    libraries: choice('library', libraries, values.get('library')),
    // the others are no page's
    parts: choice(
      'parts',
      parts,
      values.get('parts') ?? (values.has('only') ? 'pages,clicks' : undefined),
    ),
    only: values.get('only') ?? '',
    runs,
    json: values.get('json') ?? join(tmpdir(), 'wrenview-bench.json'),
  };
}

/**
 * @param {string} flag
 * @returns {[name: string, value: string]}
 */
function split(flag) {
  const [, name = '', value = ''] = /^--(\w+)=(.+)$/.exec(flag) ?? [];
  if (!known.includes(name)) {
    const all = known.map((each) => `--${each}=…`).join(', ');
    throw new BuildError(`Unknown option ${flag}. Known: ${all}`);
  }
  return [name, value];
}

/**
 * @template {string} T
 * @param {string} name
 * @param {T[]} all
 * @param {string | undefined} text  some of them with commas between
 * @returns {T[]}
 */
function choice(name, all, text) {
  if (text === undefined) return all;
  const chosen = all.filter((each) => text.split(',').includes(each));
  if (chosen.length === 0) throw new BuildError(`--${name} is one of ${all.join(', ')}`);
  return chosen;
}
