import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stored, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import {
  articlesStored,
  articleWith,
  bodyRows,
  dialog,
  openStaff,
  press,
  ready,
  rowOf,
} from '../helpers/staffPages';

const many = suite('lists of 10,000 records');
many.after.each(closePages);

const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);
const day = (number: number) => new Date(Date.UTC(1990, 0, number)).toISOString();

const lists = [
  {
    path: '/admin/articles',
    stored: articlesStored(
      ...numbers.map((number) => ({
        id: `n${number}`,
        title: `Story ${number}`,
        content: '',
        updatedAt: day(number),
      })),
    ),
    first: 'Story 10000',
    last: 'Story 1',
    wanted: 'Story 4711',
  },
  {
    path: '/admin/channels',
    stored: {
      admin_channels: JSON.stringify(
        numbers.map((number) => ({
          id: `c${number}`,
          name: `Channel ${number}`,
          category: `Kind ${number % 7}`,
          streamUrl: `https://stream.example/${number}`,
          createdAt: day(number),
          updatedAt: day(number),
        })),
      ),
    },
    first: 'Channel 1',
    last: 'Channel 10000',
    wanted: 'Channel 4711',
  },
];

for (const { path, stored: records, first, last, wanted } of lists) {
  many(`${path} draws a page of them alone`, async () => {
    const page = await openStaff('Admin', path, { stored: records });
    await rowOf(page, first).first().waitFor();
    assert.is(await bodyRows(page).count(), 25);
    assertQuiet(page);
  });

  many(`${path} is searched and paged to its end`, async () => {
    const page = await openStaff('Admin', path, { stored: records });
    await page.getByRole('searchbox').fill(wanted);
    await rowOf(page, wanted).waitFor();
    await bodyRows(page).nth(1).waitFor({ state: 'detached' });
    await page.goto(`${path}?page=400`);
    await ready(page);
    await page.getByText('Page 400 of 400').waitFor();
    await rowOf(page, last).last().waitFor();
    assertQuiet(page);
  });
}

many('of 1 KB each do not fit, and a backup of them changes nothing', async () => {
  const page = await openStaff('Admin', '/admin/settings');
  const articles = numbers.map((number) =>
    articleWith({ id: `n${number}`, content: 'x'.repeat(1000) }),
  );
  const before = await stored(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'large.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ format: 'internet-tv-site-backup', version: 1, articles }),
    ),
  });
  await press(dialog(page, 'Restore this backup?'), 'Restore backup');
  const full = 'The local storage of this browser is full. Remove something and try again.';
  await toast(page, 'Import Failed', full);
  await page.getByRole('main').getByRole('alert').getByText(full).waitFor();
  await page.getByText(/ of 5(\.0)? MB used in this browser$/).waitFor();
  assert.equal(await stored(page), before);
  assertQuiet(page);
});

many.run();
