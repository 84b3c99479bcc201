import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CDPSession, Page } from 'playwright-core';
import { records, toast } from '../helpers/accountPages';
import { assertQuiet, closePages } from '../helpers/browser';
import { isKept, restore } from '../helpers/drafts';
import { openEditor, updateButton } from '../helpers/editorPage';
import { fieldIn } from '../helpers/staffPages';

const long = suite('long texts in the article editor');
long.after.each(closePages);

const content = 'Content (HTML)';
const words = '<p>Some words of a very long text.</p>';
const textOf = (size: number, between: string) =>
  (words + between).repeat(Math.ceil(size / (words.length + between.length))).slice(0, size);

/** Pastes as a person does. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await fieldIn(page, label).press('Control+v');
}

async function measured(browser: CDPSession, name: string): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/**
 * Milliseconds of the processor for each of a few keys, and of our scripts among them; what is
 * done once they pause is counted, too.
 */
async function costOfKeys(page: Page): Promise<{ all: number; ours: number }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const keys = 8;
  await page.keyboard.press('a');
  await painted(page);
  const before = [
    await measured(browser, 'TaskDuration'),
    await measured(browser, 'ScriptDuration'),
  ];
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('a');
    await painted(page);
  }
  const all = (await measured(browser, 'TaskDuration')) - (before[0] ?? 0);
  await page.waitForTimeout(1200);
  const ours = (await measured(browser, 'ScriptDuration')) - (before[1] ?? 0);
  return { all: all / keys, ours: ours / keys };
}

for (const [shape, between] of [
  ['of many lines', '\n'],
  ['in one line', ' '],
] as const) {
  long(`a text of a million characters ${shape} is typed in without a delay`, async () => {
    const page = await openEditor({ content: '' });
    await paste(page, content, textOf(990_000, between));
    assert.is((await fieldIn(page, content).inputValue()).length, 990_000);
    const { all, ours } = await costOfKeys(page);
    assert.ok(ours < 20, `${Math.round(ours)} ms for a key are ours`);
    // a line of this length takes longer than that even in a page that holds nothing else
    if (between === '\n') assert.ok(all < 100, `${Math.round(all)} ms for a key`);
    await updateButton(page).click();
    await toast(page, 'Article Updated', '“Aerials” has been saved.');
    const [article] = await records(page, 'admin_articles');
    assert.is(String(article?.['content']).length, 990_009);
    assertQuiet(page);
  });
}

long('5 MB are not pasted, which is said, and what is there stays', async () => {
  const page = await openEditor();
  await fieldIn(page, content).press('Control+End');
  await paste(page, content, textOf(5_000_000, '\n'));
  await toast(
    page,
    'Not Pasted',
    'The content would be 5,000,019 characters long. Please keep it below 1,000,000.',
  );
  assert.is(await fieldIn(page, content).inputValue(), '<p>On the roof.</p>');
  await page.keyboard.type('b');
  assert.is(await fieldIn(page, content).inputValue(), '<p>On the roof.</p>b');
  assertQuiet(page);
});

long('a stored text beyond the limit opens at once, and costs no more than the field', async () => {
  const page = await openEditor({ content: textOf(3_000_000, '\n') });
  await fieldIn(page, content).press('Control+End');
  const { all, ours } = await costOfKeys(page);
  assert.ok(ours < 50, `${Math.round(ours)} ms of ${Math.round(all)} for a key are ours`);
  await updateButton(page).click();
  await page.getByText('Please keep the content below 1,000,000 characters.').waitFor();
  assert.is(String((await records(page, 'admin_articles'))[0]?.['content']).length, 3_000_000);
  assertQuiet(page);
});

long('a long text comes back from the journal without a delay', async () => {
  const page = await openEditor();
  await paste(page, content, textOf(900_000, '\n'));
  await isKept(page, words);
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await restore(page);
  await fieldIn(page, content).press('Control+End');
  const { all, ours } = await costOfKeys(page);
  assert.ok(all < 100 && ours < 20, `${Math.round(all)} ms for a key, ${Math.round(ours)} ours`);
  assert.is((await fieldIn(page, content).inputValue()).length, 900_028);
});

long('a line of a million characters in another field holds nobody up either', async () => {
  const page = await openEditor();
  await paste(page, 'Excerpt', textOf(1_000_000, ' '));
  const { all } = await costOfKeys(page);
  assert.ok(all < 200, `${Math.round(all)} ms for a key`);
});

long.run();
