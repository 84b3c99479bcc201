/** Asks for no icon, and shares its process with the pages of the site. */
const blank = {
  contentType: 'text/html',
  headers: { 'cross-origin-opener-policy': 'same-origin' },
  body: '<link rel="icon" href="data:,">',
};

/**
 * Opens an empty page of the site: a place to read and write what the browser stores for it.
 * @param {import('playwright-core').Page} page
 */
export async function openEmptyPage(page) {
  await page.route('/store', (route) => route.fulfill(blank), { times: 1 });
  await page.goto('/store');
}

/**
 * Writes to the storage of the site in the tab that will read it. What playwright stores is written
 * by a tab that it closes at once, and of much data some may never arrive.
 * @param {import('playwright-core').Page} page  with a page of the site in it
 * @param {readonly { name: string, value: string }[]} items
 */
export const storeItems = (page, items) =>
  page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, items);
