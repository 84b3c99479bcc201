import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import { downloaded } from '../helpers/drafts';
import {
  aerials,
  backInList,
  createButton,
  openEditor,
  openNew,
  updateButton,
  write,
} from '../helpers/editorPage';
import { fieldIn, memberOf, openStaff, press, rowOf } from '../helpers/staffPages';

const editor = suite('article editor');
editor.after.each(closePages);

editor('a new article is a Draft signed by its author, and leads to the list', async () => {
  const page = await openNew();
  assert.is(await fieldIn(page, 'Status').inputValue(), 'Draft');
  await page.getByText('Uploading images needs a cloud storage integration').waitFor();
  await write(page, {
    Title: 'Café: Fire & Ice',
    'Content (HTML)': '<p>one two three</p>',
    Excerpt: 'Short.',
    Tags: ' guide, , firestick,vpn ,',
  });
  await createButton(page).click();
  await toast(page, 'Article Created', '“Café: Fire & Ice” has been saved.');
  await backInList(page);
  await rowOf(page, 'Café: Fire & Ice').getByText('Draft').waitFor();
  const [article, ...others] = await records(page, 'admin_articles');
  const { id, createdAt, updatedAt, ...rest } = article ?? {};
  assert.is(others.length, 0);
  assert.ok(id && createdAt && createdAt === updatedAt);
  assert.equal(rest, {
    slug: 'cafe-fire-ice',
    earlierSlugs: [],
    title: 'Café: Fire & Ice',
    content: '<p>one two three</p>',
    excerpt: 'Short.',
    status: 'Draft',
    tags: ['guide', 'firestick', 'vpn'],
    imageUrl: '',
    imageDescription: '',
    metaTitle: 'Café: Fire & Ice',
    metaDescription: 'Short.',
    metaKeywords: '',
    schemaMarkup: '',
    views: 0,
    readTime: 1,
    authorId: memberOf('Editor').id,
    authorName: 'Daniel Okafor',
  });
  assertQuiet(page);
});

editor('without a title nothing is saved, and the field has the focus', async () => {
  const page = await openNew();
  await write(page, { Title: '   ', Excerpt: 'Kept.' });
  await createButton(page).click();
  await page.locator('#article-title-error').getByText('Title is required.').waitFor();
  // the message is there a moment before the focus
  await page.locator('#article-title:focus').waitFor();
  assert.is(await fieldIn(page, 'Excerpt').inputValue(), 'Kept.');
  assert.is(place(page), '/admin/articles/new');
  assert.equal(await records(page, 'admin_articles'), []);
});

editor('an edit changes what was edited, and neither author, views nor first day', async () => {
  const page = await openEditor();
  assert.is(await page.locator('h1').innerText(), 'Edit Article');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Aerials');
  assert.is(await fieldIn(page, 'Tags').inputValue(), 'roof, guide');
  await write(page, { Excerpt: 'About roofs and lofts.' });
  await fieldIn(page, 'Status').selectOption('Draft');
  await updateButton(page).click();
  await toast(page, 'Article Updated', '“Aerials” has been saved.');
  await backInList(page);
  const [article] = await records(page, 'admin_articles');
  const { updatedAt, ...rest } = article ?? {};
  assert.ok(String(updatedAt) > '2026-01-01T00:00:00.000Z');
  assert.equal(rest, {
    ...aerials,
    excerpt: 'About roofs and lofts.',
    // it was filled in from the excerpt, and goes on following it
    metaDescription: 'About roofs and lofts.',
    status: 'Draft',
    earlierSlugs: [],
    imageUrl: '',
    imageDescription: '',
    metaKeywords: '',
    schemaMarkup: '',
    readTime: 1,
    authorId: 'user-1',
    authorName: 'Amelia Hart',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  assertQuiet(page);
});

editor(
  'schema markup that is no JSON is refused with line and column, where the caret goes',
  async () => {
    const page = await openEditor();
    await write(page, { 'JSON-LD': '{\n  "@type": "Article",\n  "name": oops\n}' });
    await updateButton(page).click();
    const error = page.locator('#article-schemaMarkup-error');
    await error.getByText('Line 3, column 11: this is not valid JSON.').waitFor();
    await page.waitForFunction(() => {
      const { activeElement: area } = document;
      return area instanceof HTMLTextAreaElement && area.selectionStart === 34;
    });
    await page.locator('#article-schemaMarkup:focus').waitFor();
    assert.is((await records(page, 'admin_articles'))[0]?.['schemaMarkup'], '');
    await write(page, {
      'JSON-LD': '<script type="application/ld+json">\n{"@type": "Article"}\n</script>',
    });
    await error.waitFor({ state: 'detached' });
    await updateButton(page).click();
    await backInList(page);
    assertQuiet(page);
  },
);

editor(
  'an image that the browser refuses at once is said to be missing, and may be mended',
  async () => {
    const page = await openNew();
    const preview = page.getByRole('group', { name: 'Image preview' });
    const failed = preview.getByText('This image could not be loaded.');
    for (const name of ['a', 'b']) {
      await write(page, { 'Image URL': `http://x.example/${name}.png` });
      await failed.waitFor();
      assert.is(await preview.getByRole('img').count(), 0);
      await write(page, { 'Image URL': '/blog/seed-1.svg' });
      await preview.getByRole('img').waitFor();
    }
  },
);

editor('the preview shows what readers will see, and runs nothing of it', async () => {
  const page = await openNew();
  await write(page, {
    'Content (HTML)': [
      '<h2>Safe</h2><script>window.__pwned = 1</script>',
      '<img src="/blog/none.svg" alt="" onerror="window.__pwned = 2">',
      '<a href="javascript:window.__pwned = 3">run</a><svg onload="window.__pwned = 4"></svg>',
      '<iframe srcdoc="<script>parent.__pwned = 5</script>"></iframe><p style="color:red">end</p>',
    ].join('\n'),
  });
  const preview = page.getByRole('region', { name: 'Live preview' });
  await preview.getByRole('heading', { name: 'Safe' }).waitFor();
  await preview.getByText('run').click();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete);
  const html = await preview.innerHTML();
  for (const part of ['<script', 'onerror', 'javascript:', '<svg', '<iframe', 'style='])
    assert.not.match(html, part);
  assert.is(await page.evaluate(() => Reflect.get(window, '__pwned')), undefined);
  assert.is(place(page), '/admin/articles/new');
});

editor('a long text is previewed when that is asked for, and not with every key', async () => {
  const page = await openNew();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await write(page, { 'Content (HTML)': `<h2>Long</h2>${'<p>word</p>'.repeat(20_000)}` });
  await preview
    .getByText('The preview is off for texts of more than 200,000 characters.')
    .waitFor();
  await press(page, 'Show the preview');
  await preview.getByRole('heading', { name: 'Long' }).waitFor();
  await fieldIn(page, 'Content (HTML)').press('a');
  await preview.getByText('The preview is off').waitFor();
  assertQuiet(page);
});

editor('a text beyond the limit is refused with words, and can be taken along', async () => {
  const page = await openEditor();
  await page.evaluate(() => {
    const [area] = document.querySelectorAll<HTMLTextAreaElement>('#article-content');
    if (!area) throw new Error('No field');
    area.value = '<p>Some words of a very long text.</p>\n'.repeat(28_000);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await updateButton(page).click();
  await page.getByText('Please keep the content within 1,000,000 characters.').waitFor();
  assert.is((await records(page, 'admin_articles'))[0]?.['content'], '<p>On the roof.</p>');
  const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
  assert.ok(copy.text.length > 1_000_000);
  assertQuiet(page);
});

editor('a link in the preview does not lead away', async () => {
  const page = await openNew();
  await write(page, { 'Content (HTML)': '<a href="/packages">Packages</a>' });
  await page.getByRole('region', { name: 'Live preview' }).getByRole('link').click();
  assert.is(place(page), '/admin/articles/new');
  assert.is(await page.getByRole('dialog').count(), 0);
});

for (const keys of ['Control+s', 'Meta+s']) {
  editor(`${keys} saves`, async () => {
    const page = await openEditor();
    await write(page, { Title: 'Aerials and Dishes' });
    await page.keyboard.press(keys);
    await toast(page, 'Article Updated', '“Aerials and Dishes” has been saved.');
    await backInList(page);
    const [article] = await records(page, 'admin_articles');
    assert.equal(
      [article?.['slug'], article?.['earlierSlugs']],
      ['aerials-and-dishes', ['aerials']],
    );
  });
}

/** Presses Ctrl and a key as another layout has it; true where the browser's own doing is kept off. */
const pressOnLayout = (page: Page, key: string, code: string): Promise<boolean> =>
  page.evaluate((init) => !dispatchEvent(new KeyboardEvent('keydown', init)), {
    key,
    code,
    ctrlKey: true,
    cancelable: true,
  });

for (const key of ['ы', 'σ']) {
  editor(`Control saves with the key of S on a layout where that types ${key}`, async () => {
    const page = await openEditor();
    await write(page, { Title: 'Aerials and Dishes' });
    assert.ok(await pressOnLayout(page, key, 'KeyS'));
    await toast(page, 'Article Updated', '“Aerials and Dishes” has been saved.');
  });
}

editor(
  'Control with the key of S saves nothing where that types another Latin letter',
  async () => {
    const page = await openEditor();
    await write(page, { Title: 'Aerials and Dishes' });
    assert.not(await pressOnLayout(page, 'o', 'KeyS'));
    assert.not(await pressOnLayout(page, 'ы', 'KeyO'));
    assert.ok(await pressOnLayout(page, 's', 'Semicolon'));
    await backInList(page);
  },
);

editor('a double click on the button makes one article', async () => {
  const page = await openNew();
  await write(page, { Title: 'Once' });
  await createButton(page).dblclick();
  await backInList(page);
  await rowOf(page, 'Once').waitFor();
  assert.equal(
    (await records(page, 'admin_articles')).map(({ slug }) => slug),
    ['once'],
  );
});

editor('equal titles get slugs of their own', async () => {
  const page = await openEditor();
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await page.getByRole('link', { name: 'Add New Article' }).click();
  await write(page, { Title: 'Aerials' });
  await createButton(page).click();
  await backInList(page);
  assert.equal(
    (await records(page, 'admin_articles')).map(({ slug }) => slug),
    ['aerials', 'aerials-2'],
  );
});

editor('an image shows as soon as its address is typed; one that is none is refused', async () => {
  const page = await openEditor();
  const preview = page.getByRole('group', { name: 'Image preview' });
  await preview.getByText('No image yet.').waitFor();
  await write(page, { 'Image URL': 'javascript:alert(1)' });
  await preview.getByText('This is not an address of an image.').waitFor();
  await updateButton(page).click();
  await page.getByText('Please enter an address that begins with https:// or with /.').waitFor();
  await write(page, { 'Image URL': '/blog/seed-1.svg', 'Alt text/description': 'A globe' });
  await preview.getByRole('img', { name: 'A globe' }).waitFor();
  assertQuiet(page);
});

editor('a missing article is said to be missing, with the way back', async () => {
  const page = await openStaff('Editor', '/admin/articles/edit/nothing');
  await heading(page, 'Access Denied').waitFor();
  await page.getByText('Article not found.', { exact: true }).waitFor();
  await toast(page, 'Error', 'Error: Article not found.');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await backInList(page);
  assertQuiet(page);
});

editor('an article that one may not edit is refused', async () => {
  // the account was made a Writer's while its session went on
  const writer = [{ ...memberOf('Editor'), role: 'Writer', password: undefined }];
  const page = await openStaff('Editor', '/admin/articles/edit/article-1', {
    stored: { admin_users: JSON.stringify(writer) },
  });
  await heading(page, 'Access Denied').waitFor();
  await page.getByText("You don't have permission to edit this article.").first().waitFor();
  await toast(page, 'Permission Denied', "You don't have permission to edit this article.");
  assert.is(await page.locator('form').count(), 0);
});

editor.run();
