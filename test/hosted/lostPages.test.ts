import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offerWords } from '~/content/draftOffers';
import { fault } from '../helpers/accountPages';
import { isKept, offers, restore } from '../helpers/drafts';
import { createButton, updateButton, write } from '../helpers/editorPage';
import { closeProject, loseWrite, openProject, openStaffPage } from '../helpers/hosted';
import { rowOf } from '../helpers/staffPages';
import type { TestSupabase } from '../supabase/server';
import { faults } from '../supabase/server/faults';

const pages = suite('a text that was sent, and whose page went away before the answer came');
pages.after.each(closeProject);

const lost = 'We could not reach the server. Please check your connection and try again.';

async function stored({ db }: TestSupabase): Promise<unknown[]> {
  const rows = await db.sql`select title, content from public.articles order by created_at`;
  return rows.map(({ title, content }) => [title, content]);
}

/** A new article with words in it. */
async function openWritten(): Promise<Page> {
  const page = await openStaffPage('Editor', '/admin/articles/new');
  page.on('dialog', (each) => void each.accept());
  await write(page, { Title: 'Once', 'Content (HTML)': 'A word.' });
  return page;
}

/** Has the page loaded anew, the text restored and gone on with. */
async function goOn(page: Page, content: string): Promise<void> {
  await page.reload();
  await offers(page).waitFor();
  await restore(page);
  await write(page, { 'Content (HTML)': content });
}

pages('which was stored, becomes no second article', async () => {
  const project = await openProject();
  const page = await openWritten();
  const mend = await loseWrite(page, 'articles', 'POST');
  await createButton(page).click();
  await fault(page, lost);
  await mend();
  assert.equal(await stored(project), [['Once', 'A word.']]);
  await goOn(page, 'A word, and more.');
  await updateButton(page).click();
  await rowOf(page, 'Once').waitFor();
  assert.equal(await stored(project), [['Once', 'A word, and more.']]);
});

pages('is looked for once, however often it is to be restored', async () => {
  await openProject();
  const page = await openWritten();
  const mend = await loseWrite(page, 'articles', 'POST');
  await createButton(page).click();
  await fault(page, lost);
  await mend();
  await page.reload();
  await offers(page).waitFor();
  const looks: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/rest/v1/articles*author_id=eq*', async (route) => {
    looks.push(`${route.request().method()} ${route.request().url()}`);
    await gate;
    return route.continue();
  });
  const button = page.getByRole('button', { name: offerWords.restore });
  await button.click();
  await button.and(page.locator('[aria-disabled=true]')).waitFor();
  await button.press('Enter');
  open();
  await updateButton(page).waitFor();
  assert.ok(looks.length > 0);
  assert.is(new Set(looks).size, looks.length, looks.join(', '));
  assert.is(await offers(page).count(), 0);
});

pages('nor does one whose answer is still awaited', async () => {
  const project = await openProject();
  const page = await openWritten();
  project.fault({ method: 'POST', path: /articles/ }, faults.hang(true));
  await createButton(page).click();
  await project.arrival({ method: 'POST', path: /articles/ });
  await goOn(page, 'A word.');
  await updateButton(page).click();
  await rowOf(page, 'Once').waitFor();
  assert.equal(await stored(project), [['Once', 'A word.']]);
});

pages('which never came, is stored beside one of the same title', async () => {
  const project = await openProject();
  await project.db.sql`insert into public.articles (slug, title, content)
    values ('once', 'Once', 'A word.')`;
  const page = await openWritten();
  const vain = { method: 'POST', path: /articles/, times: 9 };
  const mend = project.fault(vain, faults.broken('before'));
  await createButton(page).click();
  await fault(page, lost);
  mend();
  await goOn(page, 'Another word.');
  await createButton(page).click();
  await rowOf(page, 'Once').nth(1).waitFor();
  assert.equal(await stored(project), [
    ['Once', 'A word.'],
    ['Once', 'Another word.'],
  ]);
});

pages('is no change by somebody else to the article', async () => {
  const project = await openProject();
  const page = await openWritten();
  await createButton(page).click();
  await rowOf(page, 'Once').getByRole('link', { name: /^Edit/ }).click();
  await write(page, { 'Content (HTML)': 'A better word.' });
  const mend = await loseWrite(page, 'articles');
  await updateButton(page).click();
  await fault(page, lost);
  await mend();
  await write(page, { 'Content (HTML)': 'A better word, and more.' });
  await isKept(page, 'A better word, and more.');
  await goOn(page, 'The best word.');
  await updateButton(page).click();
  await rowOf(page, 'Once').waitFor();
  assert.equal(await stored(project), [['Once', 'The best word.']]);
});

pages.run();
