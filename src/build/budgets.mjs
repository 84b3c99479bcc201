import { BuildError } from './options.mjs';

/** Kilobytes after brotli that the build may not exceed. */
const budgets = {
  react: { html: 14, 'page scripts': 89 },
  preact: { html: 14, 'page scripts': 36 },
};

/**
 * @typedef {object} Weight
 * @property {string} page      path of the page
 * @property {number} html      bytes of its HTML after brotli, styles included
 * @property {number} scripts   bytes of the scripts it loads
 */

/**
 * Prints the weight table and fails above the budgets.
 * @param {Weight[]} weights
 * @param {'react' | 'preact'} library
 * @param {(line: string) => void} print
 */
export function checkBudgets(weights, library, print) {
  const limit = budgets[library];
  const tooHeavy = [];
  print(`page${' '.repeat(34)}HTML     scripts   (KB, brotli, ${library})`);
  for (const { page, html, scripts } of weights) {
    print(`${page.padEnd(36)}${kb(html)}${kb(scripts)}`);
    if (html > limit.html * 1000)
      tooHeavy.push(`${page}: HTML ${kb(html).trim()} KB, budget ${limit.html}`);
    if (scripts > limit['page scripts'] * 1000)
      tooHeavy.push(`${page}: scripts ${kb(scripts).trim()} KB, budget ${limit['page scripts']}`);
  }
  if (tooHeavy.length) throw new BuildError(`Over budget: ${tooHeavy.join('; ')}`);
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
