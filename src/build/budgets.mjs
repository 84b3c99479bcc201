import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, what a click on a link to it fetches at most, and all its scripts
 * where it waits for a reason to load them. Each leaves 0.1 KB or more above the heaviest build that
 * was measured: the address and the key of a hosted database stand in scripts, so names of files differ,
 * and with them what brotli makes of all the files that name them.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 13.7, scripts: 62.6, rest: 76.1, arrival: 5.4, awake: 62.6 },
    sample: { html: 14.5, scripts: 62.6, rest: 77, arrival: 0, awake: 62.6 },
    public: { html: 11.3, scripts: 65.6, rest: 76.8, arrival: 4.2, awake: 65.6 },
    blog: { html: 13.1, scripts: 69.2, rest: 81.5, arrival: 8.3, awake: 69.2 },
    form: { html: 10.9, scripts: 62.6, rest: 73.4, arrival: 2.9, awake: 75.7 },
    account: { html: 10.6, scripts: 72.7, rest: 82, arrival: 11.2, awake: 72.7 },
    dashboard: { html: 9.6, scripts: 93.2, rest: 102.8, arrival: 11.3, awake: 93.2 },
    staff: { html: 9.2, scripts: 121.3, rest: 130.4, arrival: 33.5, awake: 121.3 },
    journey: { html: 0, scripts: 98.9, rest: 98.9, arrival: 0, awake: 98.9 },
  },
  preact: {
    home: { html: 13.7, scripts: 23.4, rest: 36.9, arrival: 5.4, awake: 23.4 },
    sample: { html: 14.5, scripts: 23.4, rest: 37.7, arrival: 0, awake: 23.4 },
    public: { html: 11.3, scripts: 26.4, rest: 37.6, arrival: 4.2, awake: 26.4 },
    blog: { html: 13.1, scripts: 30, rest: 42.3, arrival: 8.3, awake: 30 },
    form: { html: 10.9, scripts: 23.4, rest: 34.1, arrival: 2.9, awake: 36.5 },
    account: { html: 10.6, scripts: 33.5, rest: 42.8, arrival: 11.2, awake: 33.5 },
    dashboard: { html: 9.6, scripts: 54, rest: 63.6, arrival: 11.3, awake: 54 },
    staff: { html: 9.2, scripts: 82.1, rest: 91.1, arrival: 33.4, awake: 82.1 },
    journey: { html: 0, scripts: 59.6, rest: 59.6, arrival: 0, awake: 59.6 },
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
  if (page === '/sample.html') return 'sample';
  if (/^\/(login|signup|forgot-password|admin\/login)$/.test(page)) return 'form';
  if (/^\/admin(\/|$)/.test(page)) return 'staff';
  if (/^\/blog(\/|$)/.test(page)) return 'blog';
  if (page === '/dashboard') return 'dashboard';
  return /^\/(reset-password|confirm-email)$/.test(page) ? 'account' : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
