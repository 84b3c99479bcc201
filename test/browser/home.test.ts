import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { explainer, features } from '~/content/home';
import { closePages, openPage, visit } from '../helpers/browser';

const home = suite('home page on a phone');
home.after.each(closePages);

home('a feature takes no line for its icon alone', async () => {
  const page = await openPage({ width: 360, still: true });
  await visit(page, '/');
  for (const { title } of features.items) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const [icon, box] = await Promise.all([
      heading.locator('svg').boundingBox(),
      heading.boundingBox(),
    ]);
    assert.ok(icon && box && box.height < icon.height + 8, `${title}: ${box?.height} px`);
  }
});

home('no recommended speed is broken at its hyphen', async () => {
  const page = await openPage({ width: 360, still: true });
  await visit(page, '/');
  const lines = await page.getByText(explainer.speed).evaluate((element) => {
    const words = [...element.childNodes].at(-1);
    const range = document.createRange();
    return [...(words?.textContent ?? '').matchAll(/\d+-\d+/g)].map(({ 0: speed, index }) => {
      if (!words) return 0;
      range.setStart(words, index);
      range.setEnd(words, index + speed.length);
      return range.getClientRects().length;
    });
  });
  assert.equal(lines, [1, 1], 'lines of each');
});

home.run();
