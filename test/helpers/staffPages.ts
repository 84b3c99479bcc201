/** What the browser tests of the staff area do over and over. */
import type { Locator, Page } from 'playwright-core';
import { demoPasswords } from '~/content/demoPasswords';
import { seedStaff } from '~/content/seedStaff';
import { storageKeys } from '~/data/keys';
import type { Article, Role, SessionUser } from '~/domain/entities';
import { records } from './accountPages';
import { openPage, openTab, visit } from './browser';
import { hashedOnce } from './customers';

type Stored = Readonly<Record<string, string>>;

/** A member of the demo staff as the staff area shows them. */
export function memberOf(role: Role): SessionUser & { password: string } {
  const user = seedStaff.find((each) => each.role === role);
  if (!user) throw new Error(`No demo staff with the role ${role}`);
  const { id, email, name } = user;
  return { id, email, role, name, password: demoPasswords[id] ?? '' };
}

/** A browser that holds the demo staff, whose passwords are quick to check. */
export const staffed: Stored = {
  [storageKeys.staff]: JSON.stringify(
    await Promise.all(
      seedStaff.map(async (user) => ({
        ...user,
        credential: await hashedOnce(demoPasswords[user.id] ?? ''),
      })),
    ),
  ),
};

/** A browser in which a member of staff has signed in. */
export function signedInAs(role: Role): Stored {
  const { id, email, name } = memberOf(role);
  return {
    ...staffed,
    [storageKeys.session]: JSON.stringify({ id, email }),
    [storageKeys.staffSession]: JSON.stringify({ id, email, role, name }),
  };
}

/** A page of the staff area as a member of staff sees it, ready to be used. */
export async function openStaff(
  role: Role,
  path: string,
  { stored = {}, ...options }: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage({ ...options, stored: { ...signedInAs(role), ...stored } });
  await visit(page, path);
  await ready(page);
  return page;
}

/** Waits until the page shows what it holds. */
export async function ready(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.locator('main p[role=status]:has([aria-hidden])').waitFor({ state: 'detached' });
}

/** Presses the button of this name, all of its name. */
export const press = (scope: Page | Locator, name: string): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).click();

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Waits for a dialog that says this to a screen reader beside its name. */
export const describedBy = (page: Page, description: string | RegExp): Promise<void> =>
  page.getByRole('dialog', { description }).waitFor();

/** A field by all of its label, as within a dialog. */
export const fieldIn = (scope: Page | Locator, label: string): Locator =>
  scope.getByLabel(label, { exact: true });

/** The dialog of a new channel, filled in. */
export async function newChannel(page: Page, name: string): Promise<Locator> {
  await press(page, 'Add New Channel');
  const form = dialog(page, 'Create New Channel');
  await fieldIn(form, 'Name').fill(name);
  await fieldIn(form, 'Category').fill('News');
  await fieldIn(form, 'Stream URL').fill('https://stream.example/1.m3u8');
  return form;
}

export const nell = {
  name: 'Nell Newcomer',
  email: 'nell@staff.example',
  password: 'Nell-password-1',
};

/** The dialog of a new user with these texts in it. */
export async function newUser(page: Page, person: Partial<typeof nell> = nell): Promise<Locator> {
  await press(page, 'Add New User');
  const form = dialog(page, 'Create New User');
  const { name, email, password } = person;
  if (name) await fieldIn(form, 'Name').fill(name);
  if (email) await fieldIn(form, 'Email').fill(email);
  if (password) await fieldIn(form, 'Password').fill(password);
  return form;
}

/** Gives all staff this role, in another tab. */
export async function makeAll(page: Page, role: Role): Promise<Page> {
  const people = await records(page, 'admin_users');
  const other = await openTab(page.context());
  await visit(other, '/faq');
  await other.evaluate(
    (staff) => localStorage.setItem('admin_users', staff),
    JSON.stringify(people.map((user) => ({ ...user, role }))),
  );
  return other;
}

export const bodyRows = (page: Page): Locator => page.locator('tbody tr');

/** The row of the table that a text stands in. */
export const rowOf = (page: Page, text: string): Locator =>
  bodyRows(page).filter({ hasText: text });

/** What a column of the table holds on this page of it; columns of boxes count. */
export const column = (page: Page, index: number): Promise<string[]> =>
  page.locator(`tbody td:nth-child(${index})`).allInnerTexts();

export async function chooseFrom(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item }).click();
}

/** Title, sentences and buttons of the dialog on screen, top down. */
export async function wordsOf(question: Locator): Promise<string[]> {
  // its code is fetched when it is first asked
  await question.waitFor();
  return question.locator('h2, p, button').allInnerTexts();
}

/** A sound article, where a test cares for a part of it only. */
export const articleWith = (change: Partial<Article> & { id: string }): Article => ({
  slug: change.id,
  earlierSlugs: [],
  title: `Article ${change.id}`,
  content: '<p>Some words.</p>',
  excerpt: '',
  status: 'Published',
  tags: [],
  imageUrl: '',
  imageDescription: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  schemaMarkup: '',
  views: 0,
  readTime: 1,
  authorId: 'user-1',
  authorName: 'Amelia Hart',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

export const articlesStored = (...articles: (Partial<Article> & { id: string })[]): Stored => ({
  [storageKeys.articles]: JSON.stringify(articles.map(articleWith)),
});
