import { recordId, recordName } from './records.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * A list of the staff area, and how one of its records is changed.
 * @typedef {object} List
 * @property {string} name
 * @property {string} path
 * @property {string} key    of the browser's storage
 * @property {string} field  label of what is changed
 * @property {string} button that saves
 * @property {{ selector: string, present: boolean }} saved  how the page shows that it did
 * @property {(page: Page) => Promise<void>} edit  opens the first record from the list
 */

const one = recordName(1);
const dialogGone = { selector: 'dialog', present: false };

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {Page} page */
async function find(page) {
  await page.getByRole('searchbox').fill(one);
  await page.locator('tbody tr:only-child').waitFor();
}

/** @type {List[]} */
export const lists = [
  {
    name: 'articles',
    path: '/admin/articles',
    key: 'admin_articles',
    field: 'Title',
    button: 'Update Article',
    saved: { selector: 'tbody tr', present: true },
    edit: async (page) => void (await page.goto(`/admin/articles/edit/${recordId(1)}`)),
  },
  {
    name: 'channels',
    path: '/admin/channels',
    key: 'admin_channels',
    field: 'Name',
    button: 'Update Channel',
    saved: dialogGone,
    async edit(page) {
      await find(page);
      await press(page, `Edit ${one}`);
    },
  },
  {
    name: 'users',
    path: '/admin/users',
    key: 'admin_users',
    field: 'Name',
    button: 'Update User',
    saved: dialogGone,
    async edit(page) {
      await find(page);
      await press(page, `Actions for ${one}`);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
];
