import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { fault, fillLogin, logIn } from '../helpers/accountPages';
import { axeFindings } from '../helpers/axe';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';
import { wrongPassword } from '../helpers/customers';
import { createButton, updateButton, write } from '../helpers/editorPage';
import {
  articlesStored,
  dialog,
  fieldIn,
  memberOf,
  openStaff,
  press,
  ready,
  staffed,
} from '../helpers/staffPages';

const screens = suite('staff screens');
screens.after.each(closePages);

interface Screen {
  path: string;
  stored?: Readonly<Record<string, string>>;
  /** Brings the page to the state in question. */
  reach?: (page: Page) => Promise<unknown>;
}

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
const many = articlesStored(
  ...Array.from({ length: 30 }, (_, index) => ({
    id: `n${index}`,
    title: index === 29 ? longWord : `Story ${index}`,
    status: index % 2 ? ('Draft' as const) : ('Published' as const),
    updatedAt: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
    authorName: index === 29 ? longWord : 'Amelia Hart',
  })),
);
const activity = JSON.stringify([
  { verb: 'created', kind: 'article', name: longWord, actor: 'Amelia Hart', at: '2026-01-01' },
]);
const longChannel = JSON.stringify([
  { id: 'a', name: longWord, category: longWord, streamUrl: `https://a.example/${longWord}` },
]);
const unsaved = {
  'article_draft.d': JSON.stringify({
    id: 'd',
    personId: memberOf('Admin').id,
    place: 'n29',
    start: { origin: { id: 'n29', updatedAt: 'before' }, fields: {} },
    fields: { title: longWord, content: `<p>${longWord}</p>`, excerpt: longWord, tags: 'a, b' },
    typedAt: '2026-01-01T10:00:00.000Z',
  }),
};
const question = (page: Page) => dialog(page, 'Are you absolutely sure?').waitFor();
const menu = (page: Page) => page.getByRole('menu').waitFor();

const states: Record<string, Screen> = {
  'dashboard, with activity': { path: '/admin/dashboard', stored: { admin_activity: activity } },
  'user menu': {
    path: '/admin/dashboard',
    reach: async (page) => {
      await press(page, 'Open user menu');
      await menu(page);
    },
  },
  'articles, with a selection': {
    path: '/admin/articles',
    stored: many,
    reach: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  },
  'articles, none of them': { path: '/admin/articles', stored: { admin_articles: '[]' } },
  'articles, deletion asked': {
    path: '/admin/articles',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Delete “IPTV Basics/ }).click();
      await question(page);
    },
  },
  'new article, with fields at fault': {
    path: '/admin/articles/new',
    reach: async (page) => {
      await write(page, { 'JSON-LD': '{', 'Image URL': 'none', 'Content (HTML)': '<h2>Hi</h2>' });
      await createButton(page).click();
      await page.getByText('Title is required.').waitFor();
      await page.getByRole('region', { name: 'Live preview' }).getByText('Hi').waitFor();
    },
  },
  'article in conflict, with a choice missing': {
    path: '/admin/articles/edit/n29',
    stored: many,
    reach: async (page) => {
      await write(page, { Title: 'Mine', 'Content (HTML)': `<p>${longWord}</p>` });
      await page.evaluate(() => {
        const articles = JSON.parse(localStorage.getItem('admin_articles') ?? '[]');
        const theirs = { title: 'Theirs', content: '<p>Other words.</p>', updatedAt: '2026-02-01' };
        localStorage.setItem(
          'admin_articles',
          JSON.stringify(articles.map((each: object) => ({ ...each, ...theirs }))),
        );
      });
      await updateButton(page).click();
      await press(page, 'Save these choices');
      await page.getByText('Please choose for each field.').waitFor();
    },
  },
  'unsaved text offered': {
    path: '/admin/articles/edit/n29',
    stored: { ...many, ...unsaved },
    reach: (page) => page.getByRole('region', { name: 'Unsaved text found' }).waitFor(),
  },
  'article left unsaved': {
    path: '/admin/articles/edit/article-1',
    reach: async (page) => {
      await write(page, { Title: 'Other' });
      await page.getByRole('link', { name: 'Back to Articles' }).click();
      await dialog(page, 'Leave without saving?').waitFor();
    },
  },
  'article not found': { path: '/admin/articles/edit/nothing' },
  'users, with a selection': {
    path: '/admin/users',
    reach: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  },
  'row menu of a user': {
    path: '/admin/users',
    reach: async (page) => {
      await press(page, 'Actions for Daniel Okafor');
      await menu(page);
    },
  },
  'new user, with fields at fault': {
    path: '/admin/users',
    reach: async (page) => {
      await press(page, 'Add New User');
      await press(dialog(page, 'Create New User'), 'Create User');
      await page.getByText('Name is required.').waitFor();
    },
  },
  'channels, with long words': { path: '/admin/channels', stored: { admin_channels: longChannel } },
  'channels, none of them': { path: '/admin/channels', stored: { admin_channels: '[]' } },
  'new channel, with fields at fault': {
    path: '/admin/channels',
    reach: async (page) => {
      await press(page, 'Add New Channel');
      const form = dialog(page, 'Create New Channel');
      await fieldIn(form, 'Stream URL').fill('javascript:1');
      await press(form, 'Create Channel');
      await page.getByText('Please enter a valid stream URL.').waitFor();
    },
  },
  'settings, with fields at fault': {
    path: '/admin/settings',
    reach: async (page) => {
      await press(page, 'Change password');
      await page.locator('#password-confirmPassword-error').waitFor();
      await page.getByRole('meter').waitFor();
    },
  },
  'settings, a backup about to be restored': {
    path: '/admin/settings',
    reach: async (page) => {
      const file = { format: 'internet-tv-site-backup', version: 1, channels: [] };
      await page.getByLabel('Backup file').setInputFiles({
        name: 'b.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
      await dialog(page, 'Restore this backup?').waitFor();
    },
  },
};

for (const [name, { path, stored = {}, reach }] of Object.entries(states)) {
  screens(`${name}: accessible in both themes on phone and desk, and fits`, async () => {
    const page = await openStaff('Admin', path, { still: true, stored });
    await reach?.(page);
    assert.equal(await findings(page), []);
    assertQuiet(page);
  });
}

screens('navigation on a phone: accessible in both themes', async () => {
  const page = await openStaff('Admin', '/admin/dashboard', { still: true, width: 360 });
  await press(page, 'Open menu');
  await dialog(page, 'Admin').waitFor();
  assert.equal(await findings(page, [360]), []);
});

screens('refusals and the login: accessible in both themes on phone and desk', async () => {
  const page = await openStaff('Editor', '/admin/users', { still: true });
  assert.equal(await findings(page), []);
  const login = await openPage({ still: true, stored: staffed });
  await visit(login, '/admin/login');
  await fillLogin(login, { email: memberOf('Admin').email, password: wrongPassword });
  await logIn(login);
  await fault(login, 'Invalid email or password. Please try again.');
  assert.equal(await findings(login), []);
});

const addresses = Object.entries({
  '/admin/dashboard': { admin_activity: activity },
  '/admin/articles': many,
  '/admin/articles/edit/n29': many,
  '/admin/users': {
    admin_users: JSON.stringify([
      { id: 'x', name: longWord, email: `${longWord}@example.com`, role: 'Editor' },
      { id: 'user-1', name: longWord, email: 'admin@example.com', role: 'Admin' },
    ]),
  },
  '/admin/channels': { admin_channels: longChannel },
  '/admin/settings': {},
});
for (const [path, stored] of addresses) {
  screens(`${path} fits screens of 320 and 768 px, however long the words`, async () => {
    const page = await openStaff('Admin', path, { still: true, stored, width: 320 });
    assert.equal(await overflow(page, 320), []);
    assert.equal(await overflow(page, 768), []);
    await ready(page);
  });
}

screens.run();

/** What is wrong in either theme on any of the widths. */
async function findings(page: Page, widths = [360, 1280]): Promise<string[]> {
  const found = new Set<string>();
  for (const theme of ['light', 'dark']) {
    // by hand: the button for it is out of reach while a dialog is open
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    for (const width of widths) {
      for (const each of await overflow(page, width)) found.add(each);
      for (const each of await axeFindings(page)) found.add(`${theme}, ${width} px: ${each}`);
    }
  }
  return [...found];
}

async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  // an open menu follows its button a frame later
  const [wide = 0, high = 0] = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const { documentElement: root } = document;
        setTimeout(() =>
          requestAnimationFrame(() => resolve([root.scrollWidth, root.scrollHeight])),
        );
      }),
  );
  // what sticks to an edge of the screen covers what could be scrolled from under it
  if (high > 740) await page.setViewportSize({ width, height: high });
  return wide > width ? [`${wide} px wide on a screen of ${width} px`] : [];
}
