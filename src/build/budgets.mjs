import { BuildError } from './options.mjs';

/**
 * Kilobytes after brotli that a page may not exceed: its HTML with its styles, the scripts it
 * loads by itself, both together, what a click on a link to it fetches at most, and all its scripts
 * where it waits for a reason to load them. Each leaves a little above the heaviest build that was
 * measured: the address and the key of a hosted database stand in scripts, so names of files differ,
 * and with them what brotli makes of all the files that name them; a key of the older kind, of some 200
 * random letters, is 0.2 KB by itself.
 * @type {Record<'react' | 'preact', Record<string, Record<keyof Omit<Weight, 'page'>, number>>>}
 */
const budgets = {
  react: {
    home: { html: 14, scripts: 60, rest: 74, arrival: 5.4, awake: 60 },
    sample: { html: 14.7, scripts: 60, rest: 74.7, arrival: 0, awake: 60 },
    public: { html: 11.6, scripts: 63.3, rest: 74.8, arrival: 4.4, awake: 63.3 },
    blog: { html: 12.9, scripts: 66.6, rest: 79.4, arrival: 8.2, awake: 66.6 },
    form: { html: 11.2, scripts: 60, rest: 71.2, arrival: 2.9, awake: 73 },
    account: { html: 10.9, scripts: 68.6, rest: 79.5, arrival: 10, awake: 68.6 },
    dashboard: { html: 9.7, scripts: 90.6, rest: 100.2, arrival: 10.9, awake: 90.6 },
    staff: { html: 9.3, scripts: 116.9, rest: 126.1, arrival: 31.5, awake: 116.9 },
    list: { html: 9.3, scripts: 111.3, rest: 120.1, arrival: 26.4, awake: 111.3 },
    journey: { html: 0, scripts: 96.2, rest: 96.2, arrival: 0, awake: 96.2 },
  },
  preact: {
    home: { html: 14, scripts: 22.1, rest: 36, arrival: 5.4, awake: 22.1 },
    sample: { html: 14.7, scripts: 22.1, rest: 36.7, arrival: 0, awake: 22.1 },
    public: { html: 11.6, scripts: 25.3, rest: 36.8, arrival: 4.4, awake: 25.3 },
    blog: { html: 12.9, scripts: 28.6, rest: 41.3, arrival: 8.2, awake: 28.6 },
    form: { html: 11.1, scripts: 22.1, rest: 33.1, arrival: 2.9, awake: 34.9 },
    account: { html: 10.9, scripts: 30.6, rest: 41.4, arrival: 9.9, awake: 30.6 },
    dashboard: { html: 9.7, scripts: 52.6, rest: 62, arrival: 10.8, awake: 52.6 },
    staff: { html: 9.3, scripts: 78.9, rest: 88.1, arrival: 31.5, awake: 78.9 },
    list: { html: 9.3, scripts: 73.1, rest: 82, arrival: 26.4, awake: 73.1 },
    journey: { html: 0, scripts: 58.1, rest: 58.1, arrival: 0, awake: 58.1 },
  },
};

/**
 * Where there is no database what reads one is not loaded, which is a tenth to a fifth of what members
 * and the blog load.
 * @type {typeof budgets}
 */
const budgetsWithoutDatabase = {
  react: {
    blog: { html: 13.3, scripts: 60, rest: 73.2, arrival: 4.2, awake: 66.6 },
    dashboard: { html: 9.7, scripts: 79.3, rest: 88.9, arrival: 10.9, awake: 79.3 },
    staff: { html: 9.3, scripts: 100.7, rest: 109.8, arrival: 31, awake: 100.7 },
    list: { html: 9.3, scripts: 93.2, rest: 101.9, arrival: 24.4, awake: 93.2 },
    journey: { html: 0, scripts: 84.7, rest: 84.7, arrival: 0, awake: 84.7 },
  },
  preact: {
    blog: { html: 13.3, scripts: 22, rest: 35.2, arrival: 4.2, awake: 28.6 },
    dashboard: { html: 9.7, scripts: 41.3, rest: 50.9, arrival: 10.8, awake: 41.3 },
    staff: { html: 9.3, scripts: 62.7, rest: 71.8, arrival: 31, awake: 62.7 },
    list: { html: 9.3, scripts: 55, rest: 63.8, arrival: 24.4, awake: 55 },
    journey: { html: 0, scripts: 46.7, rest: 46.7, arrival: 0, awake: 46.7 },
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

/**
 * Files by when they are fetched, as `BuiltPage` of the site has them.
 * @typedef {{ path: string, file: string } & Record<'scripts' | 'arrival' | 'awake', string[]>} Weighed
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
 * @param {Weighed[]} pages
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
      const excess = Math.ceil(weight[kind] - limit * 1000);
      if (excess > 0)
        tooHeavy.push(
          `${page}: ${names[kind]} ${kb(weight[kind])} KB, budget ${limit}, ${excess} bytes above it`,
        );
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
  // the first that staff come to
  if (page === '/admin/articles') return 'list';
  if (/^\/admin(\/|$)/.test(page)) return 'staff';
  if (/^\/blog(\/|$)/.test(page)) return 'blog';
  if (page === '/dashboard') return 'dashboard';
  return /^\/(reset-password|confirm-email)$/.test(page) ? 'account' : 'public';
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1000).toFixed(1);
