import { suite } from 'uvu';
import type { Page } from 'playwright-core';
import { aboutPage } from '~/content/about';
import { channelsPage } from '~/content/channels';
import { loadFailure } from '~/content/failures';
import { heading } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';

const handing = suite('a page opened by its address');
handing.after.each(closePages);

const search = (page: Page) => page.getByLabel(channelsPage.searchLabel);
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Whatever is asked for from now on does not come. */
const disconnect = (page: Page) => page.route('**', (route) => route.abort());

handing('answers again when it is come back to after a page that did not come', async () => {
  const page = await openPage();
  await visit(page, '/channels');
  const found = page.getByText(channelsPage.resultCount(2, 'touchline'));
  await search(page).fill('touchline');
  await found.waitFor();
  await disconnect(page);
  await link(page, 'About Us').click();
  await heading(page, loadFailure.heading).waitFor();
  takeProblems(page);
  await page.unroute('**');
  await page.goBack();
  await heading(page, channelsPage.heading).waitFor();
  await search(page).fill('touchline');
  await found.waitFor();
  await link(page, 'About Us').click();
  await heading(page, aboutPage.heading).waitFor();
  assertQuiet(page);
});

handing.run();
