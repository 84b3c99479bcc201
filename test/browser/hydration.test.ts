import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { publicPages } from '../helpers/addresses';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';

const hydration = suite('hydration');
hydration.after.each(closePages);

for (const path of publicPages) {
  hydration(`${path} stays as it was rendered ahead`, async () => {
    const page = await openPage();
    await keepHtml(page, 'DOMContentLoaded', 'before');
    await keepHtml(page, 'hydrated', 'after');
    await visit(page, path);
    const { before = '', after = '' } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    assert.ok(before);
    assert.equal(...difference(withoutComments(after), withoutComments(before)));
    // React reports a mismatch on the console
    assertQuiet(page);
  });
}

hydration.run();

/** Notes in `<html data-name>` what the root holds when the event comes. */
const keepHtml = (page: Page, event: string, name: string) =>
  page.addInitScript(
    ([event, name]) =>
      addEventListener(event, () => {
        document.documentElement.dataset[name] = document.querySelector('#root')?.innerHTML;
      }),
    [event, name] as const,
  );

/** React keeps neighbouring texts apart with comments, which it may drop. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '');

/** The first place where two texts differ. */
function difference(one: string, two: string): [string, string] {
  const at = [...one].findIndex((sign, index) => sign !== two[index]);
  const from = Math.max(0, at - 40);
  return at < 0
    ? [one.slice(two.length), two.slice(one.length)]
    : [one.slice(from, at + 120), two.slice(from, at + 120)];
}
