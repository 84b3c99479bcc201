import { timeToPaint } from './observer.mjs';
import { hydrated, inSignedInTab, usedHeap, workDone } from './phone.mjs';
import { addRecords, recordId } from './records.mjs';

/** @typedef {import('./lists.mjs').List} List */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ browser: import('./phone.mjs').Browser, origin: string, stored: import('./phone.mjs').Stored }} Place */

export const sizes = [10, 100, 1000, 5000];
/** Longer than the pause that a search waits for. */
const settleTime = 600;

/**
 * Milliseconds at the phone's speed, without a network to wait for.
 * @typedef {object} Growth
 * @property {number} open     from the start of the navigation to the first painted row
 * @property {number} key      from a key in the search field to the next paint
 * @property {number} keyWork  of the main thread for that key, its result included
 * @property {number} save     from the press to what shows that it was saved
 * @property {number} heap     bytes, the list open
 */

/**
 * @param {Place} place
 * @param {List} list
 * @param {number} count
 * @returns {Promise<Growth>}
 */
export const measureList = (place, list, count) =>
  inSignedInTab(place, async ({ page, cdp }) => {
    await addRecords(page, list.key, count);
    const open = await timeToPaint(page, list.path, 'tbody tr');
    const heap = await usedHeap(cdp);

    await page.getByRole('searchbox').fill('Record 0000');
    await page.waitForTimeout(settleTime);
    const before = await workDone(cdp);
    const key = await timed(page, 'keydown', null);
    await page.keyboard.press('1');
    const keyTime = await key();
    await page.waitForTimeout(settleTime);
    const keyWork = (await workDone(cdp)) - before;

    await list.edit(page);
    await page.getByLabel(list.field, { exact: true }).fill('Record 00001 anew');
    const save = await timed(page, 'click', list.saved);
    await page.getByRole('button', { name: list.button, exact: true }).click();
    return { open, key: keyTime, keyWork, save: await save(), heap };
  });

/**
 * The public blog of a visitor whose browser stores so many articles.
 * @param {Place} place
 * @param {number} count
 * @returns {Promise<Pick<Growth, 'open' | 'heap'>>}
 */
export const measureBlog = (place, count) =>
  inSignedInTab(place, async ({ page, cdp }) => {
    await addRecords(page, 'admin_articles', count);
    const records = `main a[href^="/blog/${recordId(1).replace(/\d+$/, '')}"]`;
    const open = await timeToPaint(page, '/blog', records);
    await hydrated(page);
    return { open, heap: await usedHeap(cdp) };
  });

/**
 * Begins to wait for an event: its page must listen before it comes.
 * @param {Page} page
 * @param {string} event
 * @param {List['saved'] | null} result
 * @returns {Promise<() => Promise<number>>} milliseconds from the event to the paint after it, or
 * after what it is to bring about
 */
async function timed(page, event, result) {
  const waiting = await page.evaluateHandle(
    `({ done: (${waitInPage})(${JSON.stringify({ event, result })}) })`,
  );
  return () => waiting.evaluate(({ done }) => done);
}

/** @param {{ event: string, result: List['saved'] | null }} what */
async function waitInPage({ event, result }) {
  const started = await new Promise((resolve) =>
    addEventListener(event, () => resolve(performance.now()), { capture: true, once: true }),
  );
  const isDone = () =>
    !result || (document.querySelector(result.selector) !== null) === result.present;
  await new Promise((resolve) => {
    const check = () => isDone() && resolve(null);
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
    check();
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  await new Promise((resolve) => (port1.onmessage = resolve));
  return performance.now() - started;
}
