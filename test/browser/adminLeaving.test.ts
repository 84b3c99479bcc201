import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records, stored, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import { backInList, createButton, openEditor, updateButton, write } from '../helpers/editorPage';
import { holdScripts } from '../helpers/lateScripts';
import {
  chooseFrom,
  dialog,
  fieldIn,
  openStaff,
  press,
  ready,
  rowOf,
  wordsOf,
} from '../helpers/staffPages';

const leaving = suite('leaving the article editor');
leaving.after.each(closePages);

const question = (page: Page) => dialog(page, 'Leave without saving?');
const title = (page: Page) => fieldIn(page, 'Title').inputValue();
const toList = (page: Page) => page.getByRole('link', { name: 'Back to Articles' }).click();

async function openChanged(): Promise<Page> {
  const page = await openEditor();
  await write(page, { Title: 'Half a thought' });
  return page;
}

/** An editor reached from the list, so that there is a page to go back to. */
async function openFromList(): Promise<Page> {
  const page = await openStaff('Editor', '/admin/articles');
  await rowOf(page, 'IPTV Basics').getByRole('link', { name: 'Edit' }).click();
  await heading(page, 'Edit Article').waitFor();
  return page;
}

leaving('a link asks first; whoever keeps editing finds the text as it was', async () => {
  const page = await openChanged();
  await toList(page);
  assert.equal(await wordsOf(question(page)), [
    'Leave without saving?',
    'What you changed in this article has not been saved. This browser keeps it for you and offers it when you come back.',
    'Keep editing',
    'Leave without saving',
  ]);
  await press(question(page), 'Keep editing');
  await question(page).waitFor({ state: 'detached' });
  assert.is(place(page), '/admin/articles/edit/a');
  assert.is(await title(page), 'Half a thought');
  await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();
  await press(question(page), 'Leave without saving');
  await heading(page, 'Manage Channels').waitFor();
  assert.is((await records(page, 'admin_articles'))[0]?.['title'], 'Aerials');
  assertQuiet(page);
});

leaving('what is typed while the list is still on its way can be saved, too', async () => {
  const page = await openEditor();
  const arrive = await holdScripts(page, /\/ArticlesPage-\w+\.js$/);
  await write(page, { Title: 'First' });
  await updateButton(page).click();
  await page.waitForURL('**/admin/articles');
  await write(page, { Title: 'First, and more' });
  await page.keyboard.press('Control+s');
  await toast(page, 'Article Updated', '“First, and more” has been saved.');
  assert.is((await records(page, 'admin_articles'))[0]?.['title'], 'First, and more');
  arrive();
  await backInList(page);
  await rowOf(page, 'First, and more').waitFor();
  assertQuiet(page);
});

leaving(
  'whoever turns back before the list is there is asked again, and saves as before',
  async () => {
    const page = await openEditor();
    const arrive = await holdScripts(page, /\/ArticlesPage-\w+\.js$/);
    await write(page, { Title: 'First' });
    await updateButton(page).click();
    await page.waitForURL('**/admin/articles');
    await page.goBack();
    await write(page, { Title: 'Second' });
    await page.getByRole('navigation').getByRole('link', { name: 'Channels' }).click();
    await press(question(page), 'Keep editing');
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/admin/articles');
    arrive();
    await backInList(page);
    await rowOf(page, 'Second').waitFor();
    assertQuiet(page);
  },
);

leaving('Escape is no', async () => {
  const page = await openChanged();
  await toList(page);
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  assert.is(await title(page), 'Half a thought');
});

leaving('Back asks first, as often as it is pressed', async () => {
  const page = await openFromList();
  await write(page, { Title: 'Half a thought' });
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => history.back());
    await press(question(page), 'Keep editing');
    await question(page).waitFor({ state: 'detached' });
    assert.is(place(page), '/admin/articles/edit/article-1');
    assert.is(await title(page), 'Half a thought');
  }
  await page.evaluate(() => history.back());
  await press(question(page), 'Leave without saving');
  await backInList(page);
  assert.is(place(page), '/admin/articles');
  assertQuiet(page);
});

leaving('signing out asks first', async () => {
  const page = await openChanged();
  await chooseFrom(page, 'Open user menu', 'Logout');
  await press(question(page), 'Keep editing');
  assert.ok((await stored(page))['admin_session']);
  assert.is(await title(page), 'Half a thought');
  await chooseFrom(page, 'Open user menu', 'Logout');
  await press(question(page), 'Leave without saving');
  await heading(page, 'Staff login').waitFor();
  assert.is((await stored(page))['admin_session'], undefined);
  assertQuiet(page);
});

leaving('what leaves nothing asks nothing: the theme, another version in the address', async () => {
  const page = await openChanged();
  await page.getByRole('button', { name: /dark theme/ }).click();
  await page.locator('html[data-theme=dark]').waitFor();
  await page.evaluate(() => history.replaceState(history.state, '', '?v=AAAAAAAAAAAA'));
  await page.evaluate(() => history.replaceState(history.state, '', '?v=BBBBBBBBBBBB'));
  assert.is(await question(page).count(), 0);
  assert.is(await title(page), 'Half a thought');
  await toList(page);
  await press(question(page), 'Keep editing');
  assert.is(await title(page), 'Half a thought');
});

leaving('closing the tab asks first', async () => {
  const page = await openChanged();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browsers = await asked;
  assert.is(browsers.type(), 'beforeunload');
  await browsers.dismiss();
  assert.is(await title(page), 'Half a thought');
});

leaving('nobody is asked who changed nothing, or took it back', async () => {
  const page = await openFromList();
  await toList(page);
  await backInList(page);
  await page.goBack();
  await heading(page, 'Edit Article').waitFor();
  const before = await title(page);
  await write(page, { Title: 'A slip' });
  await write(page, { Title: before });
  await page.goBack();
  await backInList(page);
  assert.is(await page.getByRole('dialog').count(), 0);
  assertQuiet(page);
});

leaving('a new, empty article is left without a question, and closed without one', async () => {
  const page = await openStaff('Editor', '/admin/articles/new');
  const asked: string[] = [];
  page.on('dialog', (each) => {
    asked.push(each.type());
    void each.dismiss();
  });
  await page.reload();
  await ready(page);
  await fieldIn(page, 'Title').press('End');
  await toList(page);
  await backInList(page);
  assert.equal(asked, []);
});

leaving('what is saved is left without a question', async () => {
  const page = await openChanged();
  await updateButton(page).click();
  await backInList(page);
  assert.is(await page.getByRole('dialog').count(), 0);
  await page.goBack();
  await heading(page, 'Edit Article').waitFor();
  assert.is(await title(page), 'Half a thought');
});

leaving('a refused save still asks', async () => {
  const page = await openStaff('Editor', '/admin/articles/new');
  await write(page, { Excerpt: 'No title yet.' });
  await createButton(page).click();
  await page.getByText('Title is required.').waitFor();
  await toList(page);
  await press(question(page), 'Keep editing');
  assert.is(await fieldIn(page, 'Excerpt').inputValue(), 'No title yet.');
});

leaving.run();
