import { openEmptyPage, storeItems } from '../storage.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Names sort as numbers do. */
export const recordName = (/** @type {number} */ index) =>
  `Record ${String(index).padStart(5, '0')}`;
export const recordId = (/** @type {number} */ index) => `record-${String(index).padStart(5, '0')}`;

/**
 * Makes so many records of the first one that the browser has stored.
 * @param {Page} page
 * @param {string} key    of a JSON array with one record at least
 * @param {number} count
 */
export async function addRecords(page, key, count) {
  await openEmptyPage(page);
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '[]', key);
  await storeItems(page, [{ name: key, value: JSON.stringify(grown(JSON.parse(text), count)) }]);
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
