import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { closePages, openPage, visit } from '../helpers/browser';
import { blockStorage, fillStorage } from '../helpers/storageFaults';

const theme = suite('theme');
theme.after.each(closePages);

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const turns = (page: Page, to: 'light' | 'dark') =>
  page.locator(`html[data-theme=${to}]`).waitFor({ state: 'attached' });
const button = (page: Page, to: 'light' | 'dark') =>
  page.getByRole('button', { name: `Switch to ${to} theme` });

theme('is light for a first visit, whatever the system prefers', async () => {
  const page = await openPage({ colorScheme: 'dark' });
  await visit(page, '/about');
  assert.is(await themeOf(page), 'light');
});

theme('switches with a button that says what it will do', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await button(page, 'dark').click();
  assert.is(await themeOf(page), 'dark');
  assert.not(await button(page, 'dark').isVisible());
  await button(page, 'light').click();
  assert.is(await themeOf(page), 'light');
});

theme('is kept for the next visit and set before anything is painted', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await button(page, 'dark').click();
  // the theme that stands when the body begins is the theme of the first paint
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'];
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  assert.is(await page.locator('html').getAttribute('data-first'), 'dark');
  assert.is(await page.evaluate(() => localStorage.getItem('theme')), 'dark');
});

for (const colorScheme of ['light', 'dark'] as const) {
  theme(`follows a system that prefers ${colorScheme} when so chosen`, async () => {
    const page = await openPage({ theme: 'system', colorScheme });
    await page.goto('/about');
    assert.is(await themeOf(page), colorScheme);
  });
}

theme('follows a system that changes its mind while the page is open', async () => {
  const page = await openPage({ theme: 'system' });
  await page.goto('/about');
  await page.emulateMedia({ colorScheme: 'dark' });
  await turns(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await turns(page, 'light');
});

for (const [fault, spoil] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  theme(`holds for the page where storage is ${fault}, whatever the system does`, async () => {
    const page = await openPage();
    if (spoil === blockStorage) await spoil(page);
    await page.goto('/about');
    if (spoil === fillStorage) await spoil(page);
    await button(page, 'dark').click();
    await page.evaluate(() => {
      const system = matchMedia('(prefers-color-scheme: dark)');
      system.onchange = () => (document.documentElement.dataset['told'] = '');
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    // this listener is called after the site's
    await page.locator('html[data-told]').waitFor({ state: 'attached' });
    assert.is(await themeOf(page), 'dark');
  });
}

theme('changes in every open tab', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const other = await page.context().newPage();
  await visit(other, '/faq');
  await button(other, 'dark').click();
  await turns(page, 'dark');
});

theme('goes back to light in every open tab when storage is cleared', async () => {
  const page = await openPage({ theme: 'dark' });
  await visit(page, '/about');
  assert.is(await themeOf(page), 'dark');
  const other = await page.context().newPage();
  await visit(other, '/faq');
  await other.evaluate(() => localStorage.clear());
  await turns(page, 'light');
});

theme('can be switched before the scripts of the page have arrived', async () => {
  const page = await openPage();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  await button(page, 'dark').click();
  assert.is(await themeOf(page), 'dark');
});

theme('drawings take the colours that a person forces upon all pages', async () => {
  const page = await openPage({ stored: { theme: 'dark' } });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await visit(page, '/faq');
  const colours = await page
    .locator('main summary')
    .first()
    .evaluate((summary) => {
      const drawing = summary.querySelector('svg');
      return [drawing, drawing?.parentElement].map((each) => each && getComputedStyle(each).color);
    });
  assert.ok(colours[0]);
  assert.is(colours[0], colours[1]);
});

theme.run();
