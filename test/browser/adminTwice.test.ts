import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place, records, toast } from '../helpers/accountPages';
import { closePages, takeProblems } from '../helpers/browser';
import { typeInto } from '../helpers/drafts';
import {
  backInList,
  createButton,
  openEditor,
  openNew,
  updateButton,
  write,
} from '../helpers/editorPage';
import { holdWrites } from '../helpers/heldWrites';
import {
  bodyRows,
  dialog,
  fieldIn,
  nell,
  newChannel,
  newUser,
  openStaff,
  press,
  ready,
  rowOf,
} from '../helpers/staffPages';

const twice = suite('saving that is asked for twice, or disturbed');
twice.after.each(closePages);

const titles = async (page: Page) =>
  (await records(page, 'admin_articles')).map((each) => each['title']);

const saving = (page: Page) => page.getByRole('button', { name: 'Saving...' });

twice('Enter and a click in a dialog make one record', async () => {
  const page = await openStaff('Editor', '/admin/channels', { stored: { admin_channels: '[]' } });
  const form = await newChannel(page, 'Once');
  const letGo = await holdWrites(page, 'admin_channels');
  await fieldIn(form, 'Name').press('Enter');
  await saving(page).waitFor();
  assert.is(await saving(page).getAttribute('aria-disabled'), 'true');
  // disabled for those who look before they press; this one does not
  await saving(page).click({ force: true });
  await fieldIn(form, 'Name').press('Enter');
  await letGo();
  await form.waitFor({ state: 'detached' });
  await rowOf(page, 'Once').waitFor();
  assert.is((await records(page, 'admin_channels')).length, 1);
});

twice('a user that is created by a double click is one', async () => {
  const page = await openStaff('Admin', '/admin/users');
  const form = await newUser(page);
  await form.getByRole('button', { name: 'Create User' }).dblclick();
  await form.waitFor({ state: 'detached' });
  const people = await records(page, 'admin_users');
  assert.is(people.filter(({ email }) => email === nell.email).length, 1);
  await toast(page, 'User Created', 'User Nell Newcomer has been successfully created.');
});

/** The dialog of a new channel whose save is on its way. */
async function openSaving() {
  const page = await openStaff('Editor', '/admin/channels', { stored: { admin_channels: '[]' } });
  const form = await newChannel(page, 'Once');
  const letGo = await holdWrites(page, 'admin_channels');
  await press(form, 'Create Channel');
  await saving(page).waitFor();
  return { page, form, letGo };
}

const channelNames = async (page: Page) =>
  (await records(page, 'admin_channels')).map((each) => each['name']);

twice('what is typed into a dialog during its save stays, and the next save takes it', async () => {
  const { page, form, letGo } = await openSaving();
  await fieldIn(form, 'Name').fill('Once and more');
  await letGo();
  await toast(page, 'Channel Created', 'Channel "Once" has been successfully created.');
  const edited = dialog(page, 'Edit Channel');
  assert.is(await fieldIn(edited, 'Name').inputValue(), 'Once and more');
  assert.equal(await channelNames(page), ['Once']);
  await press(edited, 'Cancel');
  await press(dialog(page, 'Discard what you typed?'), 'Keep editing');
  await press(edited, 'Update Channel');
  await edited.waitFor({ state: 'detached' });
  assert.equal(await channelNames(page), ['Once and more']);
});

twice('a box that is ticked after a save during which one typed is stored as ticked', async () => {
  const page = await openStaff('Editor', '/admin/channels');
  await press(page, 'Edit Pocketful');
  const form = dialog(page, 'Edit Channel');
  await fieldIn(form, 'Name').fill('Pocketful 2');
  const letGo = await holdWrites(page, 'admin_channels');
  await press(form, 'Update Channel');
  await saving(page).waitFor();
  await fieldIn(form, 'Name').fill('Pocketful 3');
  await letGo();
  await toast(page, 'Channel Updated', 'Channel "Pocketful 2" has been successfully updated.');
  await fieldIn(form, 'Featured').check();
  await press(form, 'Update Channel');
  await form.waitFor({ state: 'detached' });
  const stored = await records(page, 'admin_channels');
  assert.is(stored.find(({ name }) => name === 'Pocketful 3')?.['isFeatured'], true);
});

twice('a dialog whose save was cancelled waits for it before it saves again', async () => {
  const { page, form, letGo } = await openSaving();
  await press(form, 'Cancel');
  await fieldIn(form, 'Name').fill('Once again');
  await press(form, 'Create Channel');
  await saving(page).waitFor();
  await letGo();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal(await channelNames(page), ['Once again']);
});

twice('of a user created while one typed on, the next save changes the same', async () => {
  const page = await openStaff('Admin', '/admin/users');
  const form = await newUser(page, { ...nell, name: 'Nell' });
  const letGo = await holdWrites(page, 'admin_users');
  await press(form, 'Create User');
  await saving(page).waitFor();
  await fieldIn(form, 'Name').fill(nell.name);
  await letGo();
  const edited = dialog(page, 'Edit User');
  await edited.waitFor();
  assert.is(await fieldIn(edited, 'Password').inputValue(), '', 'it is stored');
  await press(edited, 'Update User');
  await edited.waitFor({ state: 'detached' });
  const people = await records(page, 'admin_users');
  const nells = people.filter(({ email }) => email === nell.email);
  assert.equal(
    nells.map(({ name }) => name),
    [nell.name],
  );
});

twice('Ctrl+S pressed twice makes one article', async () => {
  const page = await openNew();
  await write(page, { Title: 'Once' });
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await backInList(page);
  assert.equal(await titles(page), ['Once']);
});

twice('Enter in the title and a click on the button make one article', async () => {
  const page = await openNew();
  await write(page, { Title: 'Once' });
  const letGo = await holdWrites(page, 'admin_articles');
  await fieldIn(page, 'Title').press('Enter');
  await saving(page).click({ force: true });
  await letGo();
  await backInList(page);
  assert.equal(await titles(page), ['Once']);
});

/** An editor whose article was saved while its author typed on. */
async function openTypedOn(): Promise<Page> {
  const page = await openEditor();
  const letGo = await holdWrites(page, 'admin_articles');
  await typeInto(page, 'Title', ' one');
  await updateButton(page).click();
  await saving(page).waitFor();
  await typeInto(page, 'Title', ' and two');
  await letGo();
  await toast(page, 'Article Updated', '“Aerials one” has been saved.');
  return page;
}

twice('what is typed during a save stays unsaved, and the next save takes it', async () => {
  const page = await openTypedOn();
  assert.is(place(page), '/admin/articles/edit/a');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Aerials one and two');
  assert.equal(await titles(page), ['Aerials one']);
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await press(page, 'Keep editing');
  await updateButton(page).click();
  await backInList(page);
  assert.equal(await titles(page), ['Aerials one and two']);
});

twice('a meta title goes on following the title after a save during which one typed', async () => {
  const page = await openTypedOn();
  assert.is(await fieldIn(page, 'Meta title').inputValue(), 'Aerials one');
  await updateButton(page).click();
  await backInList(page);
  const [article] = await records(page, 'admin_articles');
  assert.equal(article?.['metaTitle'], 'Aerials one and two');
});

twice('of a save that creates an article, the next one changes it', async () => {
  const page = await openNew();
  const letGo = await holdWrites(page, 'admin_articles');
  await typeInto(page, 'Title', 'One');
  await createButton(page).click();
  await saving(page).waitFor();
  await typeInto(page, 'Title', ' and two');
  await letGo();
  await toast(page, 'Article Created', '“One” has been saved.');
  await updateButton(page).click();
  await backInList(page);
  assert.equal(await titles(page), ['One and two']);
});

twice('a reload in the middle of a deletion leaves the article whole', async () => {
  const page = await openEditor();
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await backInList(page);
  const before = await records(page, 'admin_articles');
  const letGo = await holdWrites(page, 'admin_articles');
  await press(page, 'Delete “Aerials”');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Article');
  await page.reload();
  await letGo();
  await heading(page, 'Articles').waitFor();
  await ready(page);
  await rowOf(page, 'Aerials').waitFor();
  assert.equal(await records(page, 'admin_articles'), before);
  await press(page, 'Delete “Aerials”');
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Article');
  await bodyRows(page).first().waitFor({ state: 'detached' });
  assert.equal(await titles(page), []);
  takeProblems(page);
});

twice.run();
