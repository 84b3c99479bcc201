import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { offerWords } from '~/content/draftOffers';
import { signInAgain } from '~/content/signInAgain';
import { fillLogin, heading, logIn, place, records, toast } from '../helpers/accountPages';
import { closePages, openTab, visit } from '../helpers/browser';
import { downloaded, isGone, isKept, offered, offers, restore, typeInto } from '../helpers/drafts';
import {
  backInList,
  createButton,
  openEditor,
  openNew,
  updateButton,
  write,
} from '../helpers/editorPage';
import { holdWrites } from '../helpers/heldWrites';
import { inProfile } from '../helpers/profile';
import {
  articlesStored,
  chooseFrom,
  dialog,
  fieldIn,
  memberOf,
  openStaff,
  press,
  ready,
  rowOf,
  signedInAs,
  staffed,
} from '../helpers/staffPages';

const danger = suite('unsaved texts in danger');
danger.after.each(closePages);

const edit = '/admin/articles/edit/a';
const title = (page: Page) => fieldIn(page, 'Title').inputValue();
const seeds = articlesStored({ id: 'a', title: 'Aerials' });

/** How a browser may go about it: as one, or step by step with the database after the session. */
const clearings = [
  ['at once', ['all']],
  ['step by step', ['local_storage', 'indexeddb', 'local_storage']],
] as const;

/** As the person does in the browser's settings, of some kinds of storage or of all. */
async function clearSiteData(page: Page, storageTypes: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/** Signs in as the same person. */
async function signIn(page: Page): Promise<void> {
  await fillLogin(page, memberOf('Editor'));
  await logIn(page);
  await ready(page);
}

/** As `signIn`, unless the session outlived the crash: on a slow machine it was written in time. */
async function signInAnew(page: Page): Promise<void> {
  await ready(page);
  if (await heading(page, 'Staff login').count()) await signIn(page);
}

danger('a browser killed two seconds after the last key loses none of it', () =>
  inProfile(async (profile) => {
    const page = await profile.open('/admin/articles/new');
    await signIn(page);
    await typeInto(page, 'Title', 'Every key counts');
    await page.waitForTimeout(2000);
    await profile.kill();
    const next = await profile.open('/admin/articles/new');
    await signInAnew(next);
    assert.equal(await offered(next, 'Title'), ['Unsaved: Every key counts']);
    await restore(next);
    assert.is(await title(next), 'Every key counts');
  }),
);

danger('an article that is saved is there after the browser was killed at once', () =>
  inProfile(async (profile) => {
    const page = await profile.open('/admin/articles/new');
    await signIn(page);
    await typeInto(page, 'Title', 'Saved is saved');
    await createButton(page).click();
    await toast(page, 'Article Created', '“Saved is saved” has been saved.');
    await profile.kill();
    const next = await profile.open('/admin/articles');
    await signInAnew(next);
    await rowOf(next, 'Saved is saved').waitFor();
    await next.getByRole('link', { name: 'Add New Article' }).click();
    await heading(next, 'Create New Article').waitFor();
    assert.is(await offers(next).count(), 0);
  }),
);

danger(
  'a sign-out in another tab takes the page, and gives the text back to the same person',
  async () => {
    const page = await openEditor();
    await typeInto(page, 'Title', '!');
    const other = await openTab(page.context());
    await visit(other, '/admin/dashboard');
    await ready(other);
    await chooseFrom(other, 'Open user menu', 'Logout');
    await heading(page, 'Staff login').waitFor({ timeout: 2000 });
    await toast(page, 'Signed Out', 'Your unsaved text is kept here. Log in again to go on.');
    assert.is(place(page), `/admin/login then ${edit}`);
    await signIn(page);
    await restore(page);
    assert.is(await title(page), 'Aerials!');
  },
);

danger('another person on the same browser never sees it, whoever signs in where', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' of the Editor');
  await isKept(page, 'Aerials of the Editor');
  const other = await openTab(page.context());
  await visit(other, '/admin/login');
  // somebody else signs in under the open editor
  const admin = signedInAs('Admin');
  await other.evaluate((stored) => Object.assign(localStorage, stored), admin);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#article-title')?.value === 'Aerials',
  );
  await visit(other, edit);
  await ready(other);
  for (const each of [page, other]) {
    assert.is(await offers(each).count(), 0);
    assert.not.match(await each.locator('body').innerText(), 'of the Editor');
    assert.is(await title(each), 'Aerials');
  }
  // one's own comes alone
  await typeInto(other, 'Title', ' of the Admin');
  await isKept(other, 'Aerials of the Admin');
  await visit(other, edit);
  assert.equal(await offered(other, 'Title'), ['Saved: Aerials', 'Unsaved: Aerials of the Admin']);
  await other.evaluate((stored) => Object.assign(localStorage, stored), signedInAs('Editor'));
  await visit(other, edit);
  assert.equal(await offered(other, 'Title'), ['Saved: Aerials', 'Unsaved: Aerials of the Editor']);
});

danger(
  'a full storage refuses the save, keeps what it held, and the text can be taken along',
  async () => {
    const page = await openEditor();
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1;) {
        try {
          localStorage.setItem(`filled${Math.random()}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    const long = `<p>${'more and '.repeat(200)}more</p>`;
    await write(page, { Title: 'Too much', 'Content (HTML)': long });
    await updateButton(page).click();
    await page.getByText(/^Browser storage is full \(5 of 5 MB\)\.$/).waitFor();
    assert.is((await records(page, 'admin_articles'))[0]?.['title'], 'Aerials');
    assert.is(await title(page), 'Too much');
    const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
    assert.match(copy.text, long);
    await isKept(page, 'Too much');
    const next = await openTab(page.context());
    await page.close();
    await visit(next, edit);
    await restore(next);
    assert.is(await fieldIn(next, 'Content (HTML)').inputValue(), long);
  },
);

danger('where the database is blocked the text is kept all the same', async () => {
  const page = await openStaff('Editor', edit, { stored: seeds });
  await page.context().addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, edit);
  await typeInto(page, 'Title', '!');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Aerials!'));
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  // the page that went lets go of it a moment later
  await offers(page).filter({ hasNotText: offerWords.openElsewhere }).waitFor();
  await restore(page);
  assert.is(await title(page), 'Aerials!');
  await updateButton(page).click();
  await backInList(page);
  assert.not.match(JSON.stringify(await page.evaluate(() => Object.keys(localStorage))), 'draft');
});

danger('where nothing can be kept that is said, once, and editing goes on', async () => {
  const page = await openStaff('Editor', edit, { stored: seeds });
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
  });
  await typeInto(page, 'Title', '!');
  const notice = page.getByText(/^This browser does not keep unsaved text/);
  await notice.waitFor();
  await typeInto(page, 'Title', '!');
  assert.is(await notice.count(), 1);
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await page
    .getByText('What you changed in this article has not been saved.', { exact: true })
    .waitFor();
  await press(page, 'Keep editing');
  assert.is(await title(page), 'Aerials!!');
});

danger('the text of an article that was deleted meanwhile becomes a new one', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' rescued');
  await isKept(page, 'Aerials rescued');
  const other = await openTab(page.context());
  await page.close();
  await visit(other, '/admin/articles');
  await press(other, 'Delete “Aerials”');
  await press(other, 'Delete Article');
  await rowOf(other, 'Aerials').waitFor({ state: 'detached' });
  await visit(other, edit);
  await heading(other, 'Access Denied').waitFor();
  await offers(other).getByText('The article it belongs to no longer exists.').waitFor();
  await press(offers(other), 'Restore as a new article');
  await heading(other, 'Create New Article').waitFor();
  await other.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#article-title')?.value === 'Aerials rescued',
  );
  await createButton(other).click();
  await backInList(other);
  assert.equal(
    (await records(other, 'admin_articles')).map((each) => each['title']),
    ['Aerials rescued'],
  );
});

danger('whoever may no longer edit the article can still take the text along', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' of mine');
  await isKept(page, 'Aerials of mine');
  const [admin, editor, writer] = JSON.parse(staffed['admin_users'] ?? '[]');
  await page.evaluate(
    (users) => localStorage.setItem('admin_users', users),
    JSON.stringify([admin, { ...editor, role: 'Writer' }, writer]),
  );
  await updateButton(page).click();
  await toast(page, 'Save Failed', 'Permission denied to edit this article');
  assert.is(await title(page), 'Aerials of mine');
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await heading(page, 'Access Denied').waitFor();
  await offers(page)
    .getByText(/You may no longer edit this article/)
    .waitFor();
  assert.equal(await offers(page).getByRole('button').allInnerTexts(), ['Download', 'Discard']);
});

danger('whoever was deleted meanwhile changes nothing more, and keeps the text', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', ' of nobody');
  const users: { role: string }[] = JSON.parse(staffed['admin_users'] ?? '[]');
  await page.evaluate(
    (others) => localStorage.setItem('admin_users', others),
    JSON.stringify(users.filter(({ role }) => role !== 'Editor')),
  );
  await updateButton(page).click();
  await toast(page, 'Login Required', 'Please log in.');
  assert.is((await records(page, 'admin_articles'))[0]?.['title'], 'Aerials');
  assert.is(await title(page), 'Aerials of nobody');
  await press(dialog(page, signInAgain.heading), signInAgain.later);
  const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
  assert.match(copy.text, 'Aerials of nobody');
});

danger('a reload in the middle of a save leaves the old article whole, and the text', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await isKept(page, 'Aerials!');
  const letGo = await holdWrites(page, 'admin_articles');
  await updateButton(page).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await letGo();
  await restore(page);
  assert.is(await title(page), 'Aerials!');
  assert.is((await records(page, 'admin_articles'))[0]?.['title'], 'Aerials');
});

for (const [way, steps] of clearings)
  danger(
    `site data cleared ${way} under an open editor costs what was saved, not what is typed`,
    async () => {
      const page = await openEditor();
      await typeInto(page, 'Title', '!');
      await isKept(page, 'Aerials!');
      for (const step of steps) {
        await clearSiteData(page, step);
        // with the session the page goes, and writes what it held
        await heading(page, 'Staff login').waitFor();
      }
      await signIn(page);
      // the article is gone with the rest
      await press(offers(page), 'Restore as a new article');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('#article-title')?.value === 'Aerials!',
      );
    },
  );

danger('a database cleared under an editor that stays open is given the text again', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await isKept(page, 'Aerials!');
  for (let times = 0; times < 2; times++) {
    await clearSiteData(page, 'indexeddb');
    await isKept(page, 'Aerials!');
  }
  const next = await openTab(page.context());
  await page.close();
  await visit(next, edit);
  await restore(next);
  assert.is(await title(next), 'Aerials!');
});

danger('what another tab discarded does not come back when site data is cleared', async () => {
  const page = await openEditor();
  await typeInto(page, 'Title', '!');
  await isKept(page, 'Aerials!');
  const other = await openTab(page.context());
  await visit(other, edit);
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await press(page, 'Leave without saving');
  await backInList(page);
  const { discard, confirmDiscard } = offerWords;
  await press(offers(other), discard);
  await press(dialog(other, confirmDiscard.title), confirmDiscard.confirm);
  await offers(other).waitFor({ state: 'detached' });
  await clearSiteData(page, 'indexeddb');
  // longer than it takes to bring a text back
  await page.waitForTimeout(1500);
  await isGone(page, 'Aerials!');
  await visit(other, edit);
  await ready(other);
  assert.is(await offers(other).count(), 0);
});

danger('what is typed while it is being saved is kept for the next save', async () => {
  const page = await openNew();
  const letGo = await holdWrites(page, 'admin_articles');
  await typeInto(page, 'Title', 'One');
  await createButton(page).click();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await typeInto(page, 'Title', ' and two');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await letGo();
  await backInList(page);
  assert.equal(
    (await records(page, 'admin_articles')).map((each) => each['title']),
    ['One and two'],
  );
  await visit(page, '/admin/articles/new');
  await ready(page);
  assert.is(await offers(page).count(), 0);
});

danger('two tabs that restore one text at the same moment keep what is typed in each', async () => {
  const first = await openEditor();
  await typeInto(first, 'Title', ' on');
  await isKept(first, 'Aerials on');
  await visit(first, '/faq');
  const tabs = await Promise.all([openTab(first.context()), openTab(first.context())]);
  for (const tab of tabs) {
    await visit(tab, edit);
    await offers(tab).waitFor();
  }
  await Promise.all(tabs.map((tab) => restore(tab)));
  const [one, other] = tabs;
  await typeInto(one, 'Title', ' the roof');
  await typeInto(other, 'Title', ' the wall');
  await isKept(other, 'Aerials on the wall');
  await isKept(one, 'Aerials on the roof');
});

danger.run();
