import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';
import { openStaff } from '../helpers/staffPages';

const footer = suite('footer');
footer.after.each(closePages);

const footerOf = (page: Page) => page.getByRole('contentinfo');
const headings = (page: Page) => footerOf(page).getByRole('heading').allInnerTexts();
const columns = ['Quick Links', 'Legal', 'Contact Us', 'Follow Us', 'Payment Methods'];

footer('names the current year, though the page was built in another', async () => {
  const page = await openPage();
  await page.clock.setFixedTime('2031-03-04T10:00:00Z');
  await visit(page, '/about');
  await footerOf(page).getByText('© 2031 Wrenview TV. All rights reserved.').waitFor();
  await footerOf(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await heading(page, 'Privacy Policy').waitFor();
  assert.ok(await footerOf(page).getByText('© 2031 Wrenview TV').isVisible());
  assertQuiet(page);
});

footer('is there for staff who go on to the website', async () => {
  const page = await openStaff('Admin', '/admin/articles');
  assert.is(await footerOf(page).count(), 0);
  await page.getByRole('link', { name: 'View the website' }).click();
  await footerOf(page).waitFor();
  assert.equal(await headings(page), columns);
  const year = new Date().getFullYear();
  assert.ok(await footerOf(page).getByText(`© ${year} Wrenview TV.`).isVisible());
  await footerOf(page).getByRole('link', { name: /Terms/ }).click();
  await heading(page, 'Terms & Conditions').waitFor();
  assert.equal(await headings(page), columns);
  assertQuiet(page);
});

footer('stays whole for who goes from the website to a page for staff and back', async () => {
  const page = await openStaff('Admin', '/admin/articles');
  await visit(page, '/about');
  await page.evaluate(() => {
    // no link of the website leads there
    history.pushState(null, '', '/admin/articles');
  });
  await heading(page, 'Articles').waitFor();
  assert.is(await footerOf(page).count(), 0);
  await page.getByRole('link', { name: 'View the website' }).click();
  await footerOf(page).waitFor();
  assert.equal(await headings(page), columns);
  const links = footerOf(page).getByRole('link', { name: 'Facebook' });
  assert.ok(await links.isVisible());
  assertQuiet(page);
});

footer.run();
