/** What the browser tests of the article editor do over and over. */
import type { Locator, Page } from 'playwright-core';
import type { Article } from '~/domain/entities';
import { heading } from './accountPages';
import { articlesStored, fieldIn, openStaff } from './staffPages';

/** The article that most tests of the editor begin with. */
export const aerials = {
  id: 'a',
  title: 'Aerials',
  slug: 'aerials',
  content: '<p>On the roof.</p>',
  excerpt: 'About roofs.',
  tags: ['roof', 'guide'],
  metaTitle: 'Aerials',
  metaDescription: 'About roofs.',
  views: 17,
} satisfies Partial<Article>;

export const openNew = (): Promise<Page> =>
  openStaff('Editor', '/admin/articles/new', { stored: { admin_articles: '[]' } });

export const openEditor = (change: Partial<Article> = {}): Promise<Page> =>
  openStaff('Editor', '/admin/articles/edit/a', {
    stored: articlesStored({ ...aerials, ...change }),
  });

/** Fills the editor's fields, named by their labels. */
export async function write(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fieldIn(page, label).fill(text);
}

export const createButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Create Article' });
export const updateButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Update Article' });

/** Waits for the list, to which a save leads. */
export const backInList = (page: Page): Promise<void> => heading(page, 'Articles').waitFor();
