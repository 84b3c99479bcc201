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
    home: { html: 13.6, scripts: 62, rest: 75.5, arrival: 5.4, awake: 62 },
    sample: { html: 14.7, scripts: 62, rest: 76.6, arrival: 0, awake: 62 },
    public: { html: 11, scripts: 65.1, rest: 75.8, arrival: 4.2, awake: 65.1 },
    blog: { html: 12.7, scripts: 68.7, rest: 80.9, arrival: 8.2, awake: 68.7 },
    form: { html: 10.6, scripts: 75.2, rest: 85.5, arrival: 2.9, awake: 75.2 },
    account: { html: 10.4, scripts: 72.2, rest: 81.2, arrival: 11.1, awake: 72.2 },
    staff: { html: 8.6, scripts: 89.9, rest: 98.3, arrival: 31, awake: 89.9 },
    journey: { html: 0, scripts: 98.4, rest: 98.4, arrival: 0, awake: 98.4 },
  },
  preact: {
    home: { html: 13.6, scripts: 22.8, rest: 36.2, arrival: 5.4, awake: 22.8 },
    sample: { html: 14.7, scripts: 22.8, rest: 37.3, arrival: 0, awake: 22.8 },
    public: { html: 11, scripts: 25.7, rest: 36.6, arrival: 4.2, awake: 25.7 },
    blog: { html: 12.7, scripts: 29.4, rest: 41.6, arrival: 8.2, awake: 29.4 },
    form: { html: 10.6, scripts: 35.9, rest: 46.2, arrival: 2.9, awake: 35.9 },
    account: { html: 10.4, scripts: 33, rest: 41.9, arrival: 11.1, awake: 33 },
    staff: { html: 8.6, scripts: 50.6, rest: 59, arrival: 31, awake: 50.6 },
    journey: { html: 0, scripts: 59.2, rest: 59.2, arrival: 0, awake: 59.2 },
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
  return /^\/(reset-password|confirm-email|dashboard)$/.test(page) ? 'account' : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
