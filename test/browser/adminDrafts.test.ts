import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openTab, visit } from '../helpers/browser';
import { downloaded, isGone, isKept, offered, offers, restore, typeInto } from '../helpers/drafts';
import {
  backInList,
  createButton,
  openEditor,
  openNew,
  updateButton,
  write,
} from '../helpers/editorPage';
import { holdWrites } from '../helpers/heldWrites';
import { dialog, fieldIn, press, ready, rowOf } from '../helpers/staffPages';

const drafts = suite('unsaved texts');
drafts.after.each(closePages);

const edit = '/admin/articles/edit/a';
const title = (page: Page) => fieldIn(page, 'Title').inputValue();

/** Leaves as a closed tab does, and comes back in a new one. */
async function reopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await openTab(context);
  await visit(next, path);
  await ready(next);
  return next;
}

/** Back to the editor from the list, without loading anything anew. */
const visitByClick = (page: Page) =>
  rowOf(page, 'Aerials').getByRole('link', { name: 'Edit' }).click();

drafts('what was typed before the tab was closed is offered, and differs as it says', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' and Dishes');
  await write(page, { 'Content (HTML)': '<p>On the roof and on the wall.</p>', Tags: 'roof' });
  await isKept(page, '"tags":"roof"');
  const next = await reopen(page, edit);
  await offers(next)
    .getByText(/^You typed it at \d\d:\d\d, and it was not saved\.$/)
    .waitFor();
  assert.equal(await offered(next, 'Title'), ['Saved: Aerials', 'Unsaved: Aerials and Dishes']);
  assert.equal(await offered(next, 'Content (HTML)'), [
    'Saved: 3 words, 19 bytes',
    'Unsaved: 7 words, 35 bytes',
  ]);
  assert.equal(await offered(next, 'Tags'), ['Saved: roof, guide', 'Unsaved: roof']);
  assert.equal(await offered(next, 'Excerpt'), []);
  assertQuiet(next);
});

drafts(
  'nothing is restored unasked, and what is restored is saved only when that is asked',
  async () => {
    const page = await openEditor();
    await typeInto(page, 'Title', ' and Dishes');
    await isKept(page, 'Aerials and Dishes');
    const next = await reopen(page, edit);
    await offers(next).waitFor();
    assert.is(await title(next), 'Aerials');
    await restore(next);
    await toast(next, 'Text Restored', 'It is not saved yet.');
    assert.is(await title(next), 'Aerials and Dishes');
    assert.is(await offers(next).count(), 0);
    await next.locator('#article-title:focus').waitFor();
    assert.is((await records(next, 'admin_articles'))[0]?.['title'], 'Aerials');
    await updateButton(next).click();
    await backInList(next);
    assert.is((await records(next, 'admin_articles'))[0]?.['title'], 'Aerials and Dishes');
    await visit(next, edit);
    await ready(next);
    assert.is(await title(next), 'Aerials and Dishes');
    assert.is(await offers(next).count(), 0);
    assertQuiet(next);
  },
);

drafts('a reload loses nothing, whether the text is restored at once or later', async () => {
  const page = await openNew();
  await typeInto(page, 'Title', 'Half a thought');
  page.on('dialog', (each) => void each.accept());
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await offers(page).waitFor();
    assert.is(await title(page), '');
  }
  await restore(page);
  await typeInto(page, 'Title', ' or more');
  await page.reload();
  await offers(page).waitFor();
  assert.equal(await offered(page, 'Title'), ['Unsaved: Half a thought or more']);
});

drafts(
  'a text that is restored during the save of another one becomes its own article',
  async () => {
    const page = await openNew();
    await typeInto(page, 'Title', 'Two');
    await isKept(page, 'Two');
    const next = await reopen(page, '/admin/articles/new');
    await offers(next).waitFor();
    await typeInto(next, 'Title', 'One');
    const letGo = await holdWrites(next, 'admin_articles');
    await createButton(next).click();
    await next.getByRole('button', { name: 'Saving...' }).waitFor();
    await restore(next);
    await letGo();
    await toast(next, 'Article Created', '“One” has been saved.');
    assert.is(await title(next), 'Two');
    await createButton(next).click();
    await backInList(next);
    assert.equal(
      (await records(next, 'admin_articles')).map((each) => each['title']),
      ['One', 'Two'],
    );
  },
);

drafts('it is thrown away once that is confirmed', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await isKept(page, 'Aerials!');
  const next = await reopen(page, edit);
  const question = dialog(next, 'Discard the unsaved text?');
  await press(offers(next), 'Discard');
  await press(question, 'Keep it');
  await offers(next).waitFor();
  await press(offers(next), 'Discard');
  await press(question, 'Discard text');
  await offers(next).waitFor({ state: 'detached' });
  await next.locator('main#content:focus').waitFor();
  const last = await reopen(next, edit);
  assert.is(await title(last), 'Aerials');
  assert.is(await offers(last).count(), 0);
});

drafts('it can be downloaded as a text to read', async () => {
  const page = await openNew();
  await write(page, { Title: 'Café: half', 'Content (HTML)': '<p>Grüße 🎬</p>' });
  await isKept(page, 'Café');
  const next = await reopen(page, '/admin/articles/new');
  const { name, text } = await downloaded(
    next,
    offers(next).getByRole('button', { name: 'Download' }),
  );
  assert.is(name, 'cafe-half.txt');
  assert.is(
    text,
    '--- Title ---\nCafé: half\n\n--- Content (HTML) ---\n<p>Grüße 🎬</p>\n\n--- Status ---\nDraft\n',
  );
});

drafts('what is taken back is nothing unsaved', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await isKept(page, 'Aerials!');
  await fieldIn(page, 'Title').press('Backspace');
  assert.is(await title(page), 'Aerials');
  await isGone(page, 'Aerials!');
  const next = await reopen(page, edit);
  await ready(next);
  assert.is(await offers(next).count(), 0);
});

drafts('a tab that shows the article as it was does not take what it shows for saved', async () => {
  const stale = await openEditor();
  const page = await openTab(stale.context());
  await visit(page, edit);
  await ready(page);
  await typeInto(page, 'Title', ' of today');
  await updateButton(page).click();
  await backInList(page);
  await visit(page, edit);
  await ready(page);
  await fieldIn(page, 'Title').fill('Aerials');
  await isKept(page, '"title":"Aerials"');
  const next = await reopen(page, edit);
  assert.equal(await offered(next, 'Title'), ['Saved: Aerials of today', 'Unsaved: Aerials']);
});

drafts('new articles in two tabs are two texts, and both are offered', async () => {
  const page = await openNew();
  const other = await openTab(page.context());
  await visit(other, '/admin/articles/new');
  await ready(other);
  await typeInto(page, 'Title', 'The first');
  await typeInto(other, 'Title', 'The second');
  await isKept(page, 'The first');
  await isKept(page, 'The second');
  await other.close();
  const last = await reopen(page, '/admin/articles/new');
  await offers(last).nth(1).waitFor();
  await offers(last)
    .filter({ hasText: 'The first' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await last.getByText('Text Restored', { exact: true }).waitFor();
  await createButton(last).click();
  await backInList(last);
  await visit(last, '/admin/articles/new');
  await offers(last).filter({ hasText: 'The second' }).waitFor();
  assert.is(await offers(last).count(), 1);
});

drafts(
  'a text that another tab is being written in is not thrown away, but can be copied',
  async () => {
    const page = await openEditor();
    await typeInto(page, 'Title', ' and');
    await isKept(page, 'Aerials and');
    const other = await openTab(page.context());
    await visit(other, edit);
    await offers(other).getByText('It is open in another tab.').waitFor();
    assert.equal(await offers(other).getByRole('button').allInnerTexts(), ['Restore', 'Download']);
    await typeInto(page, 'Title', ' Dishes');
    await isKept(page, 'Aerials and Dishes');
    await restore(other);
    await fieldIn(other, 'Title').press('End');
    await other.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('#article-title')?.value === 'Aerials and Dishes',
    );
    assert.is(await title(page), 'Aerials and Dishes');
    await page.close();
    // its own goes on; the one whose tab is gone can be thrown away now
    await offers(other).getByRole('button', { name: 'Discard' }).waitFor();
  },
);

drafts('a text that two tabs offer is restored as either of them left it', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' one');
  await isKept(page, 'Aerials one');
  // whoever wrote it is offered it again, like any other tab
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await press(dialog(page, 'Leave without saving?'), 'Leave without saving');
  await heading(page, 'Articles').waitFor();
  await visitByClick(page);
  await offers(page).waitFor();
  const other = await openTab(page.context());
  await visit(other, edit);
  await ready(other);
  await restore(other);
  await typeInto(other, 'Title', ' two');
  await isKept(other, 'Aerials one two');
  await offers(page).getByText('It is open in another tab.').waitFor();
  assert.equal(await offers(page).getByRole('button').allInnerTexts(), ['Restore', 'Download']);
  await typeInto(other, 'Title', ' three');
  await other.close();
  await restore(page);
  assert.is(await title(page), 'Aerials one two three');
});

drafts('what is restored brings the title into sight, however much stood above it', async () => {
  const page = await openEditor();
  for (const label of ['Excerpt', 'Meta title', 'Meta keywords', 'Tags'])
    await typeInto(page, label, ' and more');
  await typeInto(page, 'Title', ' and Dishes');
  await isKept(page, 'Aerials and Dishes');
  const next = await reopen(page, edit);
  await next.setViewportSize({ width: 360, height: 640 });
  await offers(next).waitFor();
  await restore(next);
  await offers(next).waitFor({ state: 'detached' });
  await next.locator('#article-title:focus').waitFor();
  await next.waitForFunction(() => {
    const field = document.activeElement;
    const { x, y, width, height } = field?.getBoundingClientRect() ?? new DOMRect();
    return field?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
});

drafts('a double click on Restore makes no second copy', async () => {
  const page = await openNew();
  await typeInto(page, 'Title', 'Half');
  await isKept(page, 'Half');
  const other = await openTab(page.context());
  await visit(other, '/admin/articles/new');
  await ready(other);
  await offers(other).getByRole('button', { name: 'Restore' }).dblclick();
  await other.getByText('Text Restored', { exact: true }).waitFor();
  await typeInto(other, 'Title', ' a thought');
  await isKept(other, 'Half a thought');
  assert.is(await offers(other).count(), 1);
});

drafts('the list of unsaved texts gives out what another tab holds by now', async () => {
  const page = await openNew();
  await typeInto(page, 'Title', 'Half');
  await isKept(page, 'Half');
  const other = await openTab(page.context());
  await visit(other, '/admin/articles');
  const button = other.getByRole('button', { name: 'Download “Half”' });
  await button.waitFor();
  await typeInto(page, 'Title', ' a thought');
  await isKept(page, 'Half a thought');
  assert.match((await downloaded(other, button)).text, 'Half a thought');
});

drafts('restoring over other unsaved text keeps that one, too', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' of old');
  await isKept(page, 'Aerials of old');
  const next = await reopen(page, edit);
  await offers(next).waitFor();
  await typeInto(next, 'Title', ' of today');
  await restore(next);
  await next.getByText('Aerials of today').waitFor();
  assert.is(await title(next), 'Aerials of old');
  assert.equal(await offered(next, 'Title'), ['Saved: Aerials', 'Unsaved: Aerials of today']);
});

drafts('whoever leaves without saving is told that the text is kept, and finds it', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  const question = dialog(page, 'Leave without saving?');
  await question.getByText(/This browser keeps it for you/).waitFor();
  await press(question, 'Leave without saving');
  await backInList(page);
  await page.goBack();
  await heading(page, 'Edit Article').waitFor();
  await restore(page);
  assert.is(await title(page), 'Aerials!');
  assertQuiet(page);
});

drafts.run();
