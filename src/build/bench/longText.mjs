import { openEmptyPage, storeItems } from '../storage.mjs';
import { timeToPaint } from './observer.mjs';
import { inSignedInTab, scriptWork, usedHeap, workDone } from './phone.mjs';

/** Characters of the article; the last is just below what an article may hold. */
export const textLengths = [1_000, 100_000, 990_000];
const line = '<p>Some words that nobody wrote.</p>\n';
const keys = 8;
/** Longer than the pause after which a text is kept and its preview drawn. */
const settleTime = 1200;

/**
 * Milliseconds at the phone's speed.
 * @typedef {object} Typing
 * @property {number} open  from the start of the navigation to the first paint of the field
 * @property {number} key   of the main thread for a key, the browser's layout of the text included
 * @property {number} ours  of scripts for a key, with what is done once the keys pause
 * @property {number} heap  bytes, the article open
 */

/**
 * An article of so many characters is opened in the editor and typed on.
 * @param {import('./growth.mjs').Place} place
 * @param {number} length
 * @returns {Promise<Typing>}
 */
export const measureTyping = (place, length) =>
  inSignedInTab(place, async ({ page, cdp }) => {
    const id = await storeText(page, line.repeat(Math.ceil(length / line.length)).slice(0, length));
    const open = await timeToPaint(page, `/admin/articles/edit/${id}`, '#article-content');
    const heap = await usedHeap(cdp);
    await page.locator('#article-content').press('Control+End');
    await page.waitForTimeout(settleTime);

    const work = await workDone(cdp);
    const scripts = await scriptWork(cdp);
    for (let count = 0; count < keys; count++) {
      await page.keyboard.press('a');
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
      );
    }
    const key = ((await workDone(cdp)) - work) / keys;
    await page.waitForTimeout(settleTime);
    return { open, key, ours: ((await scriptWork(cdp)) - scripts) / keys, heap };
  });

/**
 * Puts the text into the first article that the browser stores.
 * @param {import('playwright-core').Page} page
 * @param {string} text
 * @returns {Promise<string>} the article's id
 */
async function storeText(page, text) {
  await openEmptyPage(page);
  const kept = await page.evaluate(() => localStorage.getItem('admin_articles') ?? '[]');
  const [first, ...others] = JSON.parse(kept);
  const articles = [{ ...first, content: text }, ...others];
  await storeItems(page, [{ name: 'admin_articles', value: JSON.stringify(articles) }]);
  return first.id;
}
