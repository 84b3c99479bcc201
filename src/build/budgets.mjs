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
    home: { html: 14, scripts: 63.1, rest: 76, arrival: 5.5, awake: 63.1 },
    sample: { html: 13.8, scripts: 63.1, rest: 76.7, arrival: 0, awake: 63.1 },
    public: { html: 10.5, scripts: 66.5, rest: 76.5, arrival: 4.4, awake: 66.5 },
    blog: { html: 12.2, scripts: 70, rest: 81.5, arrival: 8.5, awake: 70 },
    form: { html: 10.1, scripts: 77.5, rest: 87.4, arrival: 2.9, awake: 77.5 },
    account: { html: 9.9, scripts: 75.6, rest: 84, arrival: 13.4, awake: 75.6 },
    staff: { html: 8.1, scripts: 91.9, rest: 99.9, arrival: 31.9, awake: 91.9 },
    journey: { html: 0, scripts: 101, rest: 101, arrival: 0, awake: 101 },
  },
  preact: {
    home: { html: 14, scripts: 22.3, rest: 35.1, arrival: 5.5, awake: 22.3 },
    sample: { html: 13.8, scripts: 22.3, rest: 35.9, arrival: 0, awake: 22.3 },
    public: { html: 10.4, scripts: 25.8, rest: 35.7, arrival: 4.3, awake: 25.8 },
    blog: { html: 12.1, scripts: 28.9, rest: 40.3, arrival: 8.2, awake: 28.9 },
    form: { html: 10.1, scripts: 36.3, rest: 46.1, arrival: 2.9, awake: 36.3 },
    account: { html: 9.8, scripts: 34.5, rest: 42.9, arrival: 13, awake: 34.5 },
    staff: { html: 8.1, scripts: 49.6, rest: 57.5, arrival: 30.4, awake: 49.6 },
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
