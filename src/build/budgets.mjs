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
    home: { html: 13.4, scripts: 63.1, rest: 76.4, arrival: 5.4, awake: 63.1 },
    sample: { html: 14.5, scripts: 63.1, rest: 77.5, arrival: 0, awake: 63.1 },
    public: { html: 10.8, scripts: 66.6, rest: 76.9, arrival: 4.4, awake: 66.6 },
    blog: { html: 12.4, scripts: 70, rest: 81.9, arrival: 8.5, awake: 70 },
    form: { html: 10.4, scripts: 77.7, rest: 87.8, arrival: 2.9, awake: 77.7 },
    account: { html: 10.2, scripts: 75.6, rest: 84.4, arrival: 13.5, awake: 75.6 },
    staff: { html: 8.5, scripts: 92, rest: 100.3, arrival: 32.1, awake: 92 },
    journey: { html: 0, scripts: 100.9, rest: 100.9, arrival: 0, awake: 100.9 },
  },
  preact: {
    home: { html: 13.3, scripts: 22.3, rest: 35.5, arrival: 5.4, awake: 22.3 },
    sample: { html: 14.4, scripts: 22.3, rest: 36.6, arrival: 0, awake: 22.3 },
    public: { html: 10.8, scripts: 25.6, rest: 35.9, arrival: 4.2, awake: 25.6 },
    blog: { html: 12.4, scripts: 28.9, rest: 40.7, arrival: 8.2, awake: 28.9 },
    form: { html: 10.4, scripts: 36.3, rest: 46.4, arrival: 2.9, awake: 36.3 },
    account: { html: 10.2, scripts: 34.4, rest: 43.2, arrival: 13.1, awake: 34.4 },
    staff: { html: 8.5, scripts: 49.7, rest: 57.9, arrival: 30.6, awake: 49.7 },
    journey: { html: 0, scripts: 59.3, rest: 59.3, arrival: 0, awake: 59.3 },
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
