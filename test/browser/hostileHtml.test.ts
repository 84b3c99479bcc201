import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closePages, visit } from '../helpers/browser';
import { aerials } from '../helpers/editorPage';
import { type Guards, openHostile } from '../helpers/hostilePage';
import { provoke } from '../helpers/provoke';
import { articlesStored, articleWith, ready, signedInAs } from '../helpers/staffPages';
import { alone, beside, clobbering, joined, quiet, swallows } from '../fixtures/hostile/html';

const hostile = suite('hostile text of an article');
hostile.after.each(closePages);

const record = articleWith({ ...aerials, status: 'Published' });

const stored = { ...signedInAs('Editor'), ...articlesStored(record) };

/** A page that shows a text; `show` gives it one after the other and says what was wrong. */
async function open(path: string, guards: Guards) {
  const opened = await openHostile(guards, { stored });
  await visit(opened.page, path);
  await ready(opened.page);
  const work = { record, strict: guards.sanitiser, typed: path.startsWith('/admin') };
  const show = (htmls: readonly string[]) => opened.page.evaluate(provoke, { ...work, htmls });
  return { ...opened, show };
}

const openArticle = (guards: Guards) => open('/blog/aerials', guards);
async function openEditor(guards: Guards) {
  const opened = await open('/admin/articles/edit/a', guards);
  await opened.page.locator('#article-content').waitFor();
  return opened;
}
const policyOff: Guards = { sanitiser: true, policy: false };
const sanitiserOff: Guards = { sanitiser: false, policy: true };

interface Family {
  name: string;
  htmls: readonly string[];
  /** How many of them the sanitiser is given at once. */
  size: number;
}

const running: Family[] = [
  ...Object.entries(alone).map(([name, htmls]) => ({ name, htmls, size: 3 })),
  ...Object.entries(beside).map(([name, htmls]) => ({ name, htmls, size: 15 })),
];
const families: Family[] = [
  ...running,
  { name: 'names that scripts look for', htmls: clobbering, size: 5 },
];

for (const { name, htmls, size } of families) {
  hostile(`${name}: nothing of it runs or is left with the policy off`, async () => {
    const { ran, leaks, show } = await openArticle(policyOff);
    assert.equal(await show(joined(htmls, size)), []);
    assert.equal([ran(), leaks()], [0, []]);
  });
}

for (const { name, htmls } of running) {
  hostile(`${name}: nothing of it runs with the sanitiser bypassed`, async () => {
    const { ran, leaks, show } = await openArticle(sanitiserOff);
    assert.equal(await show(joined(htmls, 15)), []);
    assert.equal([ran(), leaks()], [0, []]);
  });
}

for (const guards of [policyOff, sanitiserOff]) {
  const without = guards.policy ? 'the sanitiser bypassed' : 'the policy off';
  hostile(`the preview runs nothing of it with ${without}`, async () => {
    const { ran, leaks, show } = await openEditor(guards);
    // frames and media that are blocked one by one take their time
    const every = guards.sanitiser ? 1 : 3;
    const htmls = running.flatMap((family) => family.htmls).filter((html) => !swallows(html));
    const part = htmls.filter((_, index) => index % every === 0);
    assert.equal(await show(joined(part, 400)), []);
    assert.equal([ran(), leaks()], [0, []]);
  });
}

hostile('63,000 paragraphs are shown, and the page goes on', async () => {
  const { page, show } = await openArticle(policyOff);
  assert.equal(await show([`${'<p>x</p>'.repeat(63_000)}<p>the end</p>`]), []);
  await page.getByText('the end').waitFor();
  await page.getByRole('button', { name: /theme/ }).first().click();
  await page.locator('html[data-theme=dark]').waitFor();
});

hostile('much of it runs where nothing guards against it', async () => {
  const { page, ran, show } = await openArticle({ sanitiser: false, policy: false });
  for (const { name, htmls } of running) {
    if (htmls === quiet) continue;
    const before = ran();
    await show(htmls.slice(0, 100));
    assert.ok(ran() > before, name);
  }
  const leak = page.waitForRequest('https://leak.example/css');
  await show(quiet.slice(0, 100));
  await leak;
});

hostile.run();
