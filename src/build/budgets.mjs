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
    home: { html: 13.6, scripts: 61.7, rest: 75.2, arrival: 5.4, awake: 61.7 },
    sample: { html: 14.7, scripts: 61.7, rest: 76.2, arrival: 0, awake: 61.7 },
    public: { html: 11, scripts: 65.1, rest: 75.5, arrival: 4.2, awake: 65.1 },
    blog: { html: 12.7, scripts: 68.4, rest: 80.5, arrival: 8.2, awake: 68.4 },
    form: { html: 10.6, scripts: 75.3, rest: 85.6, arrival: 2.9, awake: 75.3 },
    account: { html: 10.4, scripts: 72.4, rest: 81.3, arrival: 11.6, awake: 72.4 },
    staff: { html: 8.6, scripts: 90, rest: 98.5, arrival: 31.6, awake: 90 },
    journey: { html: 0, scripts: 98.5, rest: 98.5, arrival: 0, awake: 98.5 },
  },
  preact: {
    home: { html: 13.6, scripts: 22.4, rest: 35.8, arrival: 5.4, awake: 22.4 },
    sample: { html: 14.7, scripts: 22.4, rest: 37, arrival: 0, awake: 22.4 },
    public: { html: 11, scripts: 25.9, rest: 36.2, arrival: 4.2, awake: 25.9 },
    blog: { html: 12.7, scripts: 29.1, rest: 41.2, arrival: 8.2, awake: 29.1 },
    form: { html: 10.6, scripts: 36.1, rest: 46.3, arrival: 2.9, awake: 36.1 },
    account: { html: 10.4, scripts: 33.1, rest: 42.1, arrival: 11.6, awake: 33.1 },
    staff: { html: 8.6, scripts: 50.7, rest: 59.2, arrival: 31.6, awake: 50.7 },
    journey: { html: 0, scripts: 59.4, rest: 59.4, arrival: 0, awake: 59.4 },
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
