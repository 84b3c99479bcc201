import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { channelsPage, channelTabs } from '~/content/channels';
import { assertQuiet, closePages, hydrated, openPage, visit } from '../helpers/browser';
import { holdScripts } from '../helpers/lateScripts';
import { overflow } from '../helpers/shownTexts';

const channels = suite('channels');
channels.after.each(closePages);

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const selected = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts();
const search = (page: Page) => page.getByLabel(channelsPage.searchLabel);

async function open(): Promise<Page> {
  const page = await openPage();
  await visit(page, '/channels');
  return page;
}

channels('shows the names of the tab that is chosen', async () => {
  const page = await open();
  assert.equal(await selected(page), ['News']);
  for (const { label, channels: listed } of channelTabs) {
    await tab(page, label).click();
    assert.equal(await selected(page), [label]);
    const panel = page.getByRole('tabpanel', { name: label });
    for (const { name } of listed)
      assert.ok(await panel.getByText(name, { exact: true }).isVisible(), name);
    assert.is(await page.getByRole('tabpanel').count(), 1);
  }
});

channels('a long word leaves the field and its count on a small screen', async () => {
  const page = await openPage({ width: 320 });
  await visit(page, '/channels');
  await search(page).fill('x'.repeat(120));
  await page.getByText(`0 channels match “${'x'.repeat(120)}”.`).waitFor();
  assert.is(await overflow(page), null);
});

channels('moves through the tabs with arrows, Home and End', async () => {
  const page = await open();
  await tab(page, 'News').focus();
  for (const [key, expected] of [
    ['ArrowRight', 'Sports'],
    ['End', 'Kids'],
    ['ArrowRight', 'News'],
    ['ArrowLeft', 'Kids'],
    ['Home', 'News'],
  ] as const) {
    await page.keyboard.press(key);
    assert.equal(await selected(page), [expected], key);
    assert.ok(await tab(page, expected).evaluate((each) => each === document.activeElement), key);
  }
});

channels('takes one stop of the Tab key for all tabs', async () => {
  const page = await open();
  assert.is(await page.locator('[role=tab][tabindex="0"], [role=tab]:not([tabindex])').count(), 1);
});

channels('finds names across all tabs, and says how many', async () => {
  const page = await open();
  await search(page).fill('touchline');
  await page.getByText(channelsPage.resultCount(2, 'touchline')).waitFor();
  assert.ok(await page.getByText('Touchline One', { exact: true }).isVisible());
  assert.ok(await page.getByText('Touchline Two', { exact: true }).isVisible());
  assert.not(await page.getByText('Harbour News', { exact: true }).isVisible());
});

channels('says so when nothing is found, and what to do', async () => {
  const page = await open();
  await search(page).fill('zzz');
  await page.getByText(channelsPage.empty.heading).waitFor();
  assert.ok(await page.getByRole('link', { name: channelsPage.empty.link.label }).isVisible());
});

channels('shows the tabs again when the search is cleared', async () => {
  const page = await open();
  await search(page).fill('touchline');
  await page.getByText('Touchline One', { exact: true }).waitFor();
  await search(page).fill('');
  await tab(page, 'News').waitFor();
  const panel = page.getByRole('tabpanel', { name: 'News' });
  assert.is(await panel.getByRole('listitem').count(), 4);
  assert.ok(await panel.getByText('Harbour News', { exact: true }).isVisible());
});

channels('leaves the rows that the document holds as they stand', async () => {
  const page = await openPage();
  const arrive = await holdScripts(page);
  await page.goto('/channels', { waitUntil: 'commit' });
  const row = page.getByRole('listitem').filter({ hasText: 'Harbour News' });
  const found = await row.elementHandle();
  arrive();
  await hydrated(page);
  await tab(page, 'Kids').click();
  await tab(page, 'News').click();
  assert.ok(await found?.evaluate((each) => each.isConnected && each.checkVisibility()));
  assert.is(await row.count(), 1);
  assertQuiet(page);
});

channels('come to by a click: any tab can be chosen at once, and all get their rows', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  await page
    .locator('a[href="/channels"]')
    .first()
    .evaluate((link) => {
      const kids = () => document.querySelector<HTMLElement>('#tab-kids');
      const observer = new MutationObserver(() => {
        if (!kids()) return;
        observer.disconnect();
        kids()?.click();
      });
      observer.observe(document.body, { childList: true, subtree: true });
      (link as HTMLElement).click();
    });
  const panel = page.getByRole('tabpanel', { name: 'Kids' });
  await panel.waitFor();
  assert.is(await panel.getByRole('listitem').count(), 4);
  const rows = page.getByRole('tabpanel', { includeHidden: true }).locator('li');
  await rows.nth(4 * channelTabs.length - 1).waitFor({ state: 'attached' });
  assertQuiet(page);
});

channels('Back finds the tab and the search that were left, and so does a reload', async () => {
  const page = await open();
  const away = async () => {
    await page.locator('main a[href="/packages"]').first().click();
    await page.getByRole('heading', { level: 1, name: /plan|package/i }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: channelsPage.heading }).waitFor();
  };
  await tab(page, 'Kids').click();
  await away();
  assert.equal(await selected(page), ['Kids']);
  await page.reload();
  await hydrated(page);
  assert.equal(await selected(page), ['Kids']);
  await search(page).fill('harbour');
  await page.waitForFunction(() => history.state?.sought === 'harbour');
  await away();
  assert.is(await search(page).inputValue(), 'harbour');
  await page.getByText('Harbour News', { exact: true }).waitFor();
  await search(page).fill('');
  assert.equal(await selected(page), ['Kids']);
  assertQuiet(page);
});

channels('a category is found by its own name', async () => {
  const page = await open();
  await search(page).fill('sport');
  for (const { name } of channelTabs.find(({ id }) => id === 'sports')?.channels ?? [])
    await page.getByText(name, { exact: true }).waitFor();
  assertQuiet(page);
});

channels.run();
