import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { faqCategories } from '~/content/faq';
import { closePages, openPage, visit } from '../helpers/browser';
import { articlesStored } from '../helpers/staffPages';

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

faq('what is pressed stays where it is, though the answer above it closes', async () => {
  const page = await openPage({ width: 320 });
  await visit(page, '/faq');
  const top = (index: number) =>
    question(page, index).evaluate((each) => each.getBoundingClientRect().top);
  await question(page, 0).click();
  for (const index of [1, 2, 3]) {
    await answer(page, index - 1).waitFor();
    await question(page, index).evaluate((each) => {
      scrollBy({ top: each.getBoundingClientRect().top - 120, behavior: 'instant' });
    });
    const before = await top(index);
    await question(page, index).click();
    await answer(page, index - 1).waitFor({ state: 'hidden' });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    assert.ok(Math.abs((await top(index)) - before) <= 1, `question ${index}`);
  }
});

faq('whoever comes back finds the answer that they had open', async () => {
  const page = await open();
  await question(page, 3).click();
  await answer(page, 3).waitFor();
  await page.locator('footer').getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'About Wrenview TV' }).waitFor();
  await page.goBack();
  await answer(page, 3).waitFor();
});

faq('a link to one answer opens it, and Tab goes on from there', async () => {
  const page = await openPage();
  await page.addInitScript(
    (articles) => localStorage.setItem('admin_articles', articles),
    articlesStored({ id: 'a', slug: 'leaving', content: '<p><a href="/faq#cancel">How</a></p>' })[
      'admin_articles'
    ] ?? '',
  );
  await visit(page, '/blog/leaving');
  await page.getByRole('link', { name: 'How', exact: true }).click();
  const linked = page.locator('#cancel');
  await linked.locator('p').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('#cancel summary'));
  await page.keyboard.press('Tab');
  const isPast = () =>
    linked.evaluate((item) => {
      const focused = document.activeElement;
      return focused && item.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
  assert.ok(await isPast());
});

faq.run();
