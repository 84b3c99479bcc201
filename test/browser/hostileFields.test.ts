import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { storageKeys } from '~/data/keys';
import { closePages, visit } from '../helpers/browser';
import { type HostilePage, openHostile } from '../helpers/hostilePage';
import { missingTexts } from '../helpers/shownTexts';
import { articleWith, ready, signedInAs, staffed } from '../helpers/staffPages';
import { scriptAddresses } from '../fixtures/hostile/addresses';
import { someOfAll } from '../fixtures/hostile/html';
import { redirects } from '../fixtures/hostile/redirects';
import { codeTexts } from '../fixtures/hostile/texts';

const fields = suite('hostile texts in the fields of records');
fields.after.each(closePages);

const vectors = [...codeTexts, ...someOfAll];
/** As many as a list shows at once. */
const shown = vectors.slice(0, 20);
const updatedAt = '2026-01-01T00:00:00.000Z';

const articles = vectors.map((text, index) => ({
  ...articleWith({ id: `v${index}`, title: text, content: '<p>x</p>', excerpt: text }),
  ...{ slug: `v-${index}`, authorName: text, tags: [text], imageDescription: text },
  ...{ metaTitle: text, metaDescription: text, metaKeywords: text, createdAt: text },
  schemaMarkup: JSON.stringify({ '@type': 'Article', name: text, [text]: [text] }),
}));
const channels = shown.map((text, index) => ({
  ...{ id: `v${index}`, name: text, category: text, streamUrl: text, logoUrl: text },
  ...{ isFeatured: true, createdAt: text, updatedAt: text },
}));
const users = shown.map((text, index) => ({
  ...{ id: `v${index}`, name: text, email: text, role: 'Writer', updatedAt },
}));

const stored = {
  ...signedInAs('Admin'),
  [storageKeys.articles]: JSON.stringify(articles),
  [storageKeys.channels]: JSON.stringify(channels),
  [storageKeys.staff]: JSON.stringify([...JSON.parse(staffed[storageKeys.staff] ?? ''), ...users]),
  [storageKeys.activity]: JSON.stringify(
    shown.map((text) => ({ verb: 'created', kind: 'user', name: text, actor: text, at: text })),
  ),
};

/** Without the policy: what is text has to stay text by itself. */
const open = (change: Record<string, string> = {}): Promise<HostilePage> =>
  openHostile({ sanitiser: true, policy: false }, { stored: { ...stored, ...change } });

/** Fires events at all there is, and tells which elements have no place in the product. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    for (const element of all)
      for (const type of ['load', 'error', 'focus', 'mouseover'])
        element.dispatchEvent(new Event(type));
    return all
      .filter(
        (element) =>
          element.matches(
            'script, style, iframe, object, embed, base, meta, link, marquee, math',
          ) ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          /^\s*javascript:/i.test(element.getAttribute('href') ?? ''),
      )
      .map((element) => element.outerHTML);
  });

/** The structured data that the site was built with for an address: the scripts it may hold. */
async function builtData(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return html.match(/<script type="application\/ld\+json">.*?<\/script>/g) ?? [];
}

for (const [path, selector, texts] of [
  ['/blog', 'h2', vectors],
  ['/admin/articles', 'td span', shown.slice(0, 1)],
  ['/admin/channels', 'td span', shown],
  ['/admin/users', 'td bdi', shown],
  ['/admin/dashboard', 'h1', ['Dashboard']],
] as const) {
  fields(`${path} shows them as they are and runs nothing`, async () => {
    const { page, ran } = await open();
    await visit(page, path);
    await ready(page);
    // a long list of posts comes a part at a time
    if (path === '/blog')
      await page
        .locator(selector)
        .nth(texts.length - 1)
        .waitFor({ state: 'attached' });
    assert.equal(await missingTexts(page, texts, selector), []);
    assert.equal(await foreign(page), await builtData(page, path));
    assert.is(ran(), 0);
  });
}

fields('a post shows them, and its structured data is what was written', async () => {
  const { page, ran } = await open();
  await visit(page, '/blog/v-0');
  const faults = await page.evaluate(async (texts) => {
    const found: string[] = [];
    const schemas = () => document.head.querySelectorAll('script[type="application/ld+json"]');
    /** The head follows the heading a frame later. */
    const told = (text: string) => {
      const [schema, ...others] = schemas();
      return others.length === 0 && JSON.parse(schema?.textContent ?? '{}').name === text;
    };
    const soon = async (isSo: () => boolean) => {
      for (let tries = 0; tries < 200 && !isSo(); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return isSo();
    };
    for (const [index, text] of texts.entries()) {
      history.pushState(null, '', `/blog/v-${index}`);
      const isShown = () => document.querySelector('h1')?.textContent === text;
      if (!(await soon(isShown))) return [...found, `not shown: ${text}`];
      if (!(await soon(() => told(text)))) return [...found, `structured data: ${text}`];
      const [schema] = schemas();
      if (/<\/script|<!--/.test(schema?.innerHTML ?? '')) found.push(`breaks out: ${text}`);
    }
    return found;
  }, vectors);
  assert.equal(faults, []);
  assert.equal(await foreign(page), []);
  assert.is(ran(), 0);
});

fields('the editor holds them as they are', async () => {
  const { page, ran } = await open();
  for (const index of [1, 2, 40]) {
    await visit(page, `/admin/articles/edit/v${index}`);
    await ready(page);
    const text = vectors[index];
    for (const label of ['Title', 'Excerpt', 'Meta title', 'Meta description'])
      assert.is(await page.getByLabel(label, { exact: true }).inputValue(), text, label);
  }
  assert.equal(await foreign(page), []);
  assert.is(ran(), 0);
});

const pictures = [...scriptAddresses, ...redirects.filter((_, index) => index % 8 === 0)];

fields('no picture is fetched from an address that is none', async () => {
  const { page, ran } = await open({
    [storageKeys.articles]: JSON.stringify(
      pictures.map((imageUrl, index) => articleWith({ id: `p${index}`, imageUrl })),
    ),
    [storageKeys.channels]: JSON.stringify(
      pictures.map((logoUrl, index) => ({ id: `p${index}`, name: `P${index}`, logoUrl })),
    ),
  });
  for (const path of [
    '/blog',
    '/admin/channels',
    '/admin/channels?page=2',
    '/admin/channels?page=3',
  ]) {
    await visit(page, path);
    await ready(page);
    // what is stored takes the place of what was rendered ahead, with its drawing
    await page.locator('main [data-keep]').waitFor({ state: 'detached' });
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    const odd = sources.filter((source) => !/^(https?:\/\/[^/@\\]+\/|\/(?![/\\]))/.test(source));
    assert.equal(odd, [], path);
  }
  assert.is(ran(), 0);
});

fields('the forms refuse such addresses and store nothing', async () => {
  const { page, ran } = await open();
  await visit(page, '/admin/channels');
  await page.getByRole('button', { name: 'Add New Channel' }).click();
  await page.locator('dialog [name=name]').fill('N');
  await page.locator('dialog [name=category]').fill('C');
  const passed = await page.evaluate(async (addresses) => {
    const through: string[] = [];
    const form = document.querySelector<HTMLFormElement>('dialog form');
    const inputs = [
      ...(form?.querySelectorAll<HTMLInputElement>('[name=streamUrl], [name=logoUrl]') ?? []),
    ];
    for (const address of addresses) {
      for (const input of inputs) {
        input.value = address;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      form?.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (inputs.some((input) => input.getAttribute('aria-invalid') !== 'true'))
        through.push(address);
    }
    return inputs.length === 2 ? through : ['no form'];
  }, scriptAddresses);
  assert.equal(passed, []);
  assert.is(
    await page.evaluate(() => localStorage.getItem('admin_channels')),
    stored.admin_channels,
  );
  assert.is(ran(), 0);
});

fields.run();
