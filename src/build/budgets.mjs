import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, what a click on a link to it fetches at most, and all its scripts
 * where it waits for a reason to load them. Each leaves some 0.2 KB above the heaviest build that was
 * measured: the address and the key of a hosted database stand in scripts, so names of files differ,
 * and with them what brotli makes of all the files that name them.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 13.4, scripts: 63.5, rest: 76.8, arrival: 5.4, awake: 63.5 },
    sample: { html: 14.5, scripts: 63.5, rest: 77.9, arrival: 0, awake: 63.5 },
    public: { html: 10.8, scripts: 67, rest: 77.3, arrival: 4.4, awake: 67 },
    blog: { html: 12.4, scripts: 70.4, rest: 82.3, arrival: 8.5, awake: 70.4 },
    form: { html: 10.4, scripts: 78.1, rest: 88.2, arrival: 2.9, awake: 78.1 },
    account: { html: 10.2, scripts: 76, rest: 84.8, arrival: 13.5, awake: 76 },
    staff: { html: 8.5, scripts: 92.4, rest: 100.7, arrival: 32.1, awake: 92.4 },
    journey: { html: 0, scripts: 101.3, rest: 101.3, arrival: 0, awake: 101.3 },
  },
  preact: {
    home: { html: 13.3, scripts: 22.7, rest: 35.9, arrival: 5.4, awake: 22.7 },
    sample: { html: 14.4, scripts: 22.7, rest: 37, arrival: 0, awake: 22.7 },
    public: { html: 10.8, scripts: 26, rest: 36.3, arrival: 4.2, awake: 26 },
    blog: { html: 12.4, scripts: 29.3, rest: 41.1, arrival: 8.2, awake: 29.3 },
    form: { html: 10.4, scripts: 36.7, rest: 46.8, arrival: 2.9, awake: 36.7 },
    account: { html: 10.2, scripts: 34.8, rest: 43.6, arrival: 13.1, awake: 34.8 },
    staff: { html: 8.5, scripts: 50.1, rest: 58.3, arrival: 30.6, awake: 50.1 },
    journey: { html: 0, scripts: 59.7, rest: 59.7, arrival: 0, awake: 59.7 },
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
