import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { explainer, features } from '~/content/home';
import { plans } from '~/content/plans';
import { closePages, openPage, visit } from '../helpers/browser';

const home = suite('home page');
home.after.each(closePages);

home('a feature takes no line for its icon alone on a phone', async () => {
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

home('a customer finds the way to log in', async () => {
  const page = await openPage();
  await visit(page, '/');
  await page.locator('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
});

home('no recommended speed is broken at its hyphen on a phone', async () => {
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

home('what is compared of the plans stands in one line at every width', async () => {
  const page = await openPage({ still: true });
  await visit(page, '/');
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Plan$/ }) });
  for (const width of [768, 834, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) =>
        [...card.querySelectorAll('h3, strong, li:first-child')].map((each) =>
          Math.round(each.getBoundingClientRect().top),
        ),
      ),
    );
    assert.is(tops.length, plans.length);
    for (const each of tops) assert.equal(each, tops[0], `at ${width} px`);
  }
});

home.run();
