/** @typedef {import('playwright-core').Page} Page */

/** Names sort as numbers do. */
export const recordName = (/** @type {number} */ index) =>
  `Record ${String(index).padStart(5, '0')}`;
export const recordId = (/** @type {number} */ index) => `record-${String(index).padStart(5, '0')}`;

/** Asks for no icon, and shares its process with the pages of the site. */
const blank = {
  contentType: 'text/html',
  headers: { 'cross-origin-opener-policy': 'same-origin' },
  body: '<link rel="icon" href="data:,">',
};

/**
 * Makes so many records of the first one that the browser has stored. The tab that reads them writes
 * them: what playwright stores is written by another, and of much of it some may never arrive.
 * @param {Page} page
 * @param {string} key    of a JSON array with one record at least
 * @param {number} count
 */
export async function addRecords(page, key, count) {
  await page.route('/store', (route) => route.fulfill(blank), { times: 1 });
  await page.goto('/store');
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '[]', key);
  const records = JSON.stringify(grown(JSON.parse(text), count));
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name, value),
    /** @type {const} */ ([key, records]),
  );
}

/**
 * @param {Record<string, unknown>[]} records
 * @param {number} count
 */
function grown(records, count) {
  const [first = {}] = records;
  const clones = Array.from({ length: count }, (_, index) => cloneOf(first, index + 1));
  return [...records, ...clones];
}

/**
 * @param {Record<string, unknown>} record
 * @param {number} index
 */
function cloneOf(record, index) {
  /** @type {Record<string, unknown>} */
  const own = {
    id: recordId(index),
    slug: recordId(index),
    title: recordName(index),
    name: recordName(index),
    email: `${recordId(index)}@example.com`,
    content: '<p>Some words that nobody wrote.</p>',
    createdAt: new Date(Date.UTC(2010, 0, index)).toISOString(),
  };
  const entries = Object.entries(record).map(([field, value]) => [field, own[field] ?? value]);
  return Object.fromEntries(entries);
}
