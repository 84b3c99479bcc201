import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { assertQuiet, closePages } from '../helpers/browser';
import { until } from '../helpers/worker';
import { articlesStored, bodyRows, fieldIn, openStaff } from '../helpers/staffPages';

const narrow = suite('staff area where there is little room');
narrow.after.each(closePages);

const title = 'How to choose between a dish, an aerial and a subscription without regrets';
const articles = (count: number) =>
  articlesStored(...Array.from({ length: count }, (_, index) => ({ id: `n${index}`, title })));
const openList = async (count: number, width: number) => {
  const page = await openStaff('Editor', '/admin/articles', { stored: articles(count), width });
  await bodyRows(page).first().waitFor();
  return page;
};
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How far the letters of an element reach, those that it cuts off aside. */
const endOfText = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { right } = range.getBoundingClientRect();
  const isCut = getComputedStyle(element).overflowX !== 'visible';
  return isCut ? Math.min(right, element.getBoundingClientRect().right) : right;
};

const ends = (elements: Element[]): number[] =>
  elements.map((element) => element.getBoundingClientRect().right);

narrow('the titles of articles have room and are told whole at every width', async () => {
  const page = await openList(2, 1280);
  for (const width of [320, 360, 768, 800, 992, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const text = bodyRows(page).first().getByText(title, { exact: true });
    const [room, cut] = await text.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.scrollHeight - element.clientHeight,
    ]);
    assert.ok(room && room >= 190, `${room} px at ${width}`);
    assert.ok(cut !== undefined && cut <= 1, `cut by ${cut} px at ${width}`);
    assert.ok((await overflow(page)) <= 0, `${width}`);
  }
});

narrow('what sorts a list of cards says so', async () => {
  const page = await openList(2, 360);
  const head = page.getByRole('table').getByRole('row').first();
  const words = () => head.evaluate((row) => getComputedStyle(row, '::before').content);
  assert.is(await words(), '"Sort by"');
  const [box, first] = await Promise.all([
    head.getByRole('checkbox').boundingBox(),
    head.getByRole('button').first().boundingBox(),
  ]);
  assert.ok(box && first && first.x - box.x - box.width > 60, 'it stands between them');
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.is(await words(), 'none');
});

narrow('the steps through a list fit a phone with large letters', async () => {
  const page = await openList(30, 360);
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
  assert.is(await overflow(page), 0);
  assertQuiet(page);
});

narrow('the filters stand one below the other on the smallest screens', async () => {
  const page = await openList(1, 360);
  const status = await fieldIn(page, 'Status').boundingBox();
  const author = await fieldIn(page, 'Author').boundingBox();
  assert.ok(status && author && author.y > status.y + status.height);
  assert.ok(status.width > 300);
});

narrow('the box for all rows is mixed while some are chosen', async () => {
  const page = await openList(3, 1280);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const isMixed = (wanted: boolean) =>
    page.waitForFunction(
      (mixed) => document.querySelector('thead input')?.matches(':indeterminate') === mixed,
      wanted,
    );
  await isMixed(false);
  await bodyRows(page).first().getByRole('checkbox').check();
  await isMixed(true);
  await all.click();
  await isMixed(false);
  assert.ok(await all.isChecked());
});

narrow(
  'what can be done with chosen rows leaves room for them at four times the size',
  async () => {
    const page = await openList(3, 320);
    await page.setViewportSize({ width: 320, height: 256 });
    const boxes = bodyRows(page).getByRole('checkbox');
    await boxes.first().check();
    const bar = page.getByRole('group', { name: 'Selected rows' });
    await bar.waitFor();
    for (const box of [boxes.nth(2), boxes.nth(1), boxes.nth(0)]) {
      await box.focus();
      const edge = await box.evaluate((element) => element.getBoundingClientRect().bottom);
      const { y = 0 } = (await bar.boundingBox()) ?? {};
      assert.ok(y > Math.min(edge + 40, 256), `the bar at ${y}, the box ends at ${edge}`);
    }
  },
);

narrow('the card of the status ends with it where the button stands elsewhere', async () => {
  const page = await openStaff('Editor', '/admin/articles/new', { width: 360 });
  const below = await fieldIn(page, 'Status').evaluate((field) => {
    const card = field.closest('section, fieldset, div:has(> h2)');
    return (card?.getBoundingClientRect().bottom ?? NaN) - field.getBoundingClientRect().bottom;
  });
  assert.ok(below < 32, `${below} px`);
});

for (const width of [360, 1024])
  narrow(`the editor’s button is in reach at ${width} px and hides no field`, async () => {
    const page = await openStaff('Editor', '/admin/articles/new', { width });
    const save = page.getByRole('button', { name: 'Create Article' });
    assert.is(await save.count(), 1);
    const box = await save.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    assert.ok(box && box.y > height / 2 && box.y + box.height <= height, `${box?.y}`);
    await fieldIn(page, 'Title').focus();
    for (let stop = 0; stop < 25; stop++) {
      if (await save.evaluate((button) => button === document.activeElement)) break;
      // what is taller than the screen shows its beginning
      await page.waitForFunction((foot) => {
        const held = document.activeElement?.getBoundingClientRect();
        return held && (held.height > 200 || held.bottom <= foot);
      }, box.y);
      await page.keyboard.press('Tab');
    }
    assert.ok(await save.evaluate((button) => button === document.activeElement));
    assertQuiet(page);
  });

narrow('why an article could not be saved comes into view, with what to do about it', async () => {
  const page = await openStaff('Editor', '/admin/articles/edit/n0', {
    stored: articles(1),
    width: 360,
  });
  await fieldIn(page, 'Title').fill('Kept');
  await page.evaluate(() => localStorage.setItem('admin_articles', '[]'));
  await page.getByRole('button', { name: 'Update Article' }).click();
  const way = page.getByRole('button', { name: 'Save as a new article' });
  await way.waitFor();
  const foot = (await page.getByRole('button', { name: 'Update Article' }).boundingBox())?.y ?? 0;
  const bottom = async () => {
    const box = await way.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await until(async () => (await bottom()) <= foot);
});

narrow('Home and End choose between text and preview, each the panel of its tab', async () => {
  const page = await openStaff('Editor', '/admin/articles/new', { width: 360 });
  await page.getByRole('tab', { name: 'Write' }).focus();
  await page.getByRole('tabpanel', { name: 'Write' }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('tab', { name: 'Preview', selected: true }).waitFor();
  await page.getByRole('tabpanel', { name: 'Preview' }).waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('tabpanel', { name: 'Write' }).waitFor();
});

narrow(
  'the buttons of the header keep their size and place, however large the letters',
  async () => {
    const page = await openList(1, 320);
    for (const letters of ['24px', '32px']) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      const header = page.getByRole('banner');
      const [menu, theme] = await Promise.all(
        ['Open menu', 'Switch to dark theme'].map((name) =>
          header.getByRole('button', { name }).boundingBox(),
        ),
      );
      assert.equal([menu?.width, theme?.width], [44, 44], letters);
      const end = await header.getByText('Admin', { exact: true }).evaluate(endOfText);
      assert.ok(theme && end <= theme.x, `ends at ${end} with letters of ${letters}`);
      assert.is(await overflow(page), 0, letters);
    }
  },
);

for (const path of ['/admin/dashboard', '/admin/articles/new', '/admin/settings'])
  narrow(`the smallest phone shows ${path} whole with letters of twice the size`, async () => {
    const page = await openStaff('Admin', path, { stored: articles(1), width: 320 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    assert.is(await overflow(page), 0);
  });

narrow('what a backup would change is told whole at every width and size of letters', async () => {
  const page = await openStaff('Admin', '/admin/settings', { width: 320, still: true });
  const backup = { format: 'internet-tv-site-backup', version: 1, channels: [] };
  await page.getByLabel('Backup file').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  const cells = page.getByRole('dialog').getByRole('cell');
  const removed = cells.nth(2);
  await removed.waitFor();
  for (const [width, size, label] of [
    [320, '100%', '"Removed "'],
    [360, '200%', '"Removed "'],
    [600, '200%', '"Removed "'],
    [1280, '100%', 'none'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    const around = await page.getByRole('dialog').boundingBox();
    const end = Math.max(...(await cells.evaluateAll(ends)));
    assert.ok(around && end < around.x + around.width, `${end} at ${width} px and ${size}`);
    const words = await removed.evaluate((cell) => getComputedStyle(cell, '::before').content);
    assert.is(words, label, `at ${width} px and ${size}`);
  }
  assertQuiet(page);
});

narrow('the text of an article leaves room beside it on a phone held sideways', async () => {
  const page = await openStaff('Editor', '/admin/articles/new');
  await page.setViewportSize({ width: 640, height: 360 });
  const box = await fieldIn(page, 'Content (HTML)').boundingBox();
  assert.ok(box && box.height <= 220, `${box?.height}`);
});

narrow.run();
