import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { arrival, heading, place } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, openTab, visit } from '../helpers/browser';
import { known, signedIn } from '../helpers/customers';
import {
  aerials,
  backInList,
  createButton,
  openEditor,
  openNew,
  updateButton,
  write,
} from '../helpers/editorPage';
import { articlesStored, fieldIn, ready, signedInAs } from '../helpers/staffPages';

const blog = suite('stored articles on the blog');
blog.after.each(closePages);

const published = articlesStored({ ...aerials, status: 'Published' });
const card = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

/** One more tab, on a page that the public sees. */
async function openPublic(page: Page, path: string): Promise<Page> {
  const tab = await openTab(page.context());
  await visit(tab, path);
  return tab;
}

async function save(page: Page, status: 'Draft' | 'Published'): Promise<void> {
  await fieldIn(page, 'Status').selectOption(status);
  await createButton(page).or(updateButton(page)).click();
  await backInList(page);
}

blog('what is published shows at once, in tabs that are open too', async () => {
  const page = await openNew();
  const list = await openPublic(page, '/blog');
  await card(list, 'Set Up on a Fire TV Stick').waitFor();
  await write(page, {
    Title: 'Masts',
    'Content (HTML)': '<h2>Tall</h2><script>window.__pwned = 1</script>',
    'JSON-LD': '{"@type": "Article", "name": "</script>"}',
  });
  await save(page, 'Published');
  await card(list, 'Masts').waitFor();
  await list.getByRole('link', { name: 'about Masts' }).click();
  await heading(list, 'Masts').waitFor();
  assert.is(place(list), '/blog/masts');
  await list.getByRole('heading', { name: 'Tall' }).waitFor();
  assert.is(await list.evaluate(() => Reflect.get(window, '__pwned')), undefined);
  const schema = list.locator('head script[type="application/ld+json"]');
  assert.match((await schema.allTextContents()).join(), '"name":"\\u003c/script>"');
  assertQuiet(list);
  assertQuiet(page);
});

blog('a Draft is found neither in the list nor at its address', async () => {
  const page = await openEditor();
  const [list, post] = [await openPublic(page, '/blog'), await openPublic(page, '/blog/aerials')];
  await card(list, 'Aerials').waitFor();
  await heading(post, 'Aerials').waitFor();
  await save(page, 'Draft');
  await card(list, 'Aerials').waitFor({ state: 'detached' });
  await heading(post, 'Post Not Found').waitFor();
  await post
    .getByText('The blog post you are looking for does not exist.', { exact: true })
    .waitFor();
  await post.reload();
  await heading(post, 'Post Not Found').waitFor();
  assert.is(await post.getByRole('link', { name: 'Edit' }).count(), 0);
});

blog('an address from before a change of title goes on leading to the article', async () => {
  const page = await openEditor();
  for (const title of ['Dishes', 'Cables']) {
    await write(page, { Title: title });
    await save(page, 'Published');
    await page.getByRole('link', { name: `Edit “${title}”` }).click();
    await heading(page, 'Edit Article').waitFor();
  }
  for (const slug of ['aerials', 'dishes', 'cables']) {
    const post = await openPublic(page, `/blog/${slug}`);
    await heading(post, 'Cables').waitFor();
    await arrival(post, '/blog/cables');
    assertQuiet(post);
  }
});

const readers: Record<string, Readonly<Record<string, string>>> = {
  'a guest': {},
  'a customer': { ...known, ...signedIn },
};
for (const [who, account] of Object.entries(readers)) {
  blog(`${who} reads an article and is offered no way to edit it`, async () => {
    const page = await openPage({ stored: { ...published, ...account } });
    await visit(page, '/blog/aerials');
    await page.getByText('On the roof.').waitFor();
    assert.is(await page.getByRole('link', { name: 'Edit' }).count(), 0);
    assertQuiet(page);
  });
}

blog('staff get from an article to its editor', async () => {
  const page = await openPage({ stored: { ...published, ...signedInAs('Editor') } });
  await visit(page, '/blog/aerials');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await heading(page, 'Edit Article').waitFor();
  await ready(page);
  assert.is(place(page), '/admin/articles/edit/a');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Aerials');
  assertQuiet(page);
});

blog('the posts that ship cannot be edited', async () => {
  const page = await openPage({ stored: { ...published, ...signedInAs('Admin') } });
  await visit(page, '/blog/set-up-on-a-fire-tv-stick');
  await heading(page, 'Set Up on a Fire TV Stick').waitFor();
  assert.is(await page.getByRole('link', { name: 'Edit', exact: true }).count(), 0);
});

const long = (text: string) => `<p>${'Many words. '.repeat(400)}</p>${text}`.repeat(3);
const openLong = async (text: string): Promise<Page> => {
  const page = await openPage({ width: 360 });
  const content = `${long('')}${text}${long('')}`;
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    articlesStored({ ...aerials, status: 'Published', content }),
  );
  return page;
};

blog('an address that names a section leads to it, by whichever of its ids', async () => {
  const page = await openLong('<h2 id="mast-höhe">Mast height</h2>');
  const title = page.getByRole('heading', { name: 'Mast height' });
  for (const hash of ['#mast-höhe', '#user-content-mast-h%C3%B6he']) {
    await visit(page, `/blog/aerials${hash}`);
    await title.waitFor();
    await page.waitForFunction(() => scrollY > 0);
    const top = await title.evaluate((each) => each.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 200, `${hash}: ${top}`);
    await page.goto('about:blank');
  }
});

blog('links to the top lead there, and cells name the headers that they had', async () => {
  const page = await openLong(
    `<table><tr><th id="h">Roof</th></tr><tr><td headers="h">Yes</td></tr></table>
      <p><a href="#top">Back to the top</a></p>`,
  );
  await visit(page, '/blog/aerials#h');
  await page.waitForFunction(() => scrollY > 1000);
  const header = page.getByRole('columnheader', { name: 'Roof' });
  assert.is(
    await page.getByRole('cell', { name: 'Yes' }).getAttribute('headers'),
    await header.getAttribute('id'),
  );
  await page.getByRole('link', { name: 'Back to the top' }).click();
  await page.waitForFunction(() => scrollY === 0);
  assertQuiet(page);
});

blog('a click in another article leads to a section of this one', async () => {
  const page = await openPage({ width: 360 });
  const content = `${long('')}<h2 id="mast">Mast height</h2>${long('')}`;
  await page.addInitScript(
    (stored) => localStorage.setItem('admin_articles', stored['admin_articles'] ?? ''),
    articlesStored(
      { ...aerials, status: 'Published', content },
      { id: 'b', slug: 'other', content: '<p><a href="/blog/aerials#mast">How high</a></p>' },
    ),
  );
  await visit(page, '/blog/other');
  await page.getByRole('link', { name: 'How high' }).click();
  const title = page.getByRole('heading', { name: 'Mast height' });
  await title.waitFor();
  await page.waitForFunction(() => scrollY > 1000);
  const top = await title.evaluate((each) => each.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 200, `${top}`);
});

blog('a reload finds the place where its reader was', async () => {
  const page = await openLong('');
  await visit(page, '/blog/aerials');
  await page.getByText('Many words.').first().waitFor();
  await page.evaluate(() => {
    scrollTo({ top: 2500, behavior: 'instant' });
    return new Promise((done) => addEventListener('scrollend', () => setTimeout(done)));
  });
  await page.reload();
  await page.waitForFunction(() => scrollY === 2500);
});

for (const [what, content, direction] of [
  ['text from right to left is set from right to left', '&nbsp;(1) مرحبا بالعالم!', 'rtl'],
  // the sign that makes an emoji of '⚠' stands among letters of Arabic
  ['text after an emoji is set from left to right', '⚠️ Check it first.', 'ltr'],
] as const) {
  blog(what, async () => {
    const page = await openLong('');
    await page.addInitScript(
      (stored) => localStorage.setItem('admin_articles', stored['admin_articles'] ?? ''),
      articlesStored({ ...aerials, status: 'Published', content: `<p>${content}</p>` }),
    );
    await visit(page, '/blog/aerials');
    const text = page.getByText(content.slice(-6));
    assert.is(await text.evaluate((each) => getComputedStyle(each).direction), direction);
  });
}

blog.run();
