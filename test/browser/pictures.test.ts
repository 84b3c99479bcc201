import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { shippedPosts } from '~/content/blog';
import { paths } from '~/content/paths';
import { assertQuiet, closePages, laidOut, openPage, visit } from '../helpers/browser';

const pictures = suite('pictures that come by a click');
pictures.after.each(closePages);

/** The newest post leads the list. */
const [guide] = shippedPosts;
assert.ok(guide);

/** Follows a link of the page that is open, and gives back the pictures that are asked for then. */
async function click(page: Page, path: string, heading: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/reviews/')) asked.push(pathname.slice(-6));
  });
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { name: heading }).waitFor();
  return asked;
}

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.checkVisibility() && !image.srcset && image.naturalWidth > 0;
  });

/** Waits until a picture is there itself, not what stands in its place. */
async function arrives(picture: Locator): Promise<void> {
  const element = await picture.elementHandle();
  await picture
    .page()
    .waitForFunction(
      (image) =>
        image instanceof HTMLImageElement &&
        image.complete &&
        !image.srcset &&
        image.naturalWidth > 0,
      element,
    );
}

pictures('load when they are less than a screen away, and all of them in the end', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  const asked = await click(page, '/reviews', 'Customer reviews');
  const all = page.getByAltText(/^Sample review by/);
  await arrives(all.first());
  assert.equal(asked, ['01.svg']);
  assert.is(await all.count(), 16);
  for (const review of await all.all()) {
    await review.scrollIntoViewIfNeeded();
    await arrives(review);
  }
  assert.is(new Set(asked).size, 16);
  assertQuiet(page);
});

pictures('have their room before they are there', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  await click(page, '/reviews', 'Customer reviews');
  const all = page.getByAltText(/^Sample review by/);
  await arrives(all.first());
  for (const review of await all.all()) {
    const [is, wanted] = await review.evaluate(async (image: HTMLImageElement) => {
      // loads what stands in for it, as browsers do long before it is near
      image.loading = 'eager';
      await image.decode();
      const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      return [image.clientWidth / image.clientHeight, (width ?? 0) / (height ?? 1)];
    });
    assert.ok(Math.abs((is ?? 0) - (wanted ?? 0)) < 0.02, `${is}, not ${wanted}`);
  }
});

pictures('are not fetched anew when the visitor comes back to them', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  const asked = await click(page, '/reviews', 'Customer reviews');
  const first = page.getByAltText(/^Sample review by Priya/);
  await arrives(first);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'Customer reviews' }).waitFor();
  assert.is(await first.getAttribute('srcset'), null);
  await arrives(first);
  assert.equal(asked, ['01.svg']);
  assertQuiet(page);
});

pictures('in a strip come as it is moved', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  const asked = await click(page, '/', 'Everything that’s on');
  const all = page.getByAltText(/^Sample review by/);
  for (const review of await all.all()) {
    await review.scrollIntoViewIfNeeded();
    await arrives(review);
  }
  assert.equal(asked.sort(), ['01.svg', '02.svg', '03.svg', '04.svg']);
  assertQuiet(page);
});

pictures('in a strip reach beyond it on every screen, as its name says', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/');
  await laidOut(page);
  const strip = page.getByRole('list', { name: /scroll sideways/ });
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const isMore = await strip.evaluate((list) => list.scrollWidth > list.clientWidth);
    assert.ok(isMore, `on a screen of ${width} px`);
  }
});

pictures('are all there on paper', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/about');
  const asked = await click(page, '/reviews', 'Customer reviews');
  await page.pdf();
  assert.is(new Set(asked).size, 16);
});

const drawn = suite('pictures of a page that scripts draw');
drawn.after.each(closePages);

/** Goes to a sample page, and gives back its pictures: one above, four of similar content below. */
async function openSample(width: number): Promise<Locator> {
  const page = await openPage({ width });
  await visit(page, '/about');
  await page.evaluate((to) => history.pushState(null, '', to), paths.content('1'));
  await page.getByRole('heading', { name: 'Similar content' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.locator('main img');
}

drawn(
  'wait on a phone until they are near, and look like nothing, not like broken ones',
  async () => {
    const all = await openSample(360);
    const [top, ...below] = await all.all();
    assert.ok(top);
    await arrives(top);
    assert.is(below.length, 4);
    for (const picture of below) {
      // loads what stands in for it, and would reject what cannot be shown
      await picture.evaluate((image: HTMLImageElement) => {
        image.loading = 'eager';
        return image.decode();
      });
      assert.match((await picture.getAttribute('srcset')) ?? '', /^data:/);
    }
    for (const picture of below) {
      await picture.scrollIntoViewIfNeeded();
      await arrives(picture);
    }
    assertQuiet(all.page());
  },
);

drawn('are there from the start where the screen is wide', async () => {
  const all = await openSample(1280);
  assert.is(await all.count(), 5);
  for (const picture of await all.all()) await arrives(picture);
  assertQuiet(all.page());
});

const first = suite('the picture that is seen first');
first.after.each(closePages);

for (const path of ['/blog', paths.blogPost(guide.slug)]) {
  first(`stands in ${path} itself, and is no file to be asked for`, async () => {
    const page = await openPage({ width: 360 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, path);
    assert.ok(await isDrawn(page.getByAltText(guide.imageDescription).first()));
    await page.waitForLoadState('networkidle');
    assert.not.ok(asked.includes(guide.imageUrl));
    assertQuiet(page);
  });
}

first('is in a page that its document draws, and so are the others there', async () => {
  const page = await openPage({ width: 360 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, paths.content('1'));
  const all = page.locator('main img');
  assert.is(await all.count(), 5);
  for (const picture of await all.all()) {
    await picture.scrollIntoViewIfNeeded();
    await arrives(picture);
  }
  assert.equal(
    asked.filter((path) => path.startsWith('/pictures/poster')),
    [],
  );
  assertQuiet(page);
});

first('is there with Save-Data, too: it costs nothing more', async () => {
  const page = await openPage({ width: 360 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(paths.blogPost(guide.slug));
  const picture = page.getByAltText(guide.imageDescription).first();
  assert.ok(await isDrawn(picture));
  assert.is(await picture.locator('+ button:visible').count(), 0);
});

pictures.run();
drawn.run();
first.run();
