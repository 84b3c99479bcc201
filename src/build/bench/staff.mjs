import { hydrated } from './phone.mjs';
import { lists } from './lists.mjs';

/**
 * Signs an Admin in and looks at every list, which stores the records that the product starts with.
 * @param {import('./phone.mjs').Browser} browser
 * @param {string} origin
 * @param {{ email: string, password: string }} account
 * @returns {Promise<import('./phone.mjs').Stored>} what the browser holds then
 */
export async function signInStaff(browser, origin, { email, password }) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/admin/dashboard*');
  for (const { path } of lists) {
    await page.goto(path);
    await page.locator('tbody tr').first().waitFor();
  }
  const stored = await context.storageState();
  await context.close();
  return stored;
}
