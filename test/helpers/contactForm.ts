import type { Page } from 'playwright-core';
import { openPage, visit } from './browser';

export const button = (page: Page) => page.getByRole('button', { name: 'Send Message' });
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const toast = (page: Page) => page.getByText('Message Sent!');

/** The contact page with a form that is ready to be sent, and a clock in our hands. */
export async function openFilledForm(
  options: { width?: number; touch?: boolean } = {},
): Promise<Page> {
  const page = await openPage(options);
  await page.clock.install();
  await visit(page, '/contact');
  await fill(page);
  return page;
}

export async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Example');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill('Does it work on a boat?');
}

/** Sends the form and waits for the toast. */
export async function send(page: Page): Promise<void> {
  await button(page).click();
  await toast(page).waitFor();
}
