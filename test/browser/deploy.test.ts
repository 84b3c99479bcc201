import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { adminUsers } from '~/content/admin/users';
import { newVersionFailure } from '~/content/networkFailure';
import { field, fillLogin, heading, logIn, place, toast } from '../helpers/accountPages';
import { closePages, hydrated, openPage, takeProblems, visit } from '../helpers/browser';
import { fill as fillMessage } from '../helpers/contactForm';
import { openDeployment, type Deployment } from '../helpers/deployment';
import { offers } from '../helpers/drafts';
import { aerials } from '../helpers/editorPage';
import { holdScripts } from '../helpers/lateScripts';
import { articlesStored, dialog, fieldIn, openStaff, press } from '../helpers/staffPages';

const deploy = suite('after a deploy');
const newVersion = 'A new version of this site is here';
let site: Deployment;

deploy.before.each(async () => {
  site = await openDeployment();
});
deploy.after.each(async () => {
  await closePages();
  await site.stop();
});

for (const [label, path, title] of [
  ['Contact', '/contact', 'Contact us'],
  ['Packages', '/packages', 'Packages'],
] as const)
  deploy(`a click on ${path}, whose files are gone, loads it anew, once`, async () => {
    const page = await openPage({ baseURL: site.origin });
    await visit(page, '/about');
    const loads = countLoads(page);
    await site.deploy();
    await choose(page, label);
    await heading(page, title).waitFor();
    await hydrated(page);
    assert.equal([loads, place(page)], [[path], path]);
    await page.goBack();
    await heading(page, 'About Wrenview TV').waitFor();
  });

for (const host of ['none', 'a page'] as const)
  deploy(
    `a page whose own scripts are gone is loaded anew, once; ${host} in their place`,
    async () => {
      const page = await openPage({ baseURL: site.origin, width: 360 });
      const body = '<!doctype html><title>Home</title>';
      const gone = host === 'none' ? { status: 404, body: '' } : { contentType: 'text/html', body };
      let isOld = true;
      await page.route('**/assets/*.js', (route) =>
        isOld ? route.fulfill(gone) : route.continue(),
      );
      const loads = countLoads(page);
      await page.goto('/about');
      const note = page.getByRole('region', { name: 'Notifications' }).getByText(newVersion);
      await note.waitFor();
      assert.equal(loads, ['/about', '/about']);
      isOld = false;
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      takeProblems(page);
    },
  );

deploy(
  'what was typed before a page’s scripts were found to be gone is not reloaded over',
  async () => {
    const page = await openPage({ baseURL: site.origin });
    const arrive = await holdScripts(page);
    await page.goto('/channels');
    const search = page.getByRole('searchbox');
    await search.fill('sport');
    const loads = countLoads(page);
    await site.deploy();
    arrive();
    await page.getByRole('region', { name: 'Notifications' }).getByText(newVersion).waitFor();
    assert.equal([loads, await search.inputValue()], [[], 'sport']);
    takeProblems(page);
  },
);

deploy('whoever goes on while a page is being loaded anew stays where they went', async () => {
  const page = await openPage({ baseURL: site.origin });
  await visit(page, '/reviews');
  await choose(page, 'About Us');
  await heading(page, 'About Wrenview TV').waitFor();
  await site.deploy();
  await page.route('**/contact', () => undefined);
  // from within: Playwright's own click would wait for the document
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header nav [href="/reviews"]');
    addEventListener('beforeunload', () => setTimeout(() => link?.click()));
  });
  const dropped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await Promise.all([dropped, choose(page, 'Contact')]);
  await heading(page, 'Customer reviews').waitFor();
  assert.is(place(page), '/reviews');
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/contact');
});

deploy('a message that was begun is there again after a click that had to reload', async () => {
  const page = await openPage({ baseURL: site.origin });
  await visit(page, '/contact');
  await fillMessage(page);
  const loads = countLoads(page);
  await site.deploy();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await hydrated(page);
  await heading(page, 'Frequently asked questions').waitFor();
  assert.equal(loads, ['/faq']);
  await choose(page, 'Contact');
  await heading(page, 'Contact us').waitFor();
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
});

deploy('a message that asks for a reload is not told again after one', async () => {
  const page = await openStaff('Admin', '/admin/users', { baseURL: site.origin });
  const loads = countLoads(page);
  await site.deploy();
  await press(page, adminUsers.add);
  const note = page.getByRole('region', { name: 'Notifications' }).getByText(newVersion);
  await note.waitFor();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await heading(page, 'Articles').waitFor();
  await hydrated(page);
  assert.equal([loads, await note.count()], [['/admin/articles'], 0]);
});

deploy('where a host answers with a page for a missing script, it is the same', async () => {
  const page = await openPage({ baseURL: site.origin });
  await visit(page, '/about');
  await page.route('**/assets/ContactPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  );
  const loads = countLoads(page);
  await choose(page, 'Contact');
  await page.getByRole('alert').getByText(newVersion).waitFor();
  assert.equal(loads, ['/contact']);
});

deploy('a page that stands ready can be read, even if its script is gone', async () => {
  const page = await openPage({ baseURL: site.origin, width: 360 });
  await visit(page, '/about');
  await site.deploy();
  await site.remove(/^ContactPage-/);
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true }).click();
  const note = page.getByRole('alert');
  await note.getByText(newVersion).waitFor();
  await heading(page, 'Contact us').waitFor();
  assert.equal(loads, ['/contact']);
  // the frame around it works
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await heading(page, 'About Wrenview TV').waitFor();
  assert.is(await note.count(), 0);
  await page.goBack();
  await heading(page, newVersion).waitFor();
  assert.equal(loads, ['/contact']);
});

for (const blocked of [false, true]) {
  const where = blocked ? ', and so it does where storage is blocked' : '';
  deploy(`a page made in the browser gives way to a screen that says so${where}`, async () => {
    const page = await openPage({ baseURL: site.origin });
    if (blocked) await page.addInitScript(blockStorage);
    await visit(page, '/blog');
    await site.remove(/^BlogPostPage-/);
    const loads = countLoads(page);
    await page.evaluate(() => history.pushState(null, '', '/blog/no-such-post'));
    await heading(page, newVersion).waitFor();
    assert.equal(loads, ['/blog/no-such-post']);
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await press(page, 'Reload');
    await again;
    await heading(page, newVersion).waitFor();
    assert.is(loads.length, 2);
  });
}

deploy('a host that cannot be reached is another matter: nothing is reloaded', async () => {
  const page = await openPage({ baseURL: site.origin });
  await visit(page, '/about');
  await site.deploy();
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await choose(page, 'Contact');
  await heading(page, 'This page did not load').waitFor();
  const failing = (url: URL) => url.pathname === '/';
  await page.route(failing, (route) => route.fulfill({ status: 503 }));
  const refused = () => page.waitForResponse((response) => response.status() === 503);
  const backOnline = refused();
  await page.context().setOffline(false);
  await backOnline;
  const again = refused();
  await press(page, 'Try again');
  await again;
  await heading(page, 'This page did not load').waitFor();
  assert.equal(loads, []);
  await page.unroute(failing);
  await press(page, 'Try again');
  await heading(page, 'Contact us').waitFor();
  assert.equal(loads, ['/contact']);
});

deploy('what is being typed is worth more than the new version', async () => {
  const page = await openEditor();
  await site.deploy();
  const loads = countLoads(page);
  // as by a redirect, which asks nobody
  await page.evaluate(() => history.replaceState(null, '', '/admin/channels'));
  await page.getByRole('alert').getByText('Save it, then reload.').waitFor();
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Half a thought');
  assert.equal(loads, []);
});

deploy('who leaves what is not saved has agreed to it, and finds it again', async () => {
  const page = await openEditor();
  await site.deploy();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Channels' }).first().click();
  const question = dialog(page, 'Leave without saving?');
  await press(question, 'Keep editing');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Half a thought');
  await page.getByRole('link', { name: 'Channels' }).first().click();
  await press(question, 'Leave without saving');
  await heading(page, 'Manage Channels').waitFor();
  assert.equal([loads, place(page)], [['/admin/channels'], '/admin/channels']);
  await page.goto(`/admin/articles/edit/${aerials.id}`);
  await offers(page).getByText('Half a thought').waitFor();
});

deploy('what was saved is told, though the page that follows has to be loaded anew', async () => {
  const stored = articlesStored(aerials);
  const page = await openStaff('Admin', '/admin/articles/new', { baseURL: site.origin, stored });
  // as one that was open for a while: the code that saves has come, too
  await page.waitForLoadState('networkidle');
  await site.deploy();
  await fieldIn(page, 'Title').fill('Written on the old version');
  const loads = countLoads(page);
  await press(page, 'Create Article');
  await heading(page, 'Articles').waitFor();
  await toast(page, 'Article Created', '“Written on the old version” has been saved.');
  assert.equal(loads, ['/admin/articles']);
});

deploy('a dialog whose code is gone says so and costs nothing', async () => {
  const page = await openStaff('Admin', '/admin/channels', { baseURL: site.origin });
  await site.deploy();
  const loads = countLoads(page);
  await press(page, 'Add New Channel');
  await toast(page, 'Error', newVersionFailure);
  await heading(page, 'Manage Channels').waitFor();
  assert.equal(loads, []);
});

deploy('signing in with code that is gone says what to do', async () => {
  const page = await openPage({ baseURL: site.origin });
  await visit(page, '/login');
  // the form has its code, what it asks has not
  await field(page, 'Email').focus();
  await page.waitForLoadState('networkidle');
  await site.deploy();
  await fillLogin(page);
  await logIn(page);
  await toast(page, 'Login Failed', newVersionFailure);
});

deploy.run();

const choose = (page: Page, label: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();

/** Notes the path of every document that the page loads from here on. */
function countLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function openEditor(): Promise<Page> {
  const stored = articlesStored(aerials);
  const page = await openStaff('Editor', `/admin/articles/edit/${aerials.id}`, {
    baseURL: site.origin,
    stored,
  });
  await fieldIn(page, 'Title').fill('Half a thought');
  return page;
}

/** In the page: as a browser that is told to keep nothing. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: refuse });
}
