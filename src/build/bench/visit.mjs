import { observe, observed } from './observer.mjs';
import { hydrated, newPhone, openTab, usedHeap } from './phone.mjs';
import { bytesOf, followTraffic } from './traffic.mjs';

/** @typedef {import('./phone.mjs').Network} Network */

/**
 * Bytes on the wire, headers included; milliseconds from the start of the navigation.
 * @typedef {object} Visit
 * @property {number} html
 * @property {number} scripts
 * @property {number} styles
 * @property {number} images
 * @property {number} other
 * @property {number} total
 * @property {number} requests
 * @property {number} beforeLcp  bytes of whatever had begun to arrive by then
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} blocking   what tasks took beyond 50 ms each, the one of the first paint too
 * @property {number} tbt        the same of what they took after it (https://web.dev/articles/tbt)
 * @property {number} longest    the longest task; 0 when none took 50 ms
 * @property {number} cls
 * @property {number} heap       bytes
 */

/** Long enough for the scripts to be asked for once the page is idle. */
const settleTime = 1200;

/**
 * @typedef {object} Target
 * @property {import('./phone.mjs').Browser} browser
 * @property {string} origin
 * @property {string} path
 * @property {Network} network
 * @property {boolean} scripted  false for a page without scripts
 * @property {import('./phone.mjs').Stored} [stored]
 */

/**
 * The first visit to a page, and the next one.
 * @param {Target} target
 * @returns {Promise<{ cold: Visit, warm: Visit }>}
 */
export async function visitTwice({ browser, origin, stored, ...target }) {
  const phone = await newPhone(browser, origin, stored);
  try {
    return { cold: await visit(phone, target), warm: await visit(phone, target) };
  } finally {
    await phone.close();
  }
}

/**
 * @param {import('./phone.mjs').BrowserContext} phone
 * @param {Pick<Target, 'path' | 'network' | 'scripted'>} target
 * @returns {Promise<Visit>}
 */
async function visit(phone, { path, network, scripted }) {
  const { page, cdp } = await openTab(phone, network);
  const traffic = followTraffic(cdp);
  await observe(page);
  await page.goto(path);
  if (scripted) await hydrated(page);
  await traffic.quiet(settleTime);
  const { tasks, fcp, lcp, cls } = await observed(page);
  const heap = await usedHeap(cdp);
  await page.close();
  const answers = traffic.answers();
  return {
    html: bytesOf(answers, 'html'),
    scripts: bytesOf(answers, 'script'),
    styles: bytesOf(answers, 'style'),
    images: bytesOf(answers, 'image'),
    other: bytesOf(answers, 'other'),
    total: bytesOf(answers),
    requests: answers.length,
    beforeLcp: bytesOf(answers.filter(({ began }) => began <= lcp)),
    fcp,
    lcp,
    blocking: beyond(tasks.map(({ took }) => took)),
    tbt: beyond(tasks.map(({ began, took }) => Math.min(took, began + took - fcp))),
    longest: Math.max(0, ...tasks.map(({ took }) => took)),
    cls,
    heap,
  };
}

/** @param {number[]} tasks  milliseconds */
const beyond = (tasks) => tasks.reduce((sum, took) => sum + Math.max(0, took - 50), 0);
