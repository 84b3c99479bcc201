/** @typedef {import('./phone.mjs').Stored} Stored */

/** Names sort as numbers do. */
export const recordName = (/** @type {number} */ index) =>
  `Record ${String(index).padStart(5, '0')}`;
export const recordId = (/** @type {number} */ index) => `record-${String(index).padStart(5, '0')}`;

/**
 * What a browser holds once there are so many records under a key: clones of the first one.
 * @param {Stored} stored
 * @param {string} key    of a JSON array with one record at least
 * @param {number} count
 * @returns {Stored}
 */
export function withRecords(stored, key, count) {
  const grow = (/** @type {{ name: string, value: string }} */ { name, value }) =>
    name === key
      ? { name, value: JSON.stringify(grown(JSON.parse(value), count)) }
      : { name, value };
  return {
    ...stored,
    origins: stored.origins.map((each) => ({ ...each, localStorage: each.localStorage.map(grow) })),
  };
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
