import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { drawn, publicPages } from '../helpers/addresses';
import { axeFindings } from '../helpers/axe';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { brokenWords, overflow } from '../helpers/shownTexts';

const pages = suite('every page');
pages.after.each(closePages);

const unknown = '/nowhere';

for (const path of [...publicPages, ...drawn, unknown]) {
  pages(`${path} is accessible in both themes, without faults, and fits every screen`, async () => {
    const page = await openPage({ still: true });
    await visit(page, path);
    // the browser itself notes the status of an unknown page
    if (path === unknown) takeProblems(page);
    const light = await findings(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    assert.equal({ light, dark: await findings(page) }, { light: [], dark: [] });
    assertQuiet(page);
    await assertFits(page);
  });
}

for (const path of ['/faq', '/channels', '/blog'])
  pages(`${path} breaks no word on a phone with letters of one and a half the size`, async () => {
    const page = await openPage({ width: 360, still: true });
    await visit(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    // all but the end of the address in the footer
    assert.equal(await brokenWords(page), ['example']);
  });

pages.run();

async function findings(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const width of [360, 1280]) {
    await resize(page, width);
    for (const each of await axeFindings(page)) found.add(each);
  }
  return [...found];
}

/** Nothing reaches beyond the right edge, and no word is broken to fit. */
async function assertFits(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await resize(page, width);
    assert.is(await overflow(page), null, `on a screen of ${width} px`);
    assert.equal(await brokenWords(page), [], `on a screen of ${width} px`);
  }
  await resize(page, 360);
  // WCAG 2.2, 1.4.4: the frame cuts off what is too wide, so nobody could scroll to it
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  assert.is(await overflow(page), null, 'on a phone at twice the size of text');
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });
