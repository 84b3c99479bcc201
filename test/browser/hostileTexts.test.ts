import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { storageKeys } from '~/data/keys';
import { closePages, openPage, takeProblems, visit } from '../helpers/browser';
import { backInList, createButton } from '../helpers/editorPage';
import { missingTexts, overflow } from '../helpers/shownTexts';
import {
  articleWith,
  dialog,
  memberOf,
  openStaff,
  press,
  ready,
  staffed,
} from '../helpers/staffPages';
import { texts } from '../fixtures/hostile/texts';

const odd = suite('odd texts on the screen');
odd.after.each(closePages);

/** What a list shows on its first page: the longest, those that turn the direction, the unprintable. */
const first = texts.slice(0, 24);
const [longest = ''] = texts;

const articles = texts.map((text, index) => ({
  ...articleWith({ id: `t${index}`, slug: `t-${index}`, title: text, excerpt: text, tags: [text] }),
  ...{ authorName: text, imageDescription: text, content: `<p>${text}</p><h2>${text}</h2>` },
  updatedAt: new Date(Date.parse('2026-01-01') - index * 60_000).toISOString(),
}));
const channels = first.map((text, index) => ({
  ...{ id: `t${index}`, name: text, category: text, isFeatured: false },
  ...{ streamUrl: `https://stream.example/${'x'.repeat(500)}`, logoUrl: '' },
}));
const staff: { id: string }[] = JSON.parse(staffed[storageKeys.staff] ?? '');
const users = [
  ...staff.map((user) => (user.id === memberOf('Admin').id ? { ...user, name: longest } : user)),
  ...first.slice(0, 20).map((text, index) => ({
    ...{
      id: `t${index}`,
      name: text,
      email: `${index}${'x'.repeat(200)}@example.com`,
      role: 'Writer',
    },
  })),
];
const stored = {
  [storageKeys.articles]: JSON.stringify(articles),
  [storageKeys.channels]: JSON.stringify(channels),
  [storageKeys.staff]: JSON.stringify(users),
  [storageKeys.activity]: JSON.stringify(
    first.map((name) => ({ verb: 'created', kind: 'user', name, actor: name, at: '2026-01-01' })),
  ),
};

const sides = [
  { width: 360, where: 'on a phone' },
  { width: 1280, where: 'on a desk' },
];

for (const { width, where } of sides) {
  odd(`the blog shows them as they were typed and fits ${where}`, async () => {
    const page = await openPage({ stored, width });
    await visit(page, '/blog');
    // a long list of posts comes a part at a time
    await page
      .locator('h2[dir=auto]')
      .nth(texts.length - 1)
      .waitFor({ state: 'attached' });
    assert.equal(await missingTexts(page, texts, 'h2[dir=auto]'), []);
    assert.is(await overflow(page), null);
    for (const index of [0, 1, 2, 3, 6, 12, 20, 40, 44, 45]) {
      await visit(page, `/blog/t-${index}`);
      assert.equal(await missingTexts(page, [texts[index] ?? ''], 'h1[dir=auto]'), []);
      assert.is(await overflow(page), null, texts[index]);
    }
  });

  for (const [path, selector, wanted] of [
    ['/admin/articles', 'td [dir=auto]', first],
    ['/admin/channels', 'td [dir=auto]', first],
    ['/admin/users', 'td bdi', first.slice(0, 20)],
    ['/admin/dashboard', 'h1', []],
    ['/admin/settings', 'h1', []],
    ['/admin/articles/edit/t0', 'h1', []],
  ] as const) {
    odd(`${path} shows them as they were typed and fits ${where}`, async () => {
      const page = await openStaff('Admin', path, { stored, width });
      assert.equal(await missingTexts(page, wanted, selector), []);
      assert.is(await overflow(page), null);
    });
  }

  odd(`the questions about them fit ${where}`, async () => {
    const page = await openStaff('Admin', '/admin/channels', { stored, width });
    for (const text of [longest, first[9] ?? '', first[20] ?? '']) {
      await page
        .getByRole('button', { name: `Delete ${text}`, exact: true })
        .first()
        .click();
      const question = dialog(page, 'Are you absolutely sure?');
      await question.waitFor();
      assert.is(await overflow(page), null, text);
      const clipped = await question.evaluate((box) => box.scrollWidth > box.clientWidth + 1);
      assert.is(clipped, false, text);
      await press(question, 'Cancel');
      await question.waitFor({ state: 'detached' });
    }
  });
}

const long = 'x'.repeat(300);
for (const [what, content] of Object.entries({
  'wide table': `<table><tr>${'<td>several</td>'.repeat(30)}</tr></table>`,
  'block of code': `<pre>http://portal.example/get.php?username=${long}</pre>`,
  'wide picture': '<p><img src="/none.png" alt="Wide" width="2000" height="20"></p>',
  'long address': `<p><a href="https://portal.example/">https://portal.example/${long}</a></p>`,
  'long word': `<p>${long}</p>`,
}))
  odd(`a post with a ${what} fits a small phone`, async () => {
    const post = articleWith({ id: 'wide', title: 'Wide', content: `<p>Before</p>${content}` });
    const page = await openPage({
      stored: { [storageKeys.articles]: JSON.stringify([post]) },
      width: 320,
    });
    await visit(page, '/blog/wide');
    await page.getByText('Before').waitFor();
    assert.is(await overflow(page), null);
    // a picture that is not there is told on the console
    takeProblems(page);
  });

/** Puts texts into fields as an input method or a script does: what keys cannot type, too. */
const put = (page: Page, fields: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!field) throw new Error(`No field ${name}`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, fields);

/** Whether the last record under a key holds just these texts; compared where they are kept. */
const keeps = (page: Page, key: string, fields: Record<string, unknown>) =>
  page.evaluate(
    ({ stored: storedKey, wanted }) => {
      const record = JSON.parse(localStorage.getItem(storedKey) ?? '[]').at(-1);
      return Object.entries(wanted).filter(
        ([name, text]) => JSON.stringify(record[name]) !== JSON.stringify(text),
      );
    },
    { stored: key, wanted: fields },
  );

odd('the editor stores them as they were typed', async () => {
  const page = await openStaff('Editor', '/admin/articles/new', {
    stored: { admin_articles: '[]' },
  });
  const names = ['title', 'content', 'excerpt', 'metaTitle', 'metaDescription', 'metaKeywords'];
  const picks = ['half \ud83d of one', 'a\0b', '\u202egpj.exe', 'a\u2028b', '__proto__', longest];
  for (let turn = 0; turn < 3; turn += 1) {
    const fields = Object.fromEntries(
      names.map((name, index) => [name, picks[(index + 2 * turn) % picks.length] ?? '']),
    );
    const tag = picks[turn] ?? '';
    await put(page, { ...fields, tags: tag });
    await createButton(page).click();
    await backInList(page);
    assert.equal(await keeps(page, 'admin_articles', { ...fields, tags: [tag] }), []);
    await page.getByRole('link', { name: 'Add New Article' }).first().click();
    await createButton(page).waitFor();
    await ready(page);
  }
  assert.equal(takeProblems(page), []);
});

odd('the dialogs store them as they were typed', async () => {
  const page = await openStaff('Admin', '/admin/channels');
  for (const text of ['turned \udcfa\ud83d round', 'a\0b', 'admin\u202e\u2066nimda\u2069']) {
    await press(page, 'Add New Channel');
    await dialog(page, 'Create New Channel').waitFor();
    await put(page, { name: text, streamUrl: 'https://stream.example/1' });
    await page.locator('dialog [name=category]').evaluate((field, category) => {
      if (field instanceof HTMLInputElement) field.value = category;
    }, text);
    await press(page, 'Create Channel');
    await dialog(page, 'Create New Channel').waitFor({ state: 'detached' });
    assert.equal(await keeps(page, 'admin_channels', { name: text, category: text }), []);
  }
});

odd.run();
