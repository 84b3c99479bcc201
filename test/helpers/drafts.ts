/** What the tests of unsaved texts do over and over. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { fieldIn, press } from './staffPages';

/** Types as a person does, so that every key is an event. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await fieldIn(page, label).press('End');
  await fieldIn(page, label).pressSequentially(text);
}

/** Waits until the journal holds a text, as it does a moment after the last key. */
export async function isKept(page: Page, text: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await journalOf(page)).includes(text)) {
    if (Date.now() > end) throw new Error(`Not kept: ${text}`);
  }
}

/** Waits until it does not, or not any more. */
export async function isGone(page: Page, text: string): Promise<void> {
  const end = Date.now() + 10_000;
  while ((await journalOf(page)).includes(text)) {
    if (Date.now() > end) throw new Error(`Still kept: ${text}`);
  }
}

/** All that the journal holds, as one text. */
const journalOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open('article_drafts');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      // to ask for it makes it, where the product has not done so yet
      request.onupgradeneeded = () => request.transaction?.abort();
    });
    const entries = await new Promise((resolve) => {
      if (!database) return resolve([]);
      const all = database.transaction('entries').objectStore('entries').getAll();
      all.onsuccess = () => resolve(all.result);
    });
    database?.close();
    return JSON.stringify(entries);
  });

/** The banners that offer unsaved texts. */
export const offers = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unsaved text found' });

/** What the only banner says of a field: before, then after. */
export async function offered(page: Page, field: string): Promise<string[]> {
  await offers(page).waitFor();
  const row = offers(page).locator('dl > div', { has: page.getByText(field, { exact: true }) });
  return row.locator('del, ins').allTextContents();
}

/** Presses 'Restore'; the text is read anew before it is in the fields. */
export async function restore(page: Page): Promise<void> {
  await press(offers(page), 'Restore');
  await page.getByText('Text Restored', { exact: true }).waitFor();
}

/** The text of a file that pressing a button brings. */
export async function downloaded(
  page: Page,
  button: Locator,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
