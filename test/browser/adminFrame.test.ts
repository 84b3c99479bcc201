import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrival, heading, place, stored, toast } from '../helpers/accountPages';
import { assertQuiet, closePages, openPage, openTab, visit } from '../helpers/browser';
import { chooseFrom, dialog, openStaff, press, ready, signedInAs } from '../helpers/staffPages';

const frame = suite('staff frame');
frame.after.each(closePages);

frame('the logout leads to the staff login and ends the session', async () => {
  const page = await openStaff('Admin', '/admin/articles');
  await chooseFrom(page, 'Open user menu', 'Logout');
  await toast(page, 'Logged Out', 'You have been successfully logged out.');
  await heading(page, 'Staff login').waitFor();
  assert.is(place(page), '/admin/login');
  const { auth_session, admin_session } = await stored(page);
  assert.equal([auth_session, admin_session], [undefined, undefined]);
  assertQuiet(page);
});

frame('the menu of a phone closes on choice, were it of the page that is open', async () => {
  const page = await openStaff('Admin', '/admin/dashboard');
  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'Open menu');
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await menu.waitFor({ state: 'detached' });
  await heading(page, 'Dashboard').waitFor();
});

for (const width of [360, 800, 1280])
  frame(`one link leads to the website at ${width} px, on a phone from the menu`, async () => {
    const page = await openStaff('Admin', '/admin/dashboard', { width });
    if (width === 360) await press(page, 'Open menu');
    await page.getByRole('link', { name: 'View the website' }).click();
    await arrival(page, '/');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assertQuiet(page);
  });

frame(
  'the page that is open is marked in the menu where the system chooses the colours',
  async () => {
    const page = await openStaff('Admin', '/admin/articles');
    await page.emulateMedia({ forcedColors: 'active' });
    // what is drawn: the computed style tells the page's own colours
    const drawn = async () => {
      const menu = page.getByRole('navigation', { name: 'Admin' });
      const picture = await menu.getByRole('link', { name: 'Articles' }).screenshot();
      return picture.toString('base64');
    };
    const current = await drawn();
    await visit(page, '/admin/channels');
    await ready(page);
    const other = await drawn();
    assert.ok(current !== other, 'both look the same');
  },
);

frame('who has to sign in finds the list again as it was asked for', async () => {
  const page = await openPage();
  await page.goto('/admin/articles?status=Draft&q=tea');
  await heading(page, 'Staff login').waitFor();
  const next = new URL(page.url()).searchParams.get('next');
  assert.is(next, '/admin/articles?status=Draft&q=tea');
});

frame('a sign-out in one tab ends the session in the others within a second', async () => {
  const page = await openStaff('Admin', '/admin/users');
  const other = await openTab(page.context());
  await visit(other, '/admin/channels');
  await ready(other);
  await chooseFrom(page, 'Open user menu', 'Logout');
  await arrival(page, '/admin/login');
  await other.waitForURL(({ pathname }) => pathname === '/admin/login', { timeout: 1000 });
  await heading(other, 'Staff login').waitFor();
  assert.is(place(other), '/admin/login then /admin/channels');
  assertQuiet(other);
});

frame('the user menu shows initials, the role, settings and logout', async () => {
  const page = await openStaff('Admin', '/admin/dashboard');
  const button = page.getByRole('button', { name: 'Open user menu' });
  assert.ok(await button.getByText('AH', { exact: true }).isVisible());
  await button.click();
  const menu = page.getByRole('menu', { name: 'My Account (Admin)' });
  await menu.getByText('My Account (Admin)', { exact: true }).waitFor();
  assert.equal(await menu.getByRole('menuitem').allInnerTexts(), ['Settings', 'Logout']);
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await heading(page, 'Settings').waitFor();
  assert.is(place(page), '/admin/settings');
  assertQuiet(page);
});

const links = {
  Admin: ['Dashboard', 'Articles', 'Channels', 'Users'],
  Editor: ['Dashboard', 'Articles', 'Channels'],
} as const;

for (const role of ['Admin', 'Editor'] as const) {
  frame(`${role}s find ${links[role].join(', ')} in the navigation`, async () => {
    const page = await openStaff(role, '/admin/articles');
    const nav = page.getByRole('navigation', { name: 'Admin' });
    assert.equal(await nav.getByRole('link').allInnerTexts(), [...links[role]]);
    assert.is(await nav.locator('[aria-current=page]').innerText(), 'Articles');
    await press(page, 'Open user menu');
    await page.getByText(`My Account (${role})`, { exact: true }).waitFor();
  });
}

frame('the brand leads to the dashboard, and the website is one step away', async () => {
  const page = await openStaff('Admin', '/admin/articles');
  await page.getByRole('link', { name: 'Admin home' }).click();
  await heading(page, 'Dashboard').waitFor();
  assert.is(place(page), '/admin/dashboard');
  await page.goBack();
  await heading(page, 'Articles').waitFor();
  await page.getByRole('link', { name: 'View the website' }).click();
  await arrival(page, '/');
  assertQuiet(page);
});

frame('on a phone the navigation slides in, and closes when a link is chosen', async () => {
  const page = await openStaff('Admin', '/admin/dashboard', { width: 360 });
  const panel = dialog(page, 'Admin');
  await press(page, 'Open menu');
  await press(panel, 'Close menu');
  await panel.waitFor({ state: 'detached' });
  await press(page, 'Open menu');
  await panel.getByRole('link', { name: 'Channels' }).click();
  await heading(page, 'Manage Channels').waitFor();
  await panel.waitFor({ state: 'detached' });
  assert.is(place(page), '/admin/channels');
  assertQuiet(page);
});

frame('the theme is switched and kept', async () => {
  const page = await openStaff('Editor', '/admin/dashboard');
  await press(page, 'Switch to dark theme');
  await page.locator('html[data-theme=dark]').waitFor();
  assert.is((await stored(page))['theme'], 'dark');
  await page.reload();
  await page.locator('html[data-theme=dark]').waitFor();
});

for (const [file, path, role] of [
  ['StaffFrame', '/admin/articles', 'Editor'],
  ['CustomerGuard', '/dashboard', 'Editor'],
] as const) {
  frame(`${path} is asked for anew when its ${file} hangs`, async () => {
    const page = await openPage({ stored: signedInAs(role) });
    // the half minute after which code is given up
    await page.addInitScript(() => {
      const later = setTimeout;
      const sooner = (work: () => void, ms?: number) => later(work, ms === 30_000 ? 1500 : ms);
      Object.assign(window, { setTimeout: sooner });
    });
    let isSilent = true;
    await page.route(new RegExp(`/${file}-[^/]*\\.js$`), (route) => {
      if (!isSilent) void route.continue();
      isSilent = false;
    });
    const asked = page.waitForRequest(new RegExp(`/${file}-`));
    await page.goto(path);
    await asked;
    await page.waitForFunction(() => document.readyState === 'complete');
    assert.is(await page.locator('main').getByRole('link').count(), 0);
    await page.waitForEvent('domcontentloaded');
    await page.locator('main h1').waitFor();
  });
}

frame.run();
