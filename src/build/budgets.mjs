import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, what a click on a link to it fetches at most, and all its scripts
 * where it waits for a reason to load them. Each leaves 0.1 KB or more above the heaviest build that
 * was measured: the address and the key of a hosted database stand in scripts, so names of files differ,
 * and with them what brotli makes of all the files that name them; a key of the older kind, of some 200
 * random letters, is 0.2 KB by itself.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 13.7, scripts: 62, rest: 75.5, arrival: 5.4, awake: 62 },
    sample: { html: 14.5, scripts: 62, rest: 76.4, arrival: 0, awake: 62 },
    public: { html: 11.3, scripts: 65, rest: 76.2, arrival: 4.2, awake: 65 },
    blog: { html: 13.1, scripts: 68.6, rest: 80.9, arrival: 8.3, awake: 68.6 },
    form: { html: 10.9, scripts: 62, rest: 72.8, arrival: 2.9, awake: 75.2 },
    account: { html: 10.6, scripts: 71.5, rest: 81.4, arrival: 10.5, awake: 71.5 },
    dashboard: { html: 9.6, scripts: 92.8, rest: 102.4, arrival: 11.3, awake: 92.8 },
    staff: { html: 9.2, scripts: 120.8, rest: 129.8, arrival: 32, awake: 120.8 },
    journey: { html: 0, scripts: 98.5, rest: 98.5, arrival: 0, awake: 98.5 },
  },
  preact: {
    home: { html: 13.7, scripts: 23.1, rest: 36.6, arrival: 5.4, awake: 23.1 },
    sample: { html: 14.5, scripts: 23.1, rest: 37.5, arrival: 0, awake: 23.1 },
    public: { html: 11.3, scripts: 26.2, rest: 37.3, arrival: 4.2, awake: 26.2 },
    blog: { html: 13.1, scripts: 29.7, rest: 42, arrival: 8.3, awake: 29.7 },
    form: { html: 10.9, scripts: 23.1, rest: 33.8, arrival: 2.9, awake: 36.4 },
    account: { html: 10.6, scripts: 32.5, rest: 42.5, arrival: 10.5, awake: 32.5 },
    dashboard: { html: 9.6, scripts: 54, rest: 63.6, arrival: 11.3, awake: 54 },
    staff: { html: 9.2, scripts: 81.9, rest: 90.8, arrival: 32, awake: 81.9 },
    journey: { html: 0, scripts: 59.6, rest: 59.6, arrival: 0, awake: 59.6 },
  },
};

/**
 * Where there is no database what reads one is not loaded, which is a tenth to a fifth of what members
 * and the blog load.
 * @type {typeof budgets}
 */
const budgetsWithoutDatabase = {
  react: {
    blog: { html: 13, scripts: 62, rest: 74.8, arrival: 4.3, awake: 68.6 },
    dashboard: { html: 9.6, scripts: 81.1, rest: 90.5, arrival: 11, awake: 81.1 },
    staff: { html: 9.2, scripts: 106.6, rest: 115.6, arrival: 32, awake: 106.6 },
    journey: { html: 0, scripts: 86.8, rest: 86.8, arrival: 0, awake: 86.8 },
  },
  preact: {
    blog: { html: 13, scripts: 23.1, rest: 35.8, arrival: 4.3, awake: 29.6 },
    dashboard: { html: 9.6, scripts: 42.4, rest: 51.8, arrival: 11, awake: 42.4 },
    staff: { html: 9.2, scripts: 67.9, rest: 76.9, arrival: 32, awake: 67.9 },
    journey: { html: 0, scripts: 48, rest: 48, arrival: 0, awake: 48 },
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
 * @param {Pick<import('./options.mjs').Options, 'library' | 'supabase'>} options
 * @param {(line: string) => void} print
 */
export function checkBudgets(weights, { library, supabase }, print) {
  const areas = { ...budgets[library], ...(!supabase && budgetsWithoutDatabase[library]) };
  const tooHeavy = [];
  const heading = kinds.map((kind) => (names[kind] ?? '').padStart(12)).join('');
  print(`${'page'.padEnd(48)}${heading}   (KB, brotli, ${library})`);
  for (const weight of weights) {
    const { page } = weight;
    const limits = areas[areaOf(page)];
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
