import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Locator, Page } from 'playwright-core';
import { records, toast } from '../helpers/accountPages';
import { closePages, openPage, openTab, visit } from '../helpers/browser';
import { onBusyMachine } from '../helpers/busyMachine';
import { holdWrites } from '../helpers/heldWrites';
import {
  bodyRows,
  dialog,
  fieldIn,
  newChannel,
  memberOf,
  openStaff,
  press,
  ready,
  rowOf,
  staffed,
} from '../helpers/staffPages';
import { addRecords } from '../helpers/tableInPage';

const tabs = suite('staff in several tabs');
tabs.after.each(closePages);

const machines = [
  ['an idle', <T>(work: () => Promise<T>) => work()],
  ['a busy', onBusyMachine],
] as const;

async function twoTabs(): Promise<[Page, Page]> {
  const page = await openStaff('Editor', '/admin/channels', { stored: { admin_channels: '[]' } });
  const other = await openTab(page.context());
  await visit(other, '/admin/channels');
  await ready(other);
  return [page, other];
}

async function add(page: Page, name: string): Promise<void> {
  const form = await newChannel(page, name);
  await press(form, 'Create Channel');
  await rowOf(page, name).waitFor();
}

async function rename(page: Page, name: string, next: string): Promise<void> {
  await press(page, `Edit ${name}`);
  const form = dialog(page, 'Edit Channel');
  await fieldIn(form, 'Name').fill(next);
  await press(form, 'Update Channel');
  await rowOf(page, next).waitFor();
}

async function remove(page: Page, name: string): Promise<void> {
  await press(page, `Delete ${name}`);
  await press(dialog(page, 'Are you absolutely sure?'), 'Delete Channel');
  await rowOf(page, name).waitFor({ state: 'detached' });
}

const namesIn = async (page: Page) =>
  (await records(page, 'admin_channels')).map(({ name }) => name).sort();

/** From now on the tab sees of local storage what it sees now, and what it writes itself. */
const hearNothing = (page: Page) =>
  page.evaluate(() => {
    const seen = new Map(Object.entries(localStorage));
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return this === localStorage ? (seen.get(key) ?? null) : getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) seen.set(key, value);
      setItem.call(this, key, value);
    };
  });

for (const [machine, run] of machines) {
  tabs(`of records that two tabs add as fast as ${machine} machine can, none is lost`, async () => {
    const page = await openPage({ stored: { admin_channels: '[]' } });
    const other = await openTab(page.context());
    for (const each of [page, other]) await visit(each, '/faq');
    await run(() => Promise.all([addRecords(page, 'one', 200), addRecords(other, 'other', 200)]));
    await page.reload();
    const count = async () => (await records(page, 'admin_channels')).length;
    // what the other tab wrote last may not have arrived yet
    for (let tries = 0; tries < 100 && (await count()) < 400; tries += 1)
      await page.waitForTimeout(50);
    assert.is(await count(), 400);
  });
}

tabs('what another tab wrote earlier and what arrives late does not undo a save', async () => {
  const [page, other] = await twoTabs();
  await add(page, 'One');
  const earlier = await page.evaluate(() => localStorage.getItem('admin_channels') ?? '');
  await add(page, 'Two');
  await other.evaluate((text) => localStorage.setItem('admin_channels', text), earlier);
  await other.waitForFunction(() => localStorage.getItem('admin_channels')?.includes('Two'));
  for (const each of [page, other]) await rowOf(each, 'Two').waitFor();
});

tabs('what two people add, edit and delete at the same time is all kept', async () => {
  const both = await twoTabs();
  const work = async (page: Page, who: string) => {
    await add(page, `${who} one`);
    await add(page, `${who} two`);
    await rename(page, `${who} one`, `${who} first`);
    await remove(page, `${who} two`);
  };
  await Promise.all([work(both[0], 'Ann'), work(both[1], 'Ben')]);
  for (const page of both) {
    await bodyRows(page).nth(1).waitFor();
    assert.equal(await namesIn(page), ['Ann first', 'Ben first']);
  }
});

async function update(form: Locator): Promise<void> {
  await press(form, 'Update Channel');
  await form.waitFor({ state: 'detached' });
}

/** Two tabs, in each of them the dialog of the one channel there is. */
async function openBoth(): Promise<{ both: [Page, Page]; mine: Locator; theirs: Locator }> {
  const both = await twoTabs();
  await add(both[0], 'One');
  await rowOf(both[1], 'One').waitFor();
  for (const page of both) await press(page, 'Edit One');
  const [mine, theirs] = [dialog(both[0], 'Edit Channel'), dialog(both[1], 'Edit Channel')];
  return { both, mine, theirs };
}

tabs('what two people change of one channel is joined', async () => {
  const { both, mine, theirs } = await openBoth();
  await fieldIn(theirs, 'Stream URL').fill('https://stream.example/2');
  await fieldIn(theirs, 'Featured').check();
  await update(theirs);
  await fieldIn(mine, 'Name').fill('Two');
  await press(mine, 'Update Channel');
  await rowOf(both[0], 'Two').getByText('https://stream.example/2').waitFor();
  const [channel] = await records(both[0], 'admin_channels');
  assert.equal(
    [channel?.['name'], channel?.['streamUrl'], channel?.['isFeatured']],
    ['Two', 'https://stream.example/2', true],
  );
});

tabs('what both changed is not written over before that is said', async () => {
  const { both, mine, theirs } = await openBoth();
  await fieldIn(theirs, 'Name').fill('Theirs');
  await fieldIn(theirs, 'Category').fill('Sports');
  await update(theirs);
  await fieldIn(mine, 'Name').fill('Mine');
  await press(mine, 'Update Channel');
  await mine.getByText('somebody else changed: Name. Save again').waitFor();
  assert.is(await fieldIn(mine, 'Name').inputValue(), 'Mine');
  assert.equal(await namesIn(both[0]), ['Theirs']);
  await press(mine, 'Update Channel');
  await rowOf(both[0], 'Mine').getByText('Sports').waitFor();
  assert.equal(await namesIn(both[0]), ['Mine']);
});

tabs(
  'what is typed over theirs during the save that takes it is said at the next one',
  async () => {
    const { both, mine, theirs } = await openBoth();
    await fieldIn(theirs, 'Category').fill('Sports');
    await fieldIn(theirs, 'Featured').check();
    await update(theirs);
    await fieldIn(mine, 'Name').fill('Two');
    const letGo = await holdWrites(both[0], 'admin_channels');
    await press(mine, 'Update Channel');
    await press(mine, 'Cancel');
    await fieldIn(mine, 'Name').fill('Two and more');
    await fieldIn(mine, 'Category').fill('Films');
    await letGo();
    await toast(both[0], 'Channel Updated', 'Channel "Two" has been successfully updated.');
    assert.ok(await fieldIn(mine, 'Featured').isChecked());
    await press(mine, 'Update Channel');
    await mine.getByText('somebody else changed: Category. Save again').waitFor();
    const categories = async () =>
      (await records(both[0], 'admin_channels')).map(({ category }) => category);
    assert.equal(await categories(), ['Sports']);
    await update(mine);
    assert.equal([await namesIn(both[0]), await categories()], [['Two and more'], ['Films']]);
  },
);

tabs('a save that waits for one that was given up keeps what that one took', async () => {
  const { both, mine, theirs } = await openBoth();
  await fieldIn(theirs, 'Category').fill('Sports');
  await update(theirs);
  await fieldIn(mine, 'Name').fill('Two');
  const letGo = await holdWrites(both[0], 'admin_channels');
  await press(mine, 'Update Channel');
  await press(mine, 'Cancel');
  await fieldIn(mine, 'Name').fill('Three');
  await press(mine, 'Update Channel');
  await letGo();
  await rowOf(both[0], 'Three').getByText('Sports').waitFor();
});

tabs('what is changed after that was said is said in its turn', async () => {
  const { both, mine, theirs } = await openBoth();
  await fieldIn(theirs, 'Name').fill('Theirs');
  await update(theirs);
  await fieldIn(mine, 'Name').fill('Mine');
  await fieldIn(mine, 'Category').fill('Films');
  await press(mine, 'Update Channel');
  await mine.getByText('somebody else changed: Name. Save again').waitFor();
  await press(both[1], 'Edit Theirs');
  await fieldIn(theirs, 'Category').fill('Sports');
  await update(theirs);
  await press(mine, 'Update Channel');
  await mine.getByText('somebody else changed: Name, Category. Save again').waitFor();
  await rowOf(both[0], 'Theirs').getByText('Sports').waitFor();
  await press(mine, 'Update Channel');
  await rowOf(both[0], 'Mine').getByText('Films').waitFor();
});

tabs('a role that was taken away is not given back by whoever mends the name', async () => {
  const page = await openStaff('Admin', '/admin/users');
  const form = dialog(page, 'Edit User');
  const editor = memberOf('Editor');
  await press(page, `Actions for ${editor.name}`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await fieldIn(form, 'Name').fill('Dan Okafor');
  const users: { id: string }[] = JSON.parse(staffed['admin_users'] ?? '[]');
  const demoted = users.map((user) => (user.id === editor.id ? { ...user, role: 'Writer' } : user));
  const other = await openTab(page.context());
  await visit(other, '/faq');
  await other.evaluate(
    (text) => localStorage.setItem('admin_users', text),
    JSON.stringify(demoted),
  );
  await rowOf(page, editor.name).getByText('Writer').waitFor({ state: 'attached' });
  await press(form, 'Update User');
  await form.waitFor({ state: 'detached' });
  const stored = (await records(page, 'admin_users')).find(({ id }) => id === editor.id);
  assert.equal([stored?.['name'], stored?.['role']], ['Dan Okafor', 'Writer']);
});

tabs('a list follows what another tab saves within a second', async () => {
  const [page, other] = await twoTabs();
  await add(page, 'One');
  await rowOf(other, 'One').waitFor({ timeout: 1000 });
  await rename(other, 'One', 'Two');
  await rowOf(page, 'Two').waitFor({ timeout: 1000 });
  await remove(page, 'Two');
  await rowOf(other, 'Two').waitFor({ state: 'detached', timeout: 1000 });
});

tabs('a tab that the browser has told nothing yet writes over nothing', async () => {
  const [page, other] = await twoTabs();
  await add(page, 'Ann one');
  await rowOf(other, 'Ann one').waitFor();
  await hearNothing(other);
  await add(page, 'Ann two');
  await remove(page, 'Ann one');
  await add(other, 'Ben one');
  await rowOf(page, 'Ben one').waitFor();
  assert.equal(await namesIn(page), ['Ann two', 'Ben one']);
});

tabs.run();
