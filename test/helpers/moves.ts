import type { Page } from 'playwright-core';

/**
 * Has a page report whatever moves on its screen that nobody has touched, as a problem that
 * `assertQuiet` finds: what the field calls a layout shift.
 */
export async function reportMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        console.error(`moved: ${JSON.stringify(entry.toJSON())}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Resolves once the page has reported what moved so far. */
export const movesReported = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
