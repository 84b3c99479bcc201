import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { fault, field, fillLogin, heading, logIn } from '../helpers/accountPages';
import { axeFindings } from '../helpers/axe';
import { assertQuiet, closePages, openPage, visit } from '../helpers/browser';
import { ada, known, signedIn, wrongPassword } from '../helpers/customers';
import { overflow } from '../helpers/shownTexts';

const screens = suite('account screens');
screens.after.each(closePages);

interface Screen {
  path: string;
  stored?: Readonly<Record<string, string>>;
  /** Brings the page to the state in question. */
  reach: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const watched = [{ userId: ada.id, contentId: 'a', title: 'Quiet Tide', watchedAt: '2026-05-04' }];

/** Beside those that every visitor sees at first. */
const states: Record<string, Screen> = {
  'login with fields at fault': {
    path: '/login',
    reach: async (page) => {
      await logIn(page);
      await page.getByText('Please enter a password.').waitFor();
    },
  },
  'login refused, password shown': {
    path: '/login',
    stored: known,
    reach: async (page) => {
      await fillLogin(page, { email: ada.email, password: wrongPassword });
      await logIn(page);
      await fault(page, 'Invalid login credentials');
      await press(page, 'Show password');
    },
  },
  'signup with fields at fault': {
    path: '/signup',
    reach: async (page) => {
      await press(page, 'Sign up');
      await page.getByText('Please type the password again.').waitFor();
    },
  },
  'signup with passwords that differ': {
    path: '/signup',
    reach: async (page) => {
      await field(page, 'Confirm password').fill('Different-1');
      await press(page, 'Sign up');
      await page.getByText('Signup Failed').waitFor();
    },
  },
  'forgotten password with a field at fault': {
    path: '/forgot-password',
    reach: async (page) => {
      await press(page, 'Send the link');
      await page.getByText('Please enter your email address.').waitFor();
    },
  },
  'forgotten password with its link': {
    path: '/forgot-password',
    reach: async (page) => {
      await field(page, 'Email').fill(ada.email);
      await press(page, 'Send the link');
      await heading(page, 'Your link is ready').waitFor();
    },
  },
  'new password with fields at fault': {
    path: '/reset-password#token=1',
    reach: async (page) => {
      await press(page, 'Save new password');
      await page.getByText('Please type the password again.').waitFor();
    },
  },
  'dashboard without a history': {
    path: '/dashboard',
    stored: signedIn,
    reach: (page) => heading(page, 'Welcome, Ada Example').waitFor(),
  },
  'dashboard with a history': {
    path: '/dashboard',
    stored: { ...signedIn, watch_history: JSON.stringify(watched) },
    reach: (page) => page.getByRole('link', { name: 'Quiet Tide' }).waitFor(),
  },
};

for (const [name, { path, stored = {}, reach }] of Object.entries(states)) {
  screens(`${name}: accessible in both themes on phone and desk, and fits`, async () => {
    const page = await openPage({ still: true, stored });
    await visit(page, path);
    await reach(page);
    const light = await findings(page);
    await press(page, 'Switch to dark theme');
    assert.equal({ light, dark: await findings(page) }, { light: [], dark: [] });
    assertQuiet(page);
  });
}

screens.run();

async function findings(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const wide = await overflow(page);
    if (wide) found.add(`too wide for a screen of ${width} px: ${wide}`);
    for (const each of await axeFindings(page)) found.add(each);
  }
  return [...found];
}
