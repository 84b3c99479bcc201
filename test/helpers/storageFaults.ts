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
    let text = '';
    for (let size = 2 ** 23; size >= 1;) {
      const longer = text + 'x'.repeat(size);
      try {
        localStorage.setItem('filler', longer);
        text = longer;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
