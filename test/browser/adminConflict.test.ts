import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { place, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, visit } from '../helpers/browser';
import { backInList, openEditor, updateButton, write } from '../helpers/editorPage';
import { bodyRows, dialog, fieldIn, press, ready } from '../helpers/staffPages';

const conflict = suite('article changed in two tabs');
conflict.after.each(closePages);

const refusal = 'This article was changed elsewhere since you opened it.';

/** An editor with unsaved text, whose article another tab has changed meanwhile. */
async function openConflict(): Promise<Page> {
  const page = await openEditor();
  await write(page, { Title: 'Mine', 'Content (HTML)': '<p>My text.</p>' });
  const other = await openTab(page.context());
  await visit(other, '/admin/articles/edit/a');
  await ready(other);
  await write(other, { Title: 'Theirs' });
  await updateButton(other).click();
  await backInList(other);
  await other.close();
  await hearsOf(page, /"title":"Theirs"/);
  await updateButton(page).click();
  await page.locator('form').getByRole('alert').getByText(refusal).waitFor();
  return page;
}
/** Browsers let a tab know of what others have stored a moment later. */
const hearsOf = (page: Page, articles: RegExp) =>
  page.waitForFunction(
    (pattern) => pattern.test(localStorage.getItem('admin_articles') ?? ''),
    articles,
  );
const titles = async (page: Page) =>
  (await records(page, 'admin_articles')).map(({ title }) => title);

conflict('the later save is refused, and its text stays', async () => {
  const page = await openConflict();
  await toast(page, 'Save Failed', refusal);
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Mine');
  assert.is(await fieldIn(page, 'Content (HTML)').inputValue(), '<p>My text.</p>');
  assert.equal(await titles(page), ['Theirs']);
  await press(page, 'Keep editing');
  await page.locator('form').getByText(refusal).waitFor({ state: 'detached' });
  await updateButton(page).click();
  await page.locator('form').getByText(refusal).waitFor();
  assert.equal(await titles(page), ['Theirs']);
  assertQuiet(page);
});

conflict('it may replace the newer version', async () => {
  const page = await openConflict();
  await press(page, 'Replace it with mine');
  await backInList(page);
  assert.equal(await titles(page), ['Mine']);
  const [article] = await records(page, 'admin_articles');
  assert.equal(article?.['earlierSlugs'], ['aerials', 'theirs']);
});

conflict('it may give way to the newer version', async () => {
  const page = await openConflict();
  await press(page, 'Discard mine, load the newer version');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#article-title')?.value === 'Theirs',
  );
  assert.is(await fieldIn(page, 'Content (HTML)').inputValue(), '<p>On the roof.</p>');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await backInList(page);
  assert.equal(await titles(page), ['Theirs']);
  assertQuiet(page);
});

conflict('what was deleted meanwhile can be saved as a new article', async () => {
  const page = await openEditor();
  await write(page, { Title: 'Rescued' });
  const other = await openTab(page.context());
  await visit(other, '/admin/articles');
  await ready(other);
  await press(other, 'Delete “Aerials”');
  await press(dialog(other, 'Are you absolutely sure?'), 'Delete Article');
  await bodyRows(other).first().waitFor({ state: 'detached' });
  await hearsOf(page, /^\[\]$/);
  await updateButton(page).click();
  await toast(page, 'Save Failed', 'Article with ID a not found.');
  assert.is(place(page), '/admin/articles/edit/a');
  await press(page, 'Save as a new article');
  await backInList(page);
  assert.equal(await titles(page), ['Rescued']);
});

conflict.run();
