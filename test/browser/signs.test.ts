import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { contentView } from '~/content/contentView';
import { closePages, openPage, visit } from '../helpers/browser';

const signs = suite('signs that do not go by a colour alone');
signs.after.each(closePages);

async function openForced(path: string, width = 1280): Promise<Page> {
  const page = await openPage({ width, still: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, path);
  return page;
}

/** What is drawn: the computed style tells the page's own colours. */
const drawn = async (place: Locator): Promise<string> =>
  (await place.screenshot()).toString('base64');

/** The same without the edge, which browsers colour by themselves. */
async function inside(place: Locator): Promise<string> {
  const { x, y, width, height } = (await place.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  return (await place.page().screenshot({ clip })).toString('base64');
}

async function assertDiffers(name: (path: string) => Promise<string>, path: string, other: string) {
  const [one, another] = [await name(path), await name(other)];
  assert.ok(one !== another, 'both look the same');
}

signs('the page that is open is marked in the header where the system chooses the colours', () =>
  assertDiffers(
    async (path) => {
      const page = await openForced(path);
      return drawn(page.getByRole('banner').getByRole('link', { name: 'Packages' }));
    },
    '/packages',
    '/about',
  ),
);

signs('so it is in the menu of a phone', () =>
  assertDiffers(
    async (path) => {
      const page = await openForced(path, 360);
      await page.getByRole('button', { name: 'Open menu' }).click();
      return drawn(page.getByRole('dialog').getByRole('link', { name: 'Packages' }));
    },
    '/packages',
    '/about',
  ),
);

signs('and so is the chosen tab', async () => {
  const page = await openForced('/channels', 360);
  const [first, second] = [page.getByRole('tab').nth(0), page.getByRole('tab').nth(1)];
  await second.click();
  // out of the way, so that neither has the focus
  await page.mouse.move(0, 0);
  await page.getByRole('tab', { selected: true }).evaluate((tab: HTMLElement) => tab.blur());
  const before = await inside(first);
  await first.click();
  await page.mouse.move(0, 0);
  await page.getByRole('tab', { selected: true }).evaluate((tab: HTMLElement) => tab.blur());
  assert.ok((await inside(first)) !== before, 'both look the same');
});

for (const forcedColors of ['active', 'none'] as const)
  signs(`a star that is not given is drawn otherwise: forced colours ${forcedColors}`, async () => {
    const given = contentView('paper-garden').comments[0]?.rating ?? 5;
    assert.ok(given < 5);
    const page = await openPage({ width: 360, still: true });
    await page.emulateMedia({ forcedColors });
    await visit(page, '/content/paper-garden');
    const stars = page.getByRole('img', { name: `${given} out of 5 stars` }).first();
    const fills = await stars
      .locator('svg')
      .evaluateAll((all) => all.map((star) => getComputedStyle(star).fill !== 'none'));
    assert.equal(
      fills,
      Array.from({ length: 5 }, (_, index) => index < given),
    );
  });

signs('the ring of the focus stands out on the amber band in both themes', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await openPage({ theme });
    await visit(page, '/');
    const link = page.getByRole('link', { name: 'Ask for your trial' });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const [ring, band] = await link.evaluate((element) => {
      let ground: Element | null = element;
      const colour = (each: Element) => getComputedStyle(each).backgroundColor;
      while (ground && colour(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
      return [getComputedStyle(element).outlineColor, ground ? colour(ground) : ''];
    });
    const ratio = contrast(ring ?? '', band ?? '');
    assert.ok(ratio >= 3, `${theme}: ${ratio.toFixed(2)} of ${ring} on ${band}`);
  }
});

signs.run();

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
