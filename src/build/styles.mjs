import { transform } from 'esbuild';
import { BuildError } from './options.mjs';

const firstLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives custom properties names of one or two letters, the shortest to those that are named most.
 * Only stylesheets may use them: no script and no attribute of this project does.
 * @param {string} css  all there is, so that each part of it gets the same names
 */
export function shortenProperties(css) {
  const name = /(?<![\w-])--[\w-]+/g;
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const [each] of css.matchAll(name)) uses.set(each, (uses.get(each) ?? 0) + 1);
  const byUse = [...uses].sort(([, one], [, other]) => other - one).map(([each]) => each);
  const short = new Map(byUse.map((each, index) => [each, `--${shortName(index)}`]));
  return css.replace(name, (each) => short.get(each) ?? each);
}

/** @param {number} index */
function shortName(index) {
  const first = firstLetters[index % firstLetters.length] ?? '';
  return first + (Math.floor(index / firstLetters.length) || '');
}

/**
 * Takes the one bundled stylesheet apart again at the comments that name its modules, so
 * that each page gets the rules it needs and no visitor pays for the admin's.
 * @param {string} css  bundled, white space kept
 * @param {readonly string[]} order  source paths, others among them, in cascade order
 * @returns {Map<string, string>} rules by source path, in that order; none of what is not in it
 */
export function splitStyles(css, order) {
  const parts = css.split(/^\/\* (\S+\.css) \*\/$/m);
  /** @type {Map<string, string>} */
  const byModule = new Map();
  for (let i = 1; i < parts.length; i += 2)
    byModule.set(parts[i] ?? '', (parts[i + 1] ?? '').trim());
  return new Map(
    order.flatMap((module) => {
      const rules = byModule.get(module);
      return rules === undefined ? [] : [[module, rules]];
    }),
  );
}

/**
 * @param {Map<string, string>} byModule
 * @param {(module: string) => boolean} wanted
 */
export function joinStyles(byModule, wanted) {
  return [...byModule]
    .filter(([module]) => wanted(module))
    .map(([, rules]) => rules)
    .join('\n');
}

/**
 * What was minified before, which is most of it when a developer changes one file.
 * @type {Map<string, Promise<string>>}
 */
const known = new Map();
const mostKnown = 1000;

/**
 * @param {string} css
 * @returns {Promise<string>}
 */
export function minified(css) {
  const text = known.get(css) ?? minify(css);
  if (known.size > mostKnown) known.clear();
  known.set(css, text);
  return text;
}

/** @param {string} css */
async function minify(css) {
  const result = await transform(css, {
    loader: 'css',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  });
  return result.code.trim();
}

/**
 * Fails when the page uses a class that its rules do not mention.
 * @param {string} html
 * @param {string} css
 * @param {string} page
 */
export function checkClasses(html, css, page) {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const known = new Set([...css.matchAll(/\.([\w-]+)/g)].map((match) => match[1]));
  for (const name of used) {
    if (name && !known.has(name))
      throw new BuildError(`${page} uses class "${name}", which its stylesheet lacks`);
  }
}
