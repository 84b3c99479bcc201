import { hydrated, newPhone, openTab } from './phone.mjs';
import { bytesOf, followTraffic } from './traffic.mjs';

/**
 * @typedef {object} Click
 * @property {number} bytes       that the new page moved
 * @property {number} requests
 * @property {number} time        milliseconds from the click to the painted heading
 * @property {number} prefetched  the same where the link was pointed at before
 */

/**
 * Follows a link on the home page, as the first thing a visitor does there.
 * @param {import('./visit.mjs').Target} target
 * @returns {Promise<Click>}
 */
export async function followLink(target) {
  const { traffic, time } = await onHome(target, false);
  const { time: prefetched } = await onHome(target, true);
  const answers = traffic.answers();
  return { bytes: bytesOf(answers), requests: answers.length, time, prefetched };
}

/**
 * @param {import('./visit.mjs').Target} target
 * @param {boolean} pointedAt
 */
async function onHome({ browser, origin, path, network }, pointedAt) {
  const phone = await newPhone(browser, origin);
  const { page, cdp } = await openTab(phone, network);
  const traffic = followTraffic(cdp);
  try {
    await page.goto('/');
    await hydrated(page);
    await traffic.quiet(500);
    traffic.reset();
    if (pointedAt) {
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
      await traffic.quiet(500);
    }
    const time = await page.evaluate(clickAndWait, path);
    await traffic.quiet(500);
    return { traffic, time };
  } finally {
    await phone.close();
  }
}

/**
 * Runs in the page.
 * @param {string} path
 * @returns {Promise<number>} milliseconds
 */
async function clickAndWait(path) {
  const heading = () => document.querySelector('main h1');
  const last = heading();
  const link = document.querySelector(`a[href="${path}"]`);
  const started = performance.now();
  if (link instanceof HTMLElement) link.click();
  await new Promise((resolve) => {
    const mutations = new MutationObserver(() => {
      if (!heading() || heading() === last) return;
      mutations.disconnect();
      resolve(null);
    });
    mutations.observe(document.body, { childList: true, subtree: true });
  });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  await new Promise((resolve) => (port1.onmessage = resolve));
  return performance.now() - started;
}
