import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { faqCategories } from '~/content/faq';
import { closePages, openPage, visit } from '../helpers/browser';

const faq = suite('FAQ');
faq.after.each(closePages);

const items = faqCategories.flatMap(({ items }) => items);
const question = (page: Page, index: number) =>
  page.getByText(items[index]?.question ?? '', { exact: true });
const answer = (page: Page, index: number) => page.getByText(items[index]?.answer[0] ?? '');

async function open(): Promise<Page> {
  const page = await openPage();
  await visit(page, '/faq');
  return page;
}

faq('shows every question under its category, all closed', async () => {
  const page = await open();
  for (const { heading } of faqCategories) {
    assert.ok(await page.getByRole('heading', { name: heading }).isVisible(), heading);
  }
  for (const index of items.keys()) {
    assert.ok(await question(page, index).isVisible());
    assert.not(await answer(page, index).isVisible());
  }
});

faq('has one answer open at a time, across the categories', async () => {
  const page = await open();
  for (const index of [0, 1, items.length - 1]) {
    await question(page, index).click();
    await answer(page, index).waitFor();
    const visible = await Promise.all(
      [...items.keys()].map((each) => answer(page, each).isVisible()),
    );
    assert.is(visible.filter(Boolean).length, 1);
  }
});

faq('closes an answer again', async () => {
  const page = await open();
  await question(page, 0).click();
  await answer(page, 0).waitFor();
  await question(page, 0).click();
  await answer(page, 0).waitFor({ state: 'hidden' });
});

faq('works with the keyboard', async () => {
  const page = await open();
  await page.locator('summary, main button').first().focus();
  await page.keyboard.press('Enter');
  await answer(page, 0).waitFor();
});

faq.run();
