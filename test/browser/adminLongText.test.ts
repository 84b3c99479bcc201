import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { fillLogin, logIn, records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import { isKept, offered, restore, typeInto } from '../helpers/drafts';
import { openEditor, updateButton } from '../helpers/editorPage';
import { inProfile } from '../helpers/profile';
import { articlesStored, fieldIn, memberOf, ready } from '../helpers/staffPages';

const long = suite('long texts in the article editor');
long.after.each(closePages);

const content = 'Content (HTML)';
const words = '<p>Some words of a very long text.</p>';
const textOf = (size: number, between: string) =>
  (words + between).repeat(Math.ceil(size / (words.length + between.length))).slice(0, size);

/** Pastes as a person does. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await fieldIn(page, label).press('Control+v');
}

/** Presses a few keys in the field that has the focus. */
async function typeOn(page: Page): Promise<void> {
  for (let key = 0; key < 9; key++) await page.keyboard.press('a');
}

for (const [shape, between] of [
  ['of many lines', '\n'],
  ['in one line', ' '],
] as const) {
  long(`a text of a million characters ${shape} is typed on and saved whole`, async () => {
    const page = await openEditor({ content: '' });
    await paste(page, content, textOf(990_000, between));
    assert.is((await fieldIn(page, content).inputValue()).length, 990_000);
    await typeOn(page);
    await updateButton(page).click();
    await toast(page, 'Article Updated', '“Aerials” has been saved.');
    const [article] = await records(page, 'admin_articles');
    assert.is(String(article?.['content']).length, 990_009);
    assertQuiet(page);
  });
}

long('5 MB are not pasted, which is said, and what is there stays', async () => {
  const page = await openEditor();
  await fieldIn(page, content).press('Control+End');
  await paste(page, content, textOf(5_000_000, '\n'));
  await toast(
    page,
    'Not Pasted',
    'The content would be 5,000,019 characters long. Please keep it within 1,000,000.',
  );
  assert.is(await fieldIn(page, content).inputValue(), '<p>On the roof.</p>');
  await page.keyboard.type('b');
  assert.is(await fieldIn(page, content).inputValue(), '<p>On the roof.</p>b');
  assertQuiet(page);
});

long('a stored text beyond the limit is opened, typed on, and refused with words', async () => {
  const page = await openEditor({ content: textOf(3_000_000, '\n') });
  await fieldIn(page, content).press('Control+End');
  await typeOn(page);
  assert.is((await fieldIn(page, content).inputValue()).length, 3_000_009);
  await updateButton(page).click();
  await page.getByText('Please keep the content within 1,000,000 characters.').waitFor();
  assert.is(String((await records(page, 'admin_articles'))[0]?.['content']).length, 3_000_000);
  assertQuiet(page);
});

long('a long text comes back from the journal and is typed on', async () => {
  const page = await openEditor();
  await paste(page, content, textOf(900_000, '\n'));
  await isKept(page, words);
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await restore(page);
  await fieldIn(page, content).press('Control+End');
  await typeOn(page);
  assert.is((await fieldIn(page, content).inputValue()).length, 900_028);
});

long('a line of a million characters is typed on in another field', async () => {
  const page = await openEditor();
  await paste(page, 'Excerpt', textOf(1_000_000, ' '));
  await typeOn(page);
  assert.is((await fieldIn(page, 'Excerpt').inputValue()).length, 1_000_021);
});

/** Only of a disk does it come a while after the database has answered. */
long('an unsaved change to a text of a million characters is offered by a real profile', () =>
  inProfile(async (profile) => {
    const first = await profile.open('/admin/login');
    await fillLogin(first, memberOf('Editor'));
    await logIn(first);
    await ready(first);
    await first.evaluate(
      (stored) => void Object.assign(localStorage, stored),
      articlesStored({ id: 'a', title: 'Aerials', content: textOf(990_000, '\n') }),
    );
    const page = await profile.open('/admin/articles/edit/a');
    await ready(page);
    await typeInto(page, 'Title', ' unsaved');
    await isKept(page, 'Aerials unsaved');
    await page.close();
    const next = await profile.open('/admin/articles/edit/a');
    await ready(next);
    assert.equal(await offered(next, 'Title'), ['Saved: Aerials', 'Unsaved: Aerials unsaved']);
  }),
);

long.run();
