import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { place, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, focusOn, openTab, visit } from '../helpers/browser';
import { downloaded, offers, typeInto } from '../helpers/drafts';
import { backInList, openEditor, updateButton, write } from '../helpers/editorPage';
import { holdWrites } from '../helpers/heldWrites';
import { bodyRows, dialog, fieldIn, press, ready } from '../helpers/staffPages';

const conflict = suite('article changed in two tabs');
conflict.after.each(closePages);

const refusal = 'This article was changed elsewhere since you opened it.';
const edit = '/admin/articles/edit/a';
const content = ['<p>On the roof.</p>', '<p>In the loft.</p>', '<p>At the window.</p>'].join('\n');

const panel = (page: Page) => page.getByRole('region', { name: 'Changed elsewhere' });
const choiceOf = (page: Page, field: string): Locator =>
  panel(page).getByRole('group', { name: field, exact: true });
const choose = (page: Page, field: string, side: 'Mine' | 'Theirs') =>
  choiceOf(page, field).getByRole('radio', { name: side }).check();
const stored = async (page: Page) => (await records(page, 'admin_articles'))[0] ?? {};

/** What another tab saves meanwhile. */
async function saveElsewhere(page: Page, fields: Record<string, string>): Promise<void> {
  const other = await openTab(page.context());
  await visit(other, edit);
  await ready(other);
  await write(other, fields);
  await updateButton(other).click();
  await backInList(other);
  await other.close();
}

/** An editor whose text clashes with what another tab has saved: title and content. */
async function openClash(): Promise<Page> {
  const page = await openEditor({ content });
  await write(page, {
    Title: 'Mine',
    'Content (HTML)': content.replace('roof', 'flat roof'),
    Excerpt: 'My excerpt.',
  });
  await saveElsewhere(page, {
    Title: 'Theirs',
    'Content (HTML)': content.replace('roof', 'steep roof'),
    Tags: 'their, tags',
  });
  await updateButton(page).click();
  await panel(page).waitFor();
  return page;
}

conflict(
  'each choice is read out with its text, and the texts have names of their own',
  async () => {
    const page = await openClash();
    const title = choiceOf(page, 'Title');
    for (const side of ['Mine', 'Theirs'] as const) {
      const described = await title
        .getByRole('radio', { name: side })
        .evaluate((radio) => radio.getAttribute('aria-describedby') ?? '');
      const text = page.locator(`[id="${described}"]`);
      assert.is(await text.innerText(), side);
      assert.is(await text.getAttribute('aria-label'), null, 'which would be read in its place');
      await title.getByRole('group', { name: `${side}, Title` }).focus();
    }
  },
);

conflict('edits to different fields are joined and saved at once, and that is said', async () => {
  const page = await openEditor({ content });
  await write(page, { Title: 'Mine' });
  await saveElsewhere(page, { Excerpt: 'Their excerpt.', Tags: 'their, tags' });
  await updateButton(page).click();
  await toast(
    page,
    'Article Updated',
    '“Mine” has been saved, together with what Daniel Okafor changed meanwhile: Excerpt, Tags.',
  );
  await backInList(page);
  const { title, excerpt, tags, metaTitle, metaDescription } = await stored(page);
  assert.equal([title, excerpt, tags], ['Mine', 'Their excerpt.', ['their', 'tags']]);
  assert.equal([metaTitle, metaDescription], ['Mine', 'Their excerpt.']);
  assertQuiet(page);
});

/** An editor whose save is on its way, which will take the content that another tab has saved. */
async function openJoining() {
  const page = await openEditor({ content });
  await saveElsewhere(page, { 'Content (HTML)': content.replace('roof', 'steep roof') });
  await write(page, { Title: 'Mine' });
  const letGo = await holdWrites(page, 'admin_articles');
  await updateButton(page).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  return { page, letGo };
}
const joined =
  '“Mine” has been saved, together with what Daniel Okafor changed meanwhile: Content (HTML).';

conflict('what is typed over theirs during the save that takes it is asked about', async () => {
  const { page, letGo } = await openJoining();
  await write(page, { 'Content (HTML)': `${content} And more.`, Title: 'Mine and more' });
  await letGo();
  await toast(page, 'Article Updated', joined);
  await updateButton(page).click();
  await panel(page).waitFor();
  assert.equal(await panel(page).locator('legend').allInnerTexts(), ['Content (HTML)']);
  assert.is((await stored(page))['content'], content.replace('roof', 'steep roof'));
  await choose(page, 'Content (HTML)', 'Mine');
  await press(page, 'Save these choices');
  await backInList(page);
  const { title, content: kept, metaTitle } = await stored(page);
  assert.equal(
    [title, kept, metaTitle],
    ['Mine and more', `${content} And more.`, 'Mine and more'],
  );
});

conflict('nor is theirs lost when that save was given up, and done all the same', async () => {
  const { page, letGo } = await openJoining();
  await press(page, 'Cancel');
  await page
    .locator('form')
    .getByRole('alert')
    .getByText(/^You stopped waiting/)
    .waitFor();
  await write(page, { 'Content (HTML)': `${content} And more.` });
  await letGo();
  await toast(page, 'Article Updated', joined);
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await press(page, 'Keep editing');
  await updateButton(page).click();
  await panel(page).waitFor();
  assert.is((await stored(page))['content'], content.replace('roof', 'steep roof'));
  await choose(page, 'Content (HTML)', 'Theirs');
  await press(page, 'Save these choices');
  await backInList(page);
  const { title, content: kept } = await stored(page);
  assert.equal([title, kept], ['Mine', content.replace('roof', 'steep roof')]);
});

conflict(
  'edits to the same field are refused: both texts stay, and who saved when is named',
  async () => {
    const page = await openClash();
    await toast(page, 'Save Failed', refusal);
    await page.locator('form').getByRole('alert').getByText(refusal).waitFor();
    await panel(page)
      .getByText(/^Daniel Okafor saved this article at \d\d:\d\d, after/)
      .waitFor();
    await focusOn(page, 'Changed elsewhere');
    assert.is((await stored(page))['title'], 'Theirs');
    assert.is(await fieldIn(page, 'Title').inputValue(), 'Mine');
    assert.equal(await panel(page).locator('legend').allInnerTexts(), ['Title', 'Content (HTML)']);
    assert.equal(await choiceOf(page, 'Title').locator('mark').allInnerTexts(), ['Mine', 'Theirs']);
    assert.equal(await choiceOf(page, 'Content (HTML)').locator('mark').allInnerTexts(), [
      'flat',
      'steep',
    ]);
    assertQuiet(page);
  },
);

conflict('the choice is made for each field, and the rest is joined', async () => {
  const page = await openClash();
  await choose(page, 'Title', 'Mine');
  await press(page, 'Save these choices');
  await panel(page).getByText('Please choose for each field.').waitFor();
  await page.locator('[name="choice-content"]:focus').waitFor();
  assert.is((await stored(page))['title'], 'Theirs');
  await choose(page, 'Content (HTML)', 'Theirs');
  await press(page, 'Save these choices');
  await backInList(page);
  const article = await stored(page);
  assert.equal(
    [article['title'], article['content'], article['excerpt'], article['tags']],
    ['Mine', content.replace('roof', 'steep roof'), 'My excerpt.', ['their', 'tags']],
  );
  assert.equal(article['earlierSlugs'], ['aerials', 'theirs']);
  await visit(page, edit);
  await ready(page);
  assert.is(await offers(page).count(), 0);
  assertQuiet(page);
});

conflict('what is typed on while choosing counts as mine', async () => {
  const page = await openClash();
  await write(page, {
    Title: 'Mine, later',
    'Content (HTML)': content.replace('roof', 'steep roof'),
  });
  // the same as theirs by now, so there is nothing left to choose
  await choiceOf(page, 'Content (HTML)').waitFor({ state: 'detached' });
  await choose(page, 'Title', 'Mine');
  await press(page, 'Save these choices');
  await backInList(page);
  assert.is((await stored(page))['title'], 'Mine, later');
});

conflict('words typed after giving way to theirs are asked about, not dropped', async () => {
  const page = await openClash();
  await choose(page, 'Title', 'Mine');
  await choose(page, 'Content (HTML)', 'Theirs');
  const later = `${content}\n<p>Typed after the choice.</p>`;
  await write(page, { 'Content (HTML)': later, Title: 'Mine, and more' });
  await press(page, 'Save these choices');
  await panel(page).getByText('Please choose for each field.').waitFor();
  assert.is((await stored(page))['title'], 'Theirs');
  assert.is(await fieldIn(page, 'Content (HTML)').inputValue(), later);
  await choose(page, 'Content (HTML)', 'Mine');
  await press(page, 'Save these choices');
  await backInList(page);
  const article = await stored(page);
  assert.equal([article['title'], article['content']], ['Mine, and more', later]);
});

conflict('all of one side can be taken at once, which is read out', async () => {
  const page = await openClash();
  const pressed = () => panel(page).getByRole('button', { pressed: true }).allInnerTexts();
  assert.equal(await pressed(), []);
  await press(page, 'Take all of theirs');
  assert.equal(await pressed(), ['Take all of theirs']);
  await choose(page, 'Title', 'Mine');
  assert.equal(await pressed(), []);
  await press(page, 'Keep all of mine');
  assert.equal(await pressed(), ['Keep all of mine']);
  await updateButton(page).click();
  await backInList(page);
  const { title, content: kept } = await stored(page);
  assert.equal([title, kept], ['Mine', content.replace('roof', 'flat roof')]);
});

conflict('a third save in between is not written over either', async () => {
  const page = await openClash();
  await press(page, 'Keep all of mine');
  await saveElsewhere(page, { Title: 'Theirs again', 'Image URL': '/blog/seed-1.svg' });
  await press(page, 'Save these choices');
  await panel(page).getByText('Theirs again').waitFor();
  assert.is((await stored(page))['title'], 'Theirs again');
  assert.equal(await panel(page).locator('legend').allInnerTexts(), ['Title']);
  await choose(page, 'Title', 'Mine');
  await press(page, 'Save these choices');
  await backInList(page);
  const { title, imageUrl, tags } = await stored(page);
  assert.equal([title, imageUrl, tags], ['Mine', '/blog/seed-1.svg', ['their', 'tags']]);
});

conflict('whoever keeps editing is refused again', async () => {
  const page = await openClash();
  await press(page, 'Keep editing');
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('#article-title:focus').waitFor();
  await updateButton(page).click();
  await panel(page).waitFor();
  assert.is((await stored(page))['title'], 'Theirs');
});

conflict('it may give way to the newer version, once that is confirmed', async () => {
  const page = await openClash();
  const question = dialog(page, 'Discard your text?');
  await press(page, 'Discard mine, load the newer version');
  await press(question, 'Keep editing');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Mine');
  await press(page, 'Discard mine, load the newer version');
  await press(question, 'Discard mine');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#article-title')?.value === 'Theirs',
  );
  await page.locator('#article-title:focus').waitFor();
  assert.is(await fieldIn(page, 'Excerpt').inputValue(), 'About roofs.');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await backInList(page);
  assert.is((await stored(page))['title'], 'Theirs');
  assertQuiet(page);
});

conflict('mine may become an article of its own, or a file', async () => {
  const page = await openClash();
  const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
  assert.is(copy.name, 'mine.txt');
  assert.match(copy.text, 'On the flat roof.');
  await press(page, 'Save as a new article');
  await toast(page, 'Article Created', '“Mine” has been saved.');
  await backInList(page);
  assert.equal(
    (await records(page, 'admin_articles')).map(({ title }) => title),
    ['Theirs', 'Mine'],
  );
});

conflict('who types on while mine becomes an article of its own goes on with that', async () => {
  const page = await openClash();
  const letGo = await holdWrites(page, 'admin_articles');
  await press(page, 'Save as a new article');
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await typeInto(page, 'Title', ' and more');
  await letGo();
  await toast(page, 'Article Created', '“Mine” has been saved.');
  await panel(page).waitFor({ state: 'detached' });
  await updateButton(page).click();
  await backInList(page);
  assert.equal(
    (await records(page, 'admin_articles')).map(({ title }) => title),
    ['Theirs', 'Mine and more'],
  );
});

conflict('a new article refused for its title leaves the next save an ordinary one', async () => {
  const page = await openClash();
  await write(page, { Title: '' });
  await press(page, 'Save as a new article');
  await page.getByText('Title is required.').waitFor();
  await write(page, { Title: 'Mine' });
  await updateButton(page).click();
  await panel(page).getByText('Please choose for each field.').waitFor();
  assert.equal(
    (await records(page, 'admin_articles')).map(({ title }) => title),
    ['Theirs'],
  );
});

conflict('what was deleted meanwhile can be saved as a new article', async () => {
  const page = await openEditor();
  await write(page, { Title: 'Rescued' });
  const other = await openTab(page.context());
  await visit(other, '/admin/articles');
  await ready(other);
  await press(other, 'Delete “Aerials”');
  await press(dialog(other, 'Are you absolutely sure?'), 'Delete Article');
  await bodyRows(other).first().waitFor({ state: 'detached' });
  await updateButton(page).click();
  await toast(page, 'Save Failed', 'Article with ID a not found.');
  assert.is(place(page), edit);
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Rescued');
  assert.equal(await records(page, 'admin_articles'), []);
  await press(page, 'Save as a new article');
  await backInList(page);
  assert.equal(
    (await records(page, 'admin_articles')).map(({ title }) => title),
    ['Rescued'],
  );
});

conflict.run();
