import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, what a click on a link to it fetches at most, and all its scripts
 * where it waits for a reason to load them.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 14, scripts: 62.3, rest: 75, arrival: 5.3, awake: 62.3 },
    public: { html: 10.2, scripts: 65.7, rest: 75.6, arrival: 4.2, awake: 65.7 },
    blog: { html: 11.9, scripts: 69, rest: 80.3, arrival: 8, awake: 69 },
    form: { html: 9.9, scripts: 76.4, rest: 86, arrival: 2.8, awake: 76.4 },
    account: { html: 9.8, scripts: 74.5, rest: 82.9, arrival: 13.2, awake: 74.5 },
    staff: { html: 8, scripts: 90, rest: 98, arrival: 31, awake: 90 },
    journey: { html: 0, scripts: 99.2, rest: 99.2, arrival: 0, awake: 99.2 },
  },
  preact: {
    home: { html: 14, scripts: 21.5, rest: 34.2, arrival: 5.3, awake: 21.5 },
    public: { html: 10.2, scripts: 24.7, rest: 34.7, arrival: 4.2, awake: 24.7 },
    blog: { html: 11.9, scripts: 27.7, rest: 39, arrival: 8, awake: 27.7 },
    form: { html: 9.9, scripts: 35.1, rest: 44.8, arrival: 2.8, awake: 35.1 },
    account: { html: 9.8, scripts: 33.4, rest: 41.8, arrival: 12.9, awake: 33.4 },
    staff: { html: 8, scripts: 48, rest: 56, arrival: 30, awake: 48 },
    journey: { html: 0, scripts: 57.7, rest: 57.7, arrival: 0, awake: 57.7 },
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
 * @property {number} awake    the scripts once it has loaded those that it waits with, too
 */

/** @type {(keyof Omit<Weight, 'page'>)[]} */
const kinds = ['html', 'scripts', 'rest', 'arrival', 'awake'];
/** @type {Record<string, string>} */
const names = {
  html: 'HTML',
  scripts: 'scripts',
  rest: 'at rest',
  arrival: 'by a click',
  awake: 'awake',
};

/**
 * @param {import('./site.mjs').BuiltPage[]} pages
 * @param {(file: string) => number} bytesOf  after brotli
 * @returns {Weight[]}
 */
export function weigh(pages, bytesOf) {
  const total = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + bytesOf(file), 0);
  return pages.map(({ path, file, scripts, arrival, awake }) => ({
    page: path,
    html: bytesOf(file),
    scripts: total(scripts),
    rest: bytesOf(file) + total(scripts),
    arrival: total(arrival),
    awake: total(awake),
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
  if (/^\/(login|signup|forgot-password|admin\/login)$/.test(page)) return 'form';
  if (/^\/admin(\/|$)/.test(page)) return 'staff';
  if (/^\/blog(\/|$)/.test(page)) return 'blog';
  return /^\/(reset-password|confirm-email|dashboard)$/.test(page) ? 'account' : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
