import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertQuiet, closePages, openPage } from '../helpers/browser';

const early = suite('before the scripts have arrived');
early.after.each(closePages);

early('a press of the menu button is played back once they have', async () => {
  const page = await openPage({ width: 360 });
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  assert.is(await page.getByRole('dialog').count(), 0);
  arrive();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  assertQuiet(page);
});

early('links lead on by themselves', async () => {
  const page = await openPage();
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Packages' })
    .click();
  await page.waitForURL('**/packages');
});

early.run();
