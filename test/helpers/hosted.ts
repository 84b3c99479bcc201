/** What the browser tests over a hosted database do over and over. */
import type { Page } from 'playwright-core';
import { people, type Member } from '../data/contract/world';
import { startTestSupabase, type TestOptions, type TestSupabase } from '../supabase/server';
import { closePages, openPage, visit } from './browser';
import { arrival, field } from './accountPages';
import { origin } from './origin';
import { press } from './staffPages';

type Role = Exclude<Member, 'customer'>;

let project: TestSupabase | undefined;

/** A fresh project at the address that the site was built for, with the contract's people in it. */
export async function openProject(options: TestOptions = {}): Promise<TestSupabase> {
  const port = Number(new URL(process.env['SUPABASE_URL'] ?? '').port);
  project = await startTestSupabase({ port, siteUrl: origin, mailSeconds: 0, ...options });
  for (const [kind, { name: username, email, password }] of Object.entries(people)) {
    const role = kind === 'customer' ? null : roles.find((each) => each === kind);
    await project.createUser({ username, email, password, role: role ?? null });
  }
  return project;
}

const roles = ['Admin', 'Editor', 'Writer'] as const;

/** Closes pages and project; to be called after each test. */
export async function closeProject(): Promise<void> {
  await closePages();
  await project?.close();
  project = undefined;
}

/** Fills in and sends the form of either sign-in page. */
export async function signInAs(page: Page, member: Member): Promise<void> {
  await field(page, 'Email').fill(people[member].email);
  await field(page, 'Password').fill(people[member].password);
  await press(page, 'Log in');
}

/** A browser of their own in which a member of staff has signed in. */
export async function openStaffPage(role: Role, path = '/admin/dashboard'): Promise<Page> {
  const page = await openPage();
  await visit(page, `/admin/login?next=${encodeURIComponent(path)}`);
  await signInAs(page, role);
  await arrival(page, path);
  return page;
}

export async function openCustomerPage(): Promise<Page> {
  const page = await openPage();
  await visit(page, '/login');
  await signInAs(page, 'customer');
  await arrival(page, '/dashboard');
  return page;
}

/** The fragment and path of the link in the last mail. */
export function lastLink({ mails }: TestSupabase): string {
  const link = mails.at(-1)?.link;
  if (!link) throw new Error('No mail was sent');
  return link;
}

/** Has the token of whoever is signed in run out. */
export const expireToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}');
    localStorage.setItem('auth_session', JSON.stringify({ ...session, expires_at: 1 }));
  });

/**
 * Has the next write to a table be stored and the connection break before anybody hears of it.
 * @returns the way to mend it
 */
export async function loseWrite(
  page: Page,
  table: string,
  method = 'PATCH',
): Promise<() => Promise<void>> {
  const path = `**/rest/v1/${table}*`;
  let isDown = false;
  await page.route(path, async (route) => {
    if (!isDown && route.request().method() !== method) return route.continue();
    if (!isDown) await route.fetch();
    isDown = true;
    return route.abort();
  });
  return () => page.unroute(path);
}
