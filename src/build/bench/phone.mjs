/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {{ name: string, latency: number, kbps: number }} Network */
/** @typedef {Awaited<ReturnType<BrowserContext['storageState']>>} Stored */

/** Milliseconds of latency and kilobits per second. */
export const networks = [
  { name: 'slow 4G', latency: 150, kbps: 1600 },
  { name: 'slow 3G', latency: 400, kbps: 400 },
];

const cpuSlowdown = 4;
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/**
 * A phone with nothing in its cache.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Stored} [storageState]  what its browser has stored from earlier visits
 */
export const newPhone = (browser, origin, storageState) =>
  browser.newContext({
    ...screen,
    baseURL: origin,
    isMobile: true,
    hasTouch: true,
    // its traffic is neither slowed nor counted with a tab's, and whether it stands by the next visit
    // is chance
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });

/**
 * A tab on that phone, as slow as it and its network are.
 * @param {BrowserContext} phone
 * @param {Network | null} network  null for one that costs no time
 * @returns {Promise<{ page: Page, cdp: CDPSession }>}
 */
export async function openTab(phone, network) {
  const page = await phone.newPage();
  const cdp = await phone.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    const bytesPerSecond = (network.kbps * 1000) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, cdp };
}

/**
 * Does something in a tab of a signed-in phone whose network costs no time.
 * @template T
 * @param {{ browser: Browser, origin: string, stored: Stored }} place
 * @param {(tab: Awaited<ReturnType<typeof openTab>>) => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function inSignedInTab({ browser, origin, stored }, run) {
  const phone = await newPhone(browser, origin, stored);
  try {
    return await run(await openTab(phone, null));
  } finally {
    await phone.close();
  }
}

/** Waits until the page answers: that is when it gives the address a version. */
export const hydrated = (/** @type {Page} */ page) =>
  page.waitForFunction(() => new URLSearchParams(location.search).has('v'), null, {
    timeout: 60_000,
  });

/**
 * @param {CDPSession} cdp
 * @returns {Promise<number>} bytes that scripts hold, what is garbage left out
 */
export async function usedHeap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * @param {CDPSession} cdp
 * @returns {Promise<number>} milliseconds that the main thread has worked so far
 */
export const workDone = (cdp) => timeOf(cdp, 'TaskDuration');

/**
 * @param {CDPSession} cdp
 * @returns {Promise<number>} milliseconds of it that scripts took
 */
export const scriptWork = (cdp) => timeOf(cdp, 'ScriptDuration');

/**
 * @param {CDPSession} cdp
 * @param {string} metric
 */
async function timeOf(cdp, metric) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000;
}
