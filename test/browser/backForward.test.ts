import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { heading, place } from '../helpers/accountPages';
import { hydrated } from '../helpers/browser';
import { ada, signedIn } from '../helpers/customers';
import { inProfile, type Profile } from '../helpers/profile';
import { chooseFrom, memberOf, press, signedInAs } from '../helpers/staffPages';
import { inPlace } from '../helpers/worker';

const backForward = suite('pages that the browser keeps alive for the Back button');

const texts = 'textsOnReturn';

/** A page whose worker is in place: one that takes over later ends the pages that are kept alive. */
async function openSettled(profile: Profile): Promise<Page> {
  const page = await profile.open('/faq');
  await inPlace(page);
  return page;
}

/** Notes what stands on the page in the frame after its return. */
const noteReturn = (page: Page) =>
  page.evaluate((name) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        requestAnimationFrame(() => Reflect.set(window, name, document.body.innerText));
    });
  }, texts);

const cases = [
  {
    who: 'a customer',
    path: '/dashboard',
    stored: signedIn,
    secret: ada.username,
    leave: (page: Page) => press(page, 'Log out'),
    left: '/',
    login: '/login then /dashboard',
  },
  {
    who: 'a member of staff',
    path: '/admin/users',
    stored: signedInAs('Admin'),
    secret: memberOf('Editor').email,
    leave: (page: Page) => chooseFrom(page, 'Open user menu', 'Logout'),
    left: '/admin/login',
    login: '/admin/login then /admin/users',
  },
] as const;

for (const { who, path, stored, secret, leave, left, login } of cases) {
  backForward(`after ${who} has logged out Back shows nothing of theirs`, () =>
    inProfile(async (profile) => {
      const page = await openSettled(profile);
      await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
      await page.goto(new URL(path, page.url()).href);
      await page.getByText(secret).first().waitFor();
      await noteReturn(page);
      // by the browser itself, so that the page is left as it is
      await page.evaluate(() => location.assign('/robots.txt'));
      await page.waitForURL('**/robots.txt');

      const other = await profile.open(path);
      await other.getByText(secret).first().waitFor();
      await leave(other);
      await other.waitForURL(({ pathname }) => pathname === left);

      await page.evaluate(() => history.back());
      // it was loaded long ago
      await page.waitForURL(({ pathname }) => pathname === login.split(' ')[0], {
        waitUntil: 'commit',
      });
      const first = await page.waitForFunction((name) => Reflect.get(window, name), texts);
      assert.not.match(await first.jsonValue(), secret);
      assert.is(place(page), login);
      await heading(page, left === '/' ? 'Log in' : 'Staff login').waitFor();
      await hydrated(page);
    }),
  );
}

backForward('a page comes back in the theme that was chosen since, at once', () =>
  inProfile(async (profile) => {
    const page = await openSettled(profile);
    // a moment later Chromium tells of the change in storage, too, as others may not
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) dataset['returned'] = dataset['theme'];
      });
    });
    // a whole document, as links lead to where data is dear
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('**/about*');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();

    await page.evaluate(() => history.back());
    const root = page.locator('html[data-returned]');
    await root.waitFor({ state: 'attached' });
    assert.is(await root.getAttribute('data-returned'), 'dark');
  }),
);

backForward.run();
