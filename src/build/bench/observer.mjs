/** @typedef {import('playwright-core').Page} Page */
/**
 * What the browser tells about a page, in milliseconds from the start of the navigation.
 * @typedef {object} Observed
 * @property {number} fcp
 * @property {number} lcp         the largest paint so far
 * @property {number} cls         layout shifts, summed up
 * @property {Task[]} tasks       those that held the main thread for more than 50
 * @property {number} waitedFor   the first paint of what `observe` was told to wait for
 */
/** @typedef {{ began: number, took: number }} Task */
/** What some kinds of entries say of themselves, for which the DOM has no types. */
/** @typedef {PerformanceEntry & { value?: number, hadRecentInput?: boolean }} Noted */
/** @typedef {typeof globalThis & { benchSeen: Observed }} Observing */

/**
 * Has every page of the tab note these from its start.
 * @param {Page} page
 * @param {string} [selector]  something whose first paint matters
 */
export const observe = (page, selector = '') => page.addInitScript(noteInPage, selector);

/**
 * @param {Page} page
 * @returns {Promise<Observed>}
 */
export const observed = (page) =>
  page.evaluate(() => /** @type {Observing} */ (globalThis).benchSeen);

/**
 * Opens a page and waits for something in it.
 * @param {Page} page
 * @param {string} path
 * @param {string} selector
 * @returns {Promise<number>} milliseconds from the start of the navigation to its first paint
 */
export async function timeToPaint(page, path, selector) {
  await observe(page, selector);
  await page.goto(path);
  await page.waitForFunction(
    () => /** @type {Observing} */ (globalThis).benchSeen.waitedFor > 0,
    null,
    { timeout: 120_000 },
  );
  return (await observed(page)).waitedFor;
}

/** @param {string} selector */
function noteInPage(selector) {
  /** @type {Observed} */
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], waitedFor: 0 };
  Object.assign(globalThis, { benchSeen: seen });

  /** @param {string} type @param {(entry: Noted) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value ?? 0;
  });
  watch('longtask', ({ startTime, duration }) =>
    seen.tasks.push({ began: startTime, took: duration }),
  );

  const mutations = new MutationObserver(() => {
    if (!selector || !document.querySelector(selector)) return;
    mutations.disconnect();
    // the message comes after the frame that the mutation is in
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen.waitedFor = performance.now());
      port2.postMessage(null);
    });
  });
  mutations.observe(document, { childList: true, subtree: true });
}
