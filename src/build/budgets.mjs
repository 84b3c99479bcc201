import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, and what a click on a link to it fetches at most.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 14, scripts: 73.2, rest: 86, arrival: 5.3 },
    public: { html: 10.1, scripts: 77, rest: 87, arrival: 4.2 },
    blog: { html: 11.3, scripts: 80, rest: 91, arrival: 8 },
    account: { html: 9.8, scripts: 87, rest: 96, arrival: 14.5 },
    staffLogin: { html: 9.7, scripts: 87.2, rest: 96.8, arrival: 15.5 },
    staff: { html: 8, scripts: 101, rest: 109, arrival: 31 },
    journey: { html: 0, scripts: 115, rest: 115, arrival: 0 },
  },
  preact: {
    home: { html: 14, scripts: 21, rest: 34, arrival: 5.3 },
    public: { html: 10.1, scripts: 24.5, rest: 34.5, arrival: 4.2 },
    blog: { html: 11.3, scripts: 27, rest: 38, arrival: 8 },
    account: { html: 9.8, scripts: 34, rest: 43.2, arrival: 14.3 },
    staffLogin: { html: 9.7, scripts: 34.5, rest: 44, arrival: 15.1 },
    staff: { html: 8, scripts: 48, rest: 56, arrival: 30 },
    journey: { html: 0, scripts: 60, rest: 60, arrival: 0 },
  },
};

/** All that a customer loads from the sign-in page to the dashboard. */
export const signInJourney = '/login to /dashboard, signed in';

/**
 * Bytes after brotli.
 * @typedef {object} Weight
 * @property {string} page     path of the page
 * @property {number} html     its HTML, styles included
 * @property {number} scripts  the scripts it loads by itself
 * @property {number} rest     all it loads by itself
 * @property {number} arrival  what a click on a link to it fetches when no other page was visited
 */

/** @type {(keyof Omit<Weight, 'page'>)[]} */
const kinds = ['html', 'scripts', 'rest', 'arrival'];
/** @type {Record<string, string>} */
const names = { html: 'HTML', scripts: 'scripts', rest: 'at rest', arrival: 'by a click' };

/**
 * @param {import('./site.mjs').BuiltPage[]} pages
 * @param {(file: string) => number} bytesOf  after brotli
 * @returns {Weight[]}
 */
export function weigh(pages, bytesOf) {
  const total = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + bytesOf(file), 0);
  return pages.map(({ path, file, scripts, arrival }) => ({
    page: path,
    html: bytesOf(file),
    scripts: total(scripts),
    rest: bytesOf(file) + total(scripts),
    arrival: total(arrival),
  }));
}

/**
 * Prints the weight table and fails above the budgets.
 * @param {Weight[]} weights
 * @param {'react' | 'preact'} library
 * @param {(line: string) => void} print
 */
export function checkBudgets(weights, library, print) {
  const tooHeavy = [];
  const heading = kinds.map((kind) => (names[kind] ?? '').padStart(12)).join('');
  print(`${'page'.padEnd(48)}${heading}   (KB, brotli, ${library})`);
  for (const weight of weights) {
    const { page } = weight;
    const limits = budgets[library][areaOf(page)];
    print(page.padEnd(48) + kinds.map((kind) => kb(weight[kind]).padStart(12)).join(''));
    for (const kind of kinds) {
      const limit = limits?.[kind] ?? 0;
      if (weight[kind] > limit * 1000)
        tooHeavy.push(`${page}: ${names[kind]} ${kb(weight[kind])} KB, budget ${limit}`);
    }
  }
  if (tooHeavy.length) throw new BuildError(`Over budget: ${tooHeavy.join('; ')}`);
}

/** @param {string} page */
function areaOf(page) {
  if (page === signInJourney) return 'journey';
  if (page === '/') return 'home';
  if (page === '/admin/login') return 'staffLogin';
  if (/^\/admin(\/|$)/.test(page)) return 'staff';
  if (/^\/blog(\/|$)/.test(page)) return 'blog';
  return /^\/(login|signup|(forgot|reset)-password|confirm-email|dashboard)$/.test(page)
    ? 'account'
    : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
