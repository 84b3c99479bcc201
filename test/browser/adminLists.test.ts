import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import {
  articlesStored,
  bodyRows,
  column,
  dialog,
  fieldIn,
  openStaff,
  press,
  ready,
} from '../helpers/staffPages';

const lists = suite('lists of 5,000 records');
lists.after.each(closePages);

const numbers = Array.from({ length: 5000 }, (_, index) => index + 1);
const day = (number: number) => new Date(Date.UTC(2010, 0, number)).toISOString();
/** Every tenth is a Draft, every hundredth speaks of the moon. */
const storiesOf = (which: readonly number[]) =>
  articlesStored(
    ...which.map((number) => ({
      id: `n${number}`,
      title: `Story ${number}${number % 100 ? '' : ' of the Moon'}`,
      status: number % 10 ? ('Published' as const) : ('Draft' as const),
      updatedAt: day(number),
    })),
  );
const articles = storiesOf(numbers);
const channels = {
  admin_channels: JSON.stringify(
    numbers.map((number) => ({
      id: `c${number}`,
      name: `Channel ${number}`,
      category: `Kind ${number % 7}`,
      streamUrl: `https://stream.example/${number}`,
      isFeatured: number % 2 === 0,
    })),
  ),
};

const open = () => openStaff('Editor', '/admin/articles', { stored: articles });
const titles = async (page: Page) =>
  (await column(page, 2)).map((cell) => cell.split('\n')[0] ?? '');
/** Waits until a row shows a text: the rows come after what they were asked by. */
const row = (page: Page, index: number, text: string) =>
  bodyRows(page).nth(index).getByText(text, { exact: true }).waitFor();
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);
const counted = (page: Page, count: string) =>
  page.getByRole('search').getByRole('status').getByText(count, { exact: true }).waitFor();
const onPage = (page: Page, number: number, of: number) =>
  page.getByRole('navigation', { name: 'Pages' }).getByText(`Page ${number} of ${of}`).waitFor();

/** What the address keeps of the list, version aside. */
function listIn(page: Page): Record<string, string> {
  const { v: _, ...list } = Object.fromEntries(new URL(page.url()).searchParams);
  return list;
}

lists('25 rows stand on a page; the count and the pages are told', async () => {
  const page = await open();
  await counted(page, '5000 articles');
  await onPage(page, 1, 200);
  assert.is(await bodyRows(page).count(), 25);
  assert.is((await titles(page))[0], 'Story 5000 of the Moon');
  assert.ok(await page.getByRole('button', { name: 'Previous' }).isDisabled());
  assert.equal(listIn(page), {});
  assertQuiet(page);
});

lists('a search narrows the list and says to how many', async () => {
  const page = await open();
  await search(page, 'mOON');
  await counted(page, '50 of 5000 articles');
  await onPage(page, 1, 2);
  assert.equal(listIn(page), { q: 'mOON' });
  await search(page, 'story 4900 of');
  await counted(page, '1 of 5000 articles');
  assert.equal(await titles(page), ['Story 4900 of the Moon']);
  await search(page, 'zebra');
  await page.getByText('No articles found.', { exact: true }).waitFor();
  await counted(page, '0 of 5000 articles');
  await press(page, 'Clear search and filters');
  await counted(page, '5000 articles');
  assert.equal(listIn(page), {});
  assertQuiet(page);
});

lists('a column sorts up, then down, numbers as numbers', async () => {
  const page = await open();
  const header = page.getByRole('columnheader', { name: 'Title' });
  await press(header, 'Title');
  await page.locator('th[aria-sort=ascending]', { hasText: 'Title' }).waitFor();
  await row(page, 2, 'Story 3');
  assert.equal((await titles(page)).slice(0, 3), ['Story 1', 'Story 2', 'Story 3']);
  await press(header, 'Title');
  await page.locator('th[aria-sort=descending]', { hasText: 'Title' }).waitFor();
  await row(page, 1, 'Story 4999');
  assert.equal(listIn(page), { sort: 'title.desc' });
  // what else the entry of the history holds stays
  assert.ok('left' in (await page.evaluate(() => history.state)));
});

lists('a filter, a search and a page outlive the editor, by Back and by its link', async () => {
  const page = await open();
  await fieldIn(page, 'Status').selectOption('Draft');
  await counted(page, '500 of 5000 articles');
  await search(page, 'story');
  await page.waitForURL(/q=story/);
  await press(page, 'Next');
  await onPage(page, 2, 20);
  await press(page, 'Next');
  await onPage(page, 3, 20);
  const before = await titles(page);
  const kept = { status: 'Draft', q: 'story', page: '3' };
  assert.equal(listIn(page), kept);
  await bodyRows(page).nth(4).getByRole('link', { name: 'Edit' }).click();
  await heading(page, 'Edit Article').waitFor();
  assert.match(before[4] ?? '', await fieldIn(page, 'Title').inputValue());
  await page.goBack();
  await heading(page, 'Articles').waitFor();
  await onPage(page, 3, 20);
  assert.equal(await titles(page), before);
  assert.equal(listIn(page), kept);
  assert.is(await page.getByRole('searchbox').inputValue(), 'story');
  await bodyRows(page).nth(4).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await heading(page, 'Articles').waitFor();
  await onPage(page, 3, 20);
  assert.equal(await titles(page), before);
  assert.equal(listIn(page), kept);
  await page.reload();
  await ready(page);
  await onPage(page, 3, 20);
  assert.equal(await titles(page), before);
  assertQuiet(page);
});

lists('an address beyond the last page shows the last', async () => {
  const page = await openStaff('Editor', '/admin/articles?page=999', { stored: articles });
  await onPage(page, 200, 200);
  assert.is((await titles(page)).at(-1), 'Story 1');
});

lists('rows chosen on several pages are deleted with one question', async () => {
  const page = await open();
  await search(page, 'moon');
  await counted(page, '50 of 5000 articles');
  const choose = (title: string) =>
    page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await choose('Story 5000 of the Moon');
  await choose('Story 2600 of the Moon');
  await press(page, 'Next');
  await onPage(page, 2, 2);
  await choose('Story 100 of the Moon');
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByText('3 selected').waitFor();
  await press(bar, 'Delete');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete 3 articles');
  await toast(page, 'Articles Deleted', '3 articles have been successfully removed.');
  await counted(page, '47 of 4997 articles');
  await bar.waitFor({ state: 'detached' });
  const kept = new Set((await records(page, 'admin_articles')).map(({ id }) => id));
  assert.is(kept.size, 4997);
  assert.equal(
    ['n5000', 'n2600', 'n2500', 'n200', 'n100'].map((id) => kept.has(id)),
    [false, false, true, true, false],
  );
  assertQuiet(page);
});

lists('a whole page and a row of the next are deleted with one question', async () => {
  const few = storiesOf(numbers.filter((number) => number % 50 === 0));
  const page = await openStaff('Editor', '/admin/articles', { stored: few });
  await search(page, 'moon');
  await counted(page, '50 of 100 articles');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await press(page, 'Next');
  await onPage(page, 2, 2);
  await page.getByRole('checkbox', { name: 'Select “Story 100 of the Moon”' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByText('26 selected').waitFor();
  await press(bar, 'Delete');
  const question = dialog(page, 'Are you absolutely sure?');
  await question.waitFor();
  assert.equal(await question.getByRole('paragraph').allInnerTexts(), [
    ...[5000, 4900, 4800, 4700, 4600].map((number) => `Story ${number} of the Moon`),
    'and 21 more',
    'This action cannot be undone.',
  ]);
  await press(question, 'Delete 26 articles');
  await toast(page, 'Articles Deleted', '26 articles have been successfully removed.');
  await counted(page, '24 of 74 articles');
  await bar.waitFor({ state: 'detached' });
  assert.is((await records(page, 'admin_articles')).length, 74);
  assertQuiet(page);
});

lists('a choice that a search hides is not acted upon', async () => {
  const page = await open();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await search(page, 'moon');
  await page.getByRole('group', { name: 'Selected rows' }).getByText('1 selected').waitFor();
});

lists('channels are searched, filtered and paged alike', async () => {
  const page = await openStaff('Editor', '/admin/channels', { stored: channels });
  await counted(page, '5000 channels');
  await fieldIn(page, 'Category').selectOption('Kind 3');
  await fieldIn(page, 'Featured').selectOption('Featured');
  await counted(page, '357 channels');
  await onPage(page, 1, 15);
  await search(page, 'channel 49');
  await counted(page, '7 channels');
  assert.equal(listIn(page), { category: 'Kind 3', featured: 'yes', q: 'channel 49' });
  await page.reload();
  await ready(page);
  await counted(page, '7 channels');
  assertQuiet(page);
});

lists.run();
