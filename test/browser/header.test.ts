import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { headerLinks } from '~/content/navigation';
import { site } from '~/content/site';
import { assertQuiet, closePages, focusOn, laidOut, openPage, visit } from '../helpers/browser';

const header = suite('header and menu');
header.after.each(closePages);

const labels = headerLinks.map(({ label }) => label);
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(path = '/about') {
  const page = await openPage({ width: 360 });
  await visit(page, path);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menuOf(page).waitFor();
  return page;
}

header('shows the entries in order on a wide screen, the current one marked', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  const nav = page.getByRole('navigation', { name: 'Main' });
  assert.equal(await nav.getByRole('link').allInnerTexts(), labels);
  assert.equal(await nav.locator('[aria-current=page]').allInnerTexts(), ['Packages']);
  assert.not(await page.getByRole('button', { name: 'Open menu' }).isVisible());
});

header('names the brand from small laptops on, and leaves room to touch its mark', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  const brand = page.getByRole('link', { name: /home page/ });
  for (const width of [992, 1024, 1120]) {
    await page.setViewportSize({ width, height: 740 });
    assert.ok(await brand.getByText(site.name).isVisible(), `at ${width} px`);
    const bar = await page.getByRole('banner').boundingBox();
    assert.ok(bar && bar.height < 70, `${bar?.height} px high at ${width}`);
  }
  await page.setViewportSize({ width: 768, height: 740 });
  const box = await brand.boundingBox();
  assert.ok(box && box.width >= 44, `${box?.width} px wide`);
});

header('stays in sight while the page is scrolled', async () => {
  const page = await openPage();
  await visit(page, '/terms');
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForFunction(() => scrollY === 300);
  const box = await page.getByRole('link', { name: /home page/ }).boundingBox();
  assert.ok(box && box.y >= 0 && box.y < 80, `at ${box?.y}`);
});

header('keeps the size of its buttons when a visitor sets larger letters', async () => {
  const page = await openPage({ width: 320 });
  await visit(page, '/about');
  for (const letters of ['24px', '32px']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    for (const name of ['Open menu', 'Switch to dark theme']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      assert.is(box?.width, 44, `${name} with letters of ${letters}`);
      assert.ok(box && box.x + box.width <= 320, `${name} ends at ${box && box.x + box.width}`);
    }
  }
});

header('has a menu on a phone, with the same entries and the free trial', async () => {
  const page = await openMenu();
  const links = menuOf(page).getByRole('link');
  assert.equal(await links.allInnerTexts(), [...labels, 'Free Trial']);
  assert.equal(await menuOf(page).locator('[aria-current=page]').allInnerTexts(), ['About Us']);
});

header('puts the menu at the right edge of the screen', async () => {
  const page = await openMenu();
  const box = await menuOf(page).evaluate(async (panel) => {
    await Promise.all(panel.getAnimations().map((each) => each.finished));
    return panel.getBoundingClientRect().toJSON();
  });
  assert.is(Math.round(box.right), 360);
});

header('keeps the focus inside the open menu', async () => {
  const page = await openMenu();
  const inside = () => menuOf(page).evaluate((menu) => menu.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let turn = 0; turn < 30; turn++) {
      await page.keyboard.press(key);
      assert.ok(await inside(), `${key} ${turn + 1}`);
    }
  }
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
] as const) {
  header(`closes the menu with ${how} and gives the focus back`, async () => {
    const page = await openMenu();
    await close(page);
    await menuOf(page).waitFor({ state: 'detached' });
    await page
      .locator('button:focus')
      .and(page.getByRole('button', { name: 'Open menu' }))
      .waitFor();
  });
}

header('closes the menu when an entry is chosen, the current one included', async () => {
  const page = await openMenu('/about');
  await menuOf(page).getByRole('link', { name: 'Packages' }).click();
  await menuOf(page).waitFor({ state: 'detached' });
  await page.waitForURL('**/packages?v=*');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menuOf(page).getByRole('link', { name: 'Packages' }).click();
  await menuOf(page).waitFor({ state: 'detached' });
  assertQuiet(page);
});

header('gives the focus to the content where the menu’s button is gone meanwhile', async () => {
  const page = await openMenu('/about');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.id === 'content');
});

header('leaves the reader where they were when the menu is closed', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/faq');
  await laidOut(page);
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
  // by hand: Playwright scrolls by itself to what it clicks
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await menuOf(page).waitFor();
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'detached' });
  await focusOn(page, 'Open menu');
  await page.keyboard.press('Shift+Tab');
  await frames(page);
  assert.is(await page.evaluate(() => scrollY), 1000);
});

header(
  'gives the focus to the page that was chosen in the menu, however soon it is there',
  async () => {
    const page = await openMenu('/about');
    await menuOf(page).getByRole('link', { name: 'Packages' }).click();
    await page.waitForURL('**/packages?v=*');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menuOf(page).getByRole('link', { name: 'About Us' }).click();
    await menuOf(page).waitFor({ state: 'detached' });
    await frames(page);
    assert.is(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  },
);

/** Long enough for what scrolls smoothly to have begun, and to be told of. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) await new Promise(requestAnimationFrame);
  });

header.run();
