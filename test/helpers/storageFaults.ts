/** What befalls a browser's storage. */
import type { Page } from 'playwright-core';

/** As browsers do that are told to keep nothing; from the next page on. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    navigator.locks.request = async () => refuse();
  });

/** Leaves no room for a single character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Chromium's limit for a site, in characters of names and values; a write that large takes a second
    const limit = 5 * 2 ** 20;
    const used = Object.entries(localStorage).reduce((sum, pair) => sum + pair.join('').length, 0);
    localStorage.setItem('filler', 'x'.repeat(limit - used - 'filler'.length));
    try {
      localStorage.setItem('x', '');
    } catch {
      return;
    }
    throw new Error('There is room left');
  });
