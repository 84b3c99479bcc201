import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { closePages, openPage, visit } from '../helpers/browser';

const theme = suite('theme');
theme.after.each(closePages);

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
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

theme('changes in every open tab', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const other = await page.context().newPage();
  await visit(other, '/faq');
  await button(other, 'dark').click();
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
});

theme('can be switched before the scripts of the page have arrived', async () => {
  const page = await openPage();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  await button(page, 'dark').click();
  assert.is(await themeOf(page), 'dark');
});

theme.run();
