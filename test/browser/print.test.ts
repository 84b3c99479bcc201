import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blogPostPage, shippedPosts } from '~/content/blog';
import { channelTabs } from '~/content/channels';
import { faqCategories } from '~/content/faq';
import { paths } from '~/content/paths';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';

const print = suite('a page on paper');
print.after.each(closePages);

const [post] = shippedPosts;
assert.ok(post);

for (const path of [paths.blogPost(post.slug), '/terms', '/privacy']) {
  print(`${path} is what it says, without the site around it`, async () => {
    const page = await openPage();
    await page.goto(path);
    const frame = ['header', 'footer', 'aside a'];
    for (const each of frame) assert.ok(await page.locator(each).isVisible(), each);
    await page.emulateMedia({ media: 'print' });
    for (const each of frame) assert.not(await page.locator(each).isVisible(), each);
    assert.ok(await page.locator('main h1').isVisible());
    assert.ok(await page.locator('main h2').first().isVisible());
    assertQuiet(page);
  });
}

print('a post comes without what to read or do next, and without ways back', async () => {
  const page = await openPage();
  await page.goto(paths.blogPost(post.slug));
  const next = [blogPostPage.relatedHeading, blogPostPage.trial.heading, blogPostPage.backToBlogs];
  for (const text of next) assert.ok(await page.getByText(text).first().isVisible(), text);
  await page.emulateMedia({ media: 'print' });
  for (const text of next)
    assert.is(await page.getByText(text).filter({ visible: true }).count(), 0, text);
  assert.ok(await page.getByRole('heading', { level: 1, name: post.title }).isVisible());
  assert.ok(await page.locator('article').first().locator('p').last().isVisible());
});

print('the channels come in all categories, each under its name', async () => {
  const page = await openPage();
  await visit(page, '/channels');
  await page.emulateMedia({ media: 'print' });
  for (const { label, channels } of channelTabs) {
    const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
    assert.ok(await heading.isVisible(), label);
    for (const { name } of channels)
      assert.ok(await page.getByText(name, { exact: true }).first().isVisible(), name);
  }
  assert.not(await page.getByRole('tablist').isVisible());
});

print('the FAQ comes with its answers', async () => {
  const page = await openPage();
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main details p');
  const count = await answers.count();
  assert.ok(count >= faqCategories.flatMap(({ items }) => items).length);
  assert.is(await answers.filter({ visible: true }).count(), count);
});

print('is dark on light whatever the theme', async () => {
  const page = await openPage({ theme: 'dark' });
  await page.goto('/terms');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).color);
  assert.is(await colour(), 'rgb(243, 239, 230)');
  await page.emulateMedia({ media: 'print' });
  assert.is(await colour(), 'rgb(20, 26, 43)');
});

print('no text stands on the picture of a content page', async () => {
  const page = await openPage();
  await page.goto('/content/1');
  await page.emulateMedia({ media: 'print' });
  const [picture, title] = await Promise.all(
    ['main img', 'main h1'].map((each) => page.locator(each).first().boundingBox()),
  );
  assert.ok(picture && title && title.y >= picture.y + picture.height);
});

for (const theme of ['light', 'dark'] as const)
  for (const path of ['/', '/packages', '/reviews', '/content/1'])
    print(
      `${path} is dark on light where a screen shows light on dark: ${theme} theme`,
      async () => {
        const page = await openPage({ theme });
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        const pale = await page.locator('main').evaluate((main) => {
          const luminance = (colour: string) => {
            const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const { parentElement, textContent } = texts.currentNode;
            if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
            if (luminance(getComputedStyle(parentElement).color) > 128) found.push(textContent);
          }
          return found;
        });
        assert.equal(pale, []);
      },
    );

print.run();
