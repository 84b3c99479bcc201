import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { contactHead } from '~/content/heads/contact';
import { heading } from '../helpers/accountPages';
import { closePages, focusOn, openPage, takeProblems, visit } from '../helpers/browser';
import { downloaded, offers } from '../helpers/drafts';
import { openEditor } from '../helpers/editorPage';
import { fieldIn, openStaff, press } from '../helpers/staffPages';

const crash = suite('an error that nobody expected');
crash.after.each(closePages);

const sorry = 'Something went wrong';

/** What the browser refuses to do from now on, in place of a fault in the product. */
const breakage = {
  html: () =>
    Object.defineProperty(Element.prototype, 'innerHTML', {
      set() {
        throw new Error('broken on purpose');
      },
    }),
  dialogs: () => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken on purpose');
    };
  },
  steps: () => {
    history.pushState = () => {
      throw new Error('broken on purpose');
    };
  },
};

crash('in a public page leaves header and footer, and the way on', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, '/blog');
  await page.evaluate(breakage.html);
  await page.getByRole('main').getByRole('link').first().click();
  await heading(page, sorry).waitFor();
  assert.is(await reference(page), onConsole(page));
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true }).click();
  await heading(page, 'Contact us').waitFor();
  assert.is(await page.title(), contactHead.title);
});

crash('moves the focus to what it says, and is gone after a reload', async () => {
  const page = await openPage();
  await visit(page, '/blog');
  await page.evaluate(breakage.html);
  await page.getByRole('main').getByRole('link').first().click();
  await heading(page, sorry).waitFor();
  await focusOn(page, sorry);
  await press(page, 'Reload the page');
  await page.getByRole('article').first().waitFor();
});

crash('in the editor offers the unsaved text, which is there again after a reload', async () => {
  const page = await openEditor();
  await fieldIn(page, 'Title').fill('Half a thought');
  // drawn by what breaks next, and fetched after the fields
  await page.getByRole('paragraph').getByText('On the roof.').waitFor();
  await page.evaluate(breakage.html);
  await fieldIn(page, 'Content (HTML)').fill('<p>More of it.</p>');
  await heading(page, sorry).waitFor();
  assert.is(await reference(page), onConsole(page));
  await page.getByRole('navigation').getByRole('link', { name: 'Articles' }).waitFor();
  const { name, text } = await downloaded(
    page,
    page.getByRole('button', { name: 'Download unsaved text' }),
  );
  assert.is(name, 'half-a-thought.txt');
  assert.match(text, 'Half a thought');
  assert.match(text, 'More of it.');
  await press(page, 'Reload the page');
  await offers(page).getByText('Half a thought').waitFor();
});

crash('in the frame leaves no blank page, neither for visitors nor for staff', async () => {
  for (const page of [
    await openPage({ width: 360 }),
    await openStaff('Editor', '/admin/articles', { width: 360 }),
  ]) {
    if (page.url() === 'about:blank') await visit(page, '/about');
    takeProblems(page);
    await page.evaluate(breakage.dialogs);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await heading(page, sorry).waitFor();
    assert.is(await reference(page), onConsole(page));
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('banner').getByRole('link').click();
    await page.waitForURL('**/?v=*');
  }
});

crash('in the frame around an editor takes no unsaved text along', async () => {
  const page = await openEditor();
  await fieldIn(page, 'Title').fill('Half a thought');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(breakage.dialogs);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await heading(page, sorry).waitFor();
  const { text } = await downloaded(
    page,
    page.getByRole('button', { name: 'Download unsaved text' }),
  );
  assert.match(text, 'Half a thought');
  await press(page, 'Reload the page');
  await offers(page).getByText('Half a thought').waitFor();
});

crash('behind the scenes is told in a toast, and leaves the page as it is', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await page.evaluate(breakage.steps);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByText(sorry).waitFor();
  assert.match(await toast.innerText(), onConsole(page));
  await heading(page, 'About Wrenview TV').waitFor();
});

crash('of somebody else, as in a browser extension, is not laid at our door', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of an extension');
    });
    void Promise.reject(new Error('of an extension'));
  });
  await page.waitForEvent('pageerror').catch(() => undefined);
  assert.is(await page.getByText(sorry).count(), 0);
});

crash('before anything has started leaves the page that was rendered ahead', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    const find = Document.prototype.querySelector;
    Document.prototype.querySelector = function (selector: string) {
      if (selector === '[data-keep]') throw new Error('broken on purpose');
      return find.call(this, selector);
    };
  });
  const said = page.waitForEvent('console', (message) => /Error reference/.test(message.text()));
  await page.goto('/packages');
  await said;
  await heading(page, 'Packages').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).count();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.waitForURL('**/faq*');
});

crash.run();

/** The reference on screen. */
const reference = (page: Page): Promise<string> =>
  page.getByRole('main').locator('code').innerText();

/** The one on the console. */
function onConsole(page: Page): string {
  const found = takeProblems(page).flatMap(
    (line) => /Error reference (\w{8}):/.exec(line)?.[1] ?? [],
  );
  assert.is(new Set(found).size, 1, found.join(' '));
  return found[0] ?? '';
}
