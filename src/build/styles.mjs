import { BuildError } from './options.mjs';

/**
 * Takes the one bundled stylesheet apart again at the comments that name its modules, so
 * that each page gets the rules it needs and no visitor pays for the admin's.
 * @param {string} css  bundled, white space kept
 * @returns {Map<string, string>} rules by source path, in cascade order
 */
export function splitStyles(css) {
  const parts = css.split(/^\/\* (\S+\.css) \*\/$/m);
  /** @type {Map<string, string>} */
  const byModule = new Map();
  for (let i = 1; i < parts.length; i += 2)
    byModule.set(parts[i] ?? '', (parts[i + 1] ?? '').trim());
  return byModule;
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
