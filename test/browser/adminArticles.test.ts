import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, visit } from '../helpers/browser';
import { holdWrites } from '../helpers/heldWrites';
import {
  articlesStored,
  bodyRows,
  column,
  describedBy,
  dialog,
  memberOf,
  openStaff,
  press,
  ready,
  rowOf,
  wordsOf,
} from '../helpers/staffPages';

const articles = suite('staff articles');
articles.after.each(closePages);

const three = articlesStored(
  { id: 'a', title: 'Aerials', updatedAt: '2026-03-01T10:00:00.000Z' },
  { id: 'b', title: 'Boxes', updatedAt: '2026-03-02T10:00:00.000Z', status: 'Draft' },
  { id: 'c', title: 'Cables', updatedAt: '2026-03-03T10:00:00.000Z' },
);
const open = (stored = three) => openStaff('Editor', '/admin/articles', { stored });
const ids = async (page: Page) => (await records(page, 'admin_articles')).map(({ id }) => id);

articles(
  'every article has a row with title, status and last update, the newest first',
  async () => {
    const page = await open();
    assert.equal(await page.getByRole('columnheader').allInnerTexts(), [
      '',
      'Title',
      'Status',
      'Last Updated',
      'Actions',
    ]);
    assert.equal(
      (await column(page, 2)).map((cell) => cell.replace(/\s+/g, ' ')),
      ['Cables by Amelia Hart', 'Boxes by Amelia Hart', 'Aerials by Amelia Hart'],
    );
    assert.equal(await column(page, 3), ['Published', 'Draft', 'Published']);
    assert.equal(await column(page, 4), ['3 March 2026', '2 March 2026', '1 March 2026']);
    await page.getByRole('status').getByText('3 articles', { exact: true }).waitFor();
    assertQuiet(page);
  },
);

articles('a fresh browser starts with the three sample articles', async () => {
  const page = await open({});
  assert.is(await bodyRows(page).count(), 3);
  assert.equal(await ids(page), ['article-1', 'article-2', 'article-3']);
});

articles('without articles the page says so, and offers to add one', async () => {
  const page = await open({ admin_articles: '[]' });
  await page.getByText('No articles found.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await heading(page, 'Create New Article').waitFor();
  assert.is(place(page), '/admin/articles/new');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await heading(page, 'Articles').waitFor();
  assertQuiet(page);
});

articles('only what is published can be viewed on the blog', async () => {
  const page = await open();
  assert.is(await rowOf(page, 'Boxes').getByRole('link', { name: 'View' }).count(), 0);
  await rowOf(page, 'Cables').getByRole('link', { name: 'View “Cables”' }).click();
  await heading(page, 'Cables').waitFor();
  assert.is(place(page), '/blog/c');
});

articles('an article is deleted after one question, which names it', async () => {
  const page = await open();
  await press(page, 'Delete “Boxes”');
  const question = dialog(page, 'Are you absolutely sure?');
  assert.equal(await wordsOf(question), [
    'Are you absolutely sure?',
    'Boxes',
    'This action cannot be undone.',
    'Cancel',
    'Delete Article',
  ]);
  await describedBy(page, 'Boxes This action cannot be undone.');
  await press(question, 'Cancel');
  await question.waitFor({ state: 'detached' });
  assert.equal(await ids(page), ['a', 'b', 'c']);
  await press(page, 'Delete “Boxes”');
  await press(question, 'Delete Article');
  await toast(page, 'Article Deleted', 'The article has been successfully removed.');
  await rowOf(page, 'Boxes').waitFor({ state: 'detached' });
  assert.equal(await ids(page), ['a', 'c']);
  await page.getByRole('status').getByText('2 articles', { exact: true }).waitFor();
  assertQuiet(page);
});

articles(
  'a deletion that was left to itself closes no question about another article',
  async () => {
    const page = await open();
    const letGo = await holdWrites(page, 'admin_articles');
    const question = dialog(page, 'Are you absolutely sure?');
    await press(page, 'Delete “Boxes”');
    await press(question, 'Delete Article');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await press(page, 'Delete “Cables”');
    await describedBy(page, 'Cables This action cannot be undone.');
    await letGo();
    await toast(page, 'Article Deleted', 'The article has been successfully removed.');
    await page.locator('tbody tr', { hasText: 'Boxes' }).waitFor({ state: 'detached' });
    await describedBy(page, 'Cables This action cannot be undone.');
    await press(question, 'Delete Article');
    await question.waitFor({ state: 'detached' });
    await rowOf(page, 'Cables').waitFor({ state: 'detached' });
    assert.equal(await ids(page), ['a']);
    assertQuiet(page);
  },
);

articles('a deletion that is no longer allowed is refused', async () => {
  const page = await open();
  // meanwhile made a Writer, who may delete their own articles only
  await page.evaluate(
    (staff) => localStorage.setItem('admin_users', staff),
    JSON.stringify([{ ...memberOf('Editor'), role: 'Writer', password: undefined }]),
  );
  await press(page, 'Delete “Aerials”');
  await press(page, 'Delete Article');
  await toast(
    page,
    'Deletion Failed',
    'Could not delete the article. You may not have permission.',
  );
  assert.equal(await ids(page), ['a', 'b', 'c']);
});

articles('chosen articles are deleted with one question', async () => {
  const page = await open();
  for (const title of ['Aerials', 'Cables'])
    await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByText('2 selected').waitFor();
  await press(bar, 'Delete');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete 2 articles');
  await toast(page, 'Articles Deleted', '2 articles have been successfully removed.');
  await bar.waitFor({ state: 'detached' });
  assert.equal(await ids(page), ['b']);
  assertQuiet(page);
});

articles('chosen articles are published together', async () => {
  const page = await open();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press(page, 'Publish');
  await press(dialog(page, 'Change the status of 3 articles?'), 'Publish 3 articles');
  await toast(page, 'Articles Updated', '3 articles are now Published.');
  await rowOf(page, 'Boxes').getByText('Published').waitFor();
  assert.equal(
    (await records(page, 'admin_articles')).map(({ status }) => status),
    ['Published', 'Published', 'Published'],
  );
});

/** Gives the articles of these titles a status in another tab. */
async function changeElsewhere(page: Page, button: string, ...titles: string[]): Promise<void> {
  const other = await openTab(page.context());
  await visit(other, '/admin/articles');
  await ready(other);
  for (const title of titles)
    await other.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await press(other, button);
  await other.getByRole('dialog').getByRole('button', { name: button }).click();
  await other.getByText(/^Articles? Updated$/).waitFor();
  await other.close();
}

articles('what another tab has published meanwhile is moved to Draft all the same', async () => {
  const page = await open();
  await page.getByRole('checkbox', { name: 'Select “Boxes”' }).check();
  await changeElsewhere(page, 'Publish', 'Boxes');
  await rowOf(page, 'Boxes').getByText('Published').waitFor();
  await press(page, 'Move to Draft');
  await press(dialog(page, 'Change the status?'), 'Move 1 article to Draft');
  await toast(page, 'Article Updated', 'The article is now Draft.');
  await rowOf(page, 'Boxes').getByText('Draft').waitFor();
  assert.is((await records(page, 'admin_articles'))[1]?.['status'], 'Draft');
  assertQuiet(page);
});

articles('so is one on another page; who has the status already is left alone', async () => {
  const older = Array.from({ length: 25 }, (_, index) => ({ id: `old-${index}` }));
  const updatedAt = '2026-03-01T10:00:00.000Z';
  const drafts = ['Aerials', 'Boxes'].map((title) => ({
    id: title,
    title,
    updatedAt,
    status: 'Draft' as const,
  }));
  const page = await open(articlesStored(...drafts, ...older));
  for (const { title } of drafts)
    await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await press(page, 'Next');
  await page.getByText('Page 2 of 2').waitFor();
  await changeElsewhere(page, 'Publish', 'Aerials');
  await press(page, 'Move to Draft');
  await press(dialog(page, 'Change the status of 2 articles?'), 'Move 2 articles to Draft');
  await toast(page, 'Articles Updated', '2 articles are now Draft.');
  const [published, draft] = await records(page, 'admin_articles');
  assert.equal([published?.['status'], draft?.['status']], ['Draft', 'Draft']);
  assert.is(draft?.['updatedAt'], updatedAt);
  assertQuiet(page);
});

articles('what another tab deletes disappears, and is chosen no more', async () => {
  const page = await open();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const other = await openTab(page.context());
  await visit(other, '/admin/articles');
  await ready(other);
  await press(other, 'Delete “Cables”');
  await press(other, 'Delete Article');
  await page.getByRole('group', { name: 'Selected rows' }).getByText('2 selected').waitFor();
  assert.is(await bodyRows(page).count(), 2);
  assertQuiet(page);
});

articles.run();
