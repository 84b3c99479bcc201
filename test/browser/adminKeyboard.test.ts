import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, focusOn } from '../helpers/browser';
import { createButton, openNew } from '../helpers/editorPage';
import { articlesStored, dialog, fieldIn, openStaff, press } from '../helpers/staffPages';

const keyboard = suite('staff area by keyboard');
keyboard.after.each(closePages);

const row = 'Actions for Daniel Okafor';
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

keyboard(
  'arrows walk through a row’s menu, Escape closes it and gives the focus back',
  async () => {
    const page = await openStaff('Admin', '/admin/users');
    await page.getByRole('button', { name: row }).focus();
    await page.keyboard.press('Enter');
    await focusOn(page, 'Edit');
    await page.keyboard.press('ArrowDown');
    await focusOn(page, 'Delete');
    await page.keyboard.press('ArrowDown');
    await focusOn(page, 'Edit');
    await page.keyboard.press('End');
    await focusOn(page, 'Delete');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await focusOn(page, row);
    assert.is(await page.getByRole('button', { name: row }).getAttribute('aria-expanded'), 'false');
    assertQuiet(page);
  },
);

keyboard('Enter in a row’s menu opens the dialog; closing that gives the focus back', async () => {
  const page = await openStaff('Admin', '/admin/users');
  await page.getByRole('button', { name: row }).focus();
  await page.keyboard.press('Space');
  await focusOn(page, 'Edit');
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Edit User');
  await form.waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await focusOn(page, row);
  assertQuiet(page);
});

keyboard('the focus cannot leave an open dialog, either way round', async () => {
  const page = await openStaff('Admin', '/admin/users');
  await press(page, 'Add New User');
  const form = dialog(page, 'Create New User');
  await form.waitFor();
  const inside = () => form.evaluate((element) => element.contains(document.activeElement));
  const stops = await form.locator('input, select, button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < stops + 2; presses++) {
      await page.keyboard.press(key);
      assert.ok(await inside(), `${key}, ${presses + 1} times`);
    }
  }
});

keyboard('a press beside a form’s dialog does not throw away what was typed', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  await press(page, 'Add New Channel');
  const form = dialog(page, 'Create New Channel');
  await fieldIn(form, 'Name').fill('Quiz');
  await page.mouse.click(4, 400);
  assert.is(await fieldIn(form, 'Name').inputValue(), 'Quiz');
  await page.keyboard.press('Escape');
  await press(page, 'Discard');
  await form.waitFor({ state: 'detached' });
  await focusOn(page, 'Add New Channel');
});

keyboard('an article is written and saved without a mouse', async () => {
  const page = await openNew();
  await fieldIn(page, 'Title').focus();
  await page.keyboard.type('By Hand');
  await page.keyboard.press('Enter');
  await toast(page, 'Article Created', '“By Hand” has been saved.');
  await heading(page, 'Articles').waitFor();
  await focusOn(page, 'Articles');
  assertQuiet(page);
});

keyboard('Tab leaves the text of an article', async () => {
  const page = await openNew();
  await fieldIn(page, 'Content (HTML)').focus();
  await page.keyboard.press('Tab');
  assert.is(await fieldIn(page, 'Content (HTML)').inputValue(), '');
  await focusOn(page, 'The preview appears as you type.');
  assert.ok(await createButton(page).isEnabled());
});

keyboard('after a deletion the focus stays near the list', async () => {
  const page = await openStaff('Admin', '/admin/articles');
  await page.getByRole('button', { name: /^Delete “IPTV Basics/ }).press('Enter');
  await focusOn(page, 'Cancel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toast(page, 'Article Deleted', 'The article has been successfully removed.');
  await page.waitForFunction(() => document.activeElement?.matches('main [tabindex="-1"]'));
  assert.is(await item(page, 'Edit').count(), 0);
});

keyboard(
  'another page of a list takes the focus and the screen to its rows, and says which it is',
  async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({ id: `n${index}` }));
    const page = await openStaff('Editor', '/admin/articles', { stored: articlesStored(...many) });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    for (const [step, position] of [
      ['Next', 'Page 2 of 2'],
      ['Previous', 'Page 1 of 2'],
    ] as const) {
      await pages.getByRole('button', { name: step }).focus();
      await page.keyboard.press('Enter');
      await pages.locator('[aria-live=polite]').getByText(position).waitFor();
      await page.waitForFunction(() => document.activeElement?.querySelector('table'));
      await page.waitForFunction(() => {
        const first = document.querySelector('tbody tr')?.getBoundingClientRect();
        return first && first.top >= 0 && first.bottom <= innerHeight;
      });
      assert.ok(await pages.getByRole('button', { name: step }).isDisabled());
      await pages.getByText(position).waitFor();
    }
    assertQuiet(page);
  },
);

keyboard('clearing a search leads back to its field', async () => {
  const page = await openStaff('Editor', '/admin/articles');
  await page.getByRole('searchbox').fill('zebra');
  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter');
  await page.getByRole('button', { name: 'Clear search and filters' }).waitFor({
    state: 'detached',
  });
  assert.ok(await page.getByRole('searchbox').evaluate((field) => field.matches(':focus')));
});

for (const path of ['/admin/articles', '/admin/channels', '/admin/users']) {
  keyboard(`clearing the selection leads back to the list of ${path}`, async () => {
    const page = await openStaff('Admin', path);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
    await page.getByRole('group', { name: 'Selected rows' }).waitFor({ state: 'detached' });
    assert.ok(await page.locator('main [tabindex="-1"]:focus table').count());
  });
}

keyboard('what has the focus does not hide behind the bar of the chosen rows', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    id: `n${index}`,
    title: `Story ${index}`,
  }));
  const page = await openStaff('Editor', '/admin/articles', { stored: articlesStored(...many) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('tbody').getByRole('checkbox').first().press('Space');
  const bar = page.getByRole('group', { name: 'Selected rows' });
  const last = page.getByRole('button', { name: 'Delete “Story 24”' });
  do {
    await page.keyboard.press('Tab');
    // the browser may scroll there in its own time
    await page.waitForFunction(
      (above) => {
        const { activeElement: active } = document;
        return (
          active &&
          above &&
          active.getBoundingClientRect().bottom <= above.getBoundingClientRect().top
        );
      },
      await bar.elementHandle(),
    );
  } while (!(await last.evaluate((button) => button.matches(':focus'))));
});

keyboard('on a phone the editor’s tabs are walked by arrows', async () => {
  const page = await openStaff('Editor', '/admin/articles/new', { width: 360 });
  const tab = (name: string) => page.getByRole('tab', { name });
  const preview = page.getByRole('region', { name: 'Live preview' });
  assert.ok(await preview.isHidden());
  await tab('Write').focus();
  await page.keyboard.press('ArrowRight');
  await preview.waitFor();
  assert.is(await tab('Preview').getAttribute('aria-selected'), 'true');
  assert.ok(await fieldIn(page, 'Content (HTML)').isHidden());
  await createButton(page).click();
  await page.getByText('Title is required.').waitFor();
  await fieldIn(page, 'Content (HTML)').waitFor();
});

keyboard.run();
