import { BuildError } from './options.mjs';

/** Kilobytes after brotli that a page may not exceed: HTML with its styles, and its scripts. */
const budgets = {
  react: {
    public: { html: 14, scripts: 87 },
    account: { html: 9, scripts: 88 },
    staff: { html: 9, scripts: 99 },
  },
  preact: {
    public: { html: 14, scripts: 35 },
    account: { html: 9, scripts: 36 },
    staff: { html: 9, scripts: 46 },
  },
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
  const tooHeavy = [];
  print(`page${' '.repeat(46)}HTML   scripts   (KB, brotli, ${library})`);
  for (const weight of weights) {
    const { page, html, scripts } = weight;
    const limit = budgets[library][areaOf(page)];
    print(`${page.padEnd(46)}${kb(html).padStart(8)}${kb(scripts).padStart(10)}`);
    if (html > limit.html * 1000)
      tooHeavy.push(`${page}: HTML ${kb(html)} KB, budget ${limit.html}`);
    if (scripts > limit.scripts * 1000)
      tooHeavy.push(`${page}: scripts ${kb(scripts)} KB, budget ${limit.scripts}`);
  }
  if (tooHeavy.length) throw new BuildError(`Over budget: ${tooHeavy.join('; ')}`);
}

/** @param {string} page */
function areaOf(page) {
  if (/^\/admin(\/|$)/.test(page)) return 'staff';
  return /^\/(login|signup|(forgot|reset)-password|dashboard)$/.test(page) ? 'account' : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
