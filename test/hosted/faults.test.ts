import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { messages } from '~/content/messages';
import { people } from '../data/contract/world';
import { arrival, fault, field, heading, place, stored, toast } from '../helpers/accountPages';
import { openPage, openTab, visit } from '../helpers/browser';
import { downloaded, isKept, offers, restore } from '../helpers/drafts';
import { createButton, updateButton, write } from '../helpers/editorPage';
import {
  closeProject,
  loseWrite,
  openCustomerPage,
  openProject,
  openStaffPage,
  signInAs,
} from '../helpers/hosted';
import {
  chooseFrom,
  dialog,
  fieldIn,
  newChannel,
  press,
  ready,
  rowOf,
} from '../helpers/staffPages';
import type { TestSupabase } from '../supabase/server';
import { faults } from '../supabase/server/faults';

const odd = suite('staff and customers where the hosted database lets them down');
odd.after.each(closeProject);

const offline = 'You are offline. Please check your connection and try again.';
const refusal = {
  code: '42501',
  message: 'new row violates row-level security policy for table "articles"',
  details: null,
  hint: null,
};

/** A stored article in its editor. */
async function openStored(title: string): Promise<Page> {
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, { Title: title });
  await createButton(page).click();
  await rowOf(page, title).getByRole('link', { name: /^Edit/ }).click();
  await heading(page, 'Edit Article').waitFor();
  return page;
}

odd('what the database refuses is asked for once, told, and stays in the editor', async () => {
  const project = await openProject();
  const page = await openStored('Mine');
  await write(page, { Title: 'Mine, changed' });
  project.fault({ method: 'PATCH', path: /articles/, times: 9 }, faults.json(403, refusal));
  const before = project.requests.length;
  await updateButton(page).click();
  await toast(page, 'Save Failed', refusal.message);
  const sent = project.requests.slice(before).filter(({ method }) => method === 'PATCH');
  assert.is(sent.length, 1);
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Mine, changed');
  const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
  assert.match(copy.text, 'Mine, changed');
});

odd(
  'a refusal without words is told in the words for that, and the text stays in the editor',
  async () => {
    const project = await openProject();
    const page = await openStored('Mine');
    await write(page, { Title: 'Mine, changed' });
    project.fault({ method: 'PATCH', path: /articles/ }, faults.json(422, {}));
    await updateButton(page).click();
    await toast(page, 'Save Failed', 'Save operation failed. Check permissions or data.');
    assert.is(await fieldIn(page, 'Title').inputValue(), 'Mine, changed');
    const titles = () => project.db.sql`select title from public.articles`;
    assert.equal([...(await titles())], [{ title: 'Mine' }]);
    await updateButton(page).click();
    await rowOf(page, 'Mine, changed').waitFor();
    assert.equal([...(await titles())], [{ title: 'Mine, changed' }]);
  },
);

odd('a sign-in that is answered by null says so, and keeps what was typed', async () => {
  const project = await openProject();
  const page = await openPage();
  await visit(page, '/login');
  project.fault({ method: 'POST', path: /\/token/ }, faults.json(200, null));
  await signInAs(page, 'customer');
  await toast(
    page,
    'Login Failed',
    'The server sent an answer that makes no sense. Please try again.',
  );
  assert.is(await field(page, 'Password').inputValue(), people.customer.password);
  await press(page, 'Log in');
  await arrival(page, '/dashboard');
});

odd('who was made a Writer meanwhile is told so, and can take the text along', async () => {
  const project = await openProject();
  const page = await openStored('Of the Editor');
  await project.db.sql`
    update public.articles set author_id = null, status = 'Published'`;
  await project.db.sql`
    update public.profiles set role = 'Writer' where email = ${people.Editor.email}`;
  await write(page, { Title: 'Of a Writer by now' });
  await updateButton(page).click();
  await toast(page, 'Save Failed', 'Permission denied to edit this article');
  assert.is(await fieldIn(page, 'Title').inputValue(), 'Of a Writer by now');
  const copy = await downloaded(page, page.getByRole('button', { name: 'Download a copy' }));
  assert.match(copy.text, 'Of a Writer by now');
});

odd('articles that were published though no answer came are told as published', async () => {
  const project = await openProject();
  await project.db.sql`insert into public.articles (slug, title) values ('a', 'Aerials')`;
  const page = await openStaffPage('Editor', '/admin/articles');
  await page.getByRole('checkbox', { name: 'Select “Aerials”' }).check();
  await press(page, 'Publish');
  project.fault({ method: 'PATCH', path: /articles/ }, faults.broken('after'));
  await press(dialog(page, 'Change the status?'), 'Publish 1 article');
  await toast(page, 'Article Updated', 'The article is now Published.');
  await rowOf(page, 'Aerials').getByText('Published').waitFor();
});

odd('offline a save says so and keeps the text, and succeeds later', async () => {
  await openProject();
  const page = await openStored('On the train');
  await write(page, { Title: 'In the tunnel' });
  await page.context().setOffline(true);
  await updateButton(page).click();
  await toast(page, 'Save Failed', offline);
  assert.is(await fieldIn(page, 'Title').inputValue(), 'In the tunnel');
  await page.context().setOffline(false);
  await updateButton(page).click();
  await toast(page, 'Article Updated', '“In the tunnel” has been saved.');
});

async function channelNames({ db }: TestSupabase): Promise<unknown[]> {
  const rows = await db.sql`select name from public.channels`;
  return rows.map(({ name }) => name);
}

odd('a channel whose answer got lost is saved once, however often that is asked for', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  const form = await newChannel(page, 'Owl TV');
  project.fault({ method: 'POST', path: /channels/ }, faults.broken('middle'));
  const mend = project.fault({ method: 'GET', path: /channels/, times: 99 }, faults.html(502));
  await press(form, 'Create Channel');
  await fault(page, 'We could not reach the server. Please check your connection and try again.');
  mend();
  await fieldIn(form, 'Name').fill('Owl Television');
  await press(form, 'Create Channel');
  await rowOf(page, 'Owl Television').waitFor();
  assert.equal(await channelNames(project), ['Owl Television']);
});

const lost = 'We could not reach the server. Please check your connection and try again.';

odd('an update whose answer got lost is no change by somebody else', async () => {
  await openProject();
  const page = await openStored('Mine');
  await write(page, { Title: 'Once' });
  const mend = await loseWrite(page, 'articles');
  await updateButton(page).click();
  await fault(page, lost);
  await mend();
  await write(page, { Title: 'Once and more' });
  await updateButton(page).click();
  await rowOf(page, 'Once and more').waitFor();
});

odd('nor is it where somebody else has changed another field meanwhile', async () => {
  const project = await openProject();
  const page = await openStored('Mine');
  await write(page, { 'Content (HTML)': 'Sent once.' });
  const mend = await loseWrite(page, 'articles');
  await updateButton(page).click();
  await fault(page, lost);
  await mend();
  await project.db.sql`update public.articles set title = 'Theirs'`;
  await write(page, { Title: 'Mine, too', 'Content (HTML)': 'Sent once, and more.' });
  await updateButton(page).click();
  const panel = page.getByRole('region', { name: 'Changed elsewhere' });
  await panel.waitFor();
  assert.equal(await panel.locator('legend').allInnerTexts(), ['Title']);
  await panel.getByRole('radio', { name: 'Theirs' }).check();
  await press(page, 'Save these choices');
  await rowOf(page, 'Theirs').waitFor();
  const [article] = await project.db.sql`select title, content from public.articles`;
  assert.equal({ ...article }, { title: 'Theirs', content: 'Sent once, and more.' });
});

/** The excerpts of all articles, the oldest first. */
async function excerpts({ db }: TestSupabase): Promise<unknown[]> {
  const rows = await db.sql`select excerpt from public.articles order by created_at`;
  return rows.map(({ excerpt }) => excerpt);
}

/** A new article that is stored, though its editor has not heard of it. */
async function openLost(texts: Record<string, string>) {
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, texts);
  const mend = await loseWrite(page, 'articles', 'POST');
  await createButton(page).click();
  await fault(page, lost);
  await mend();
  return page;
}

odd('a new article whose answer got lost keeps what others have changed of it since', async () => {
  const project = await openProject();
  const page = await openLost({ Title: 'Owls', 'Content (HTML)': 'Sent.', Excerpt: 'Sent' });
  await project.db.sql`
    update public.articles set excerpt = '', tags = '{theirs}', meta_keywords = 'theirs'`;
  await write(page, { 'Content (HTML)': 'Sent, and more.', 'Meta keywords': 'mine' });
  await createButton(page).click();
  const panel = page.getByRole('region', { name: 'Changed elsewhere' });
  await panel.waitFor();
  assert.equal(await panel.locator('legend').allInnerTexts(), ['Meta keywords']);
  await panel.getByRole('radio', { name: 'Mine' }).check();
  await press(page, 'Save these choices');
  await rowOf(page, 'Owls').waitFor();
  const rows = await project.db.sql`
    select content, excerpt, tags, meta_keywords as keywords from public.articles`;
  assert.equal(
    rows.map((row) => ({ ...row })),
    [{ content: 'Sent, and more.', excerpt: '', tags: ['theirs'], keywords: 'mine' }],
  );
});

odd('it is joined with them as it is, and stays one when that answer gets lost, too', async () => {
  const project = await openProject();
  const page = await openLost({ Title: 'Owls', 'Content (HTML)': 'Sent.' });
  await project.db.sql`update public.articles set excerpt = 'Theirs'`;
  await write(page, { 'Content (HTML)': 'Sent, and more.' });
  const mend = await loseWrite(page, 'articles');
  await createButton(page).click();
  await fault(page, lost);
  await mend();
  await updateButton(page).click();
  await rowOf(page, 'Owls').waitFor();
  const rows = await project.db.sql`select content, excerpt from public.articles`;
  assert.equal(
    rows.map((row) => ({ ...row })),
    [{ content: 'Sent, and more.', excerpt: 'Theirs' }],
  );
});

odd('so does one whose text was restored after that', async () => {
  const project = await openProject();
  const page = await openLost({ Title: 'Owls', 'Content (HTML)': 'Sent.', Excerpt: 'Sent' });
  await project.db.sql`update public.articles set excerpt = 'Theirs', tags = '{theirs}'`;
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await offers(page).waitFor();
  await restore(page);
  await heading(page, 'Edit Article').waitFor();
  await write(page, { 'Content (HTML)': 'Sent, and more.' });
  await updateButton(page).click();
  await rowOf(page, 'Owls').waitFor();
  const rows = await project.db.sql`select content, excerpt, tags from public.articles`;
  assert.equal(
    rows.map((row) => ({ ...row })),
    [{ content: 'Sent, and more.', excerpt: 'Theirs', tags: ['theirs'] }],
  );
});

odd('one that is wanted beside it is made once', async () => {
  const project = await openProject();
  const page = await openLost({ Title: 'Owls', Excerpt: 'Mine' });
  await project.db.sql`update public.articles set excerpt = 'Theirs'`;
  await write(page, { Excerpt: 'Mine, and more' });
  await createButton(page).click();
  await page.getByRole('region', { name: 'Changed elsewhere' }).waitFor();
  await press(page, 'Save as a new article');
  await rowOf(page, 'Owls').nth(1).waitFor();
  assert.equal(await excerpts(project), ['Theirs', 'Mine, and more']);
});

odd('a save as a new article that failed can be asked for again, by the same button', async () => {
  const project = await openProject();
  const page = await openStored('Mine');
  await project.db.sql`update public.articles set excerpt = 'Theirs'`;
  await write(page, { Excerpt: 'Mine' });
  await updateButton(page).click();
  await page.getByRole('region', { name: 'Changed elsewhere' }).waitFor();
  await page.context().setOffline(true);
  const apart = page.getByRole('button', { name: 'Save as a new article' });
  await apart.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Save Failed', offline);
  assert.ok(await apart.evaluate((button) => button === document.activeElement));
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await rowOf(page, 'Mine').nth(1).waitFor();
  assert.equal(await excerpts(project), ['Theirs', 'Mine']);
});

odd('nor is one of a channel', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/channels');
  await press(await newChannel(page, 'Owl TV'), 'Create Channel');
  await rowOf(page, 'Owl TV').getByRole('button', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Channel');
  await fieldIn(form, 'Name').fill('Owl Television');
  const mend = await loseWrite(page, 'channels');
  await press(form, 'Update Channel');
  await fault(page, lost);
  await mend();
  await fieldIn(form, 'Name').fill('Owl Television at night');
  await press(form, 'Update Channel');
  await rowOf(page, 'Owl Television at night').waitFor();
  assert.equal(await channelNames(project), ['Owl Television at night']);
});

odd('an answer that comes late leaves a text alone that another editor goes on with', async () => {
  const project = await openProject();
  const page = await openStored('Mine');
  let answer = () => {};
  const release = new Promise<void>((resolve) => (answer = resolve));
  project.fault({ method: 'PATCH', path: /articles/ }, faults.held(release));
  await write(page, { 'Content (HTML)': 'Sent.' });
  await updateButton(page).click();
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await press(page, 'Leave without saving');
  await rowOf(page, 'Mine').getByRole('link', { name: /^Edit/ }).click();
  await offers(page).waitFor();
  await restore(page);
  await write(page, { 'Content (HTML)': 'Sent, and gone on with.' });
  await isKept(page, 'gone on with');
  answer();
  await toast(page, 'Article Updated', '“Mine” has been saved.');
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await offers(page).waitFor();
  await restore(page);
  assert.is(await fieldIn(page, 'Content (HTML)').inputValue(), 'Sent, and gone on with.');
});

odd('a text restored after an answer got lost is not written over what was stored', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor', '/admin/articles/new');
  await write(page, { Title: 'Two' });
  await isKept(page, 'Two');
  page.on('dialog', (each) => void each.accept());
  await page.reload();
  await offers(page).waitFor();
  await write(page, { Title: 'One' });
  const mend = await loseWrite(page, 'articles', 'POST');
  await createButton(page).click();
  await fault(page, lost);
  await mend();
  await restore(page);
  await createButton(page).click();
  await rowOf(page, 'Two').waitFor();
  const rows = await project.db.sql`select title from public.articles order by created_at`;
  assert.equal(
    rows.map(({ title }) => title),
    ['One', 'Two'],
  );
});

odd('offline a log-out is said to have failed, and nobody stays signed in here', async () => {
  await openProject();
  const page = await openStaffPage('Editor');
  // the menu's code comes by itself once the page stands
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('FloatingMenu')),
  );
  await page.context().setOffline(true);
  await press(page, 'Open user menu');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await toast(page, 'Logout Failed', offline);
  await page.context().setOffline(false);
  assert.equal(
    Object.keys(await stored(page)).filter((key) => /session/.test(key)),
    [],
  );
  await visit(page, '/admin/dashboard');
  await arrival(page, '/admin/login');
});

odd('a menu whose code does not come says so, and opens after a reload', async () => {
  await openProject();
  const page = await openStaffPage('Editor');
  await page.route(/FloatingMenu/, (route) => route.abort());
  await press(page, 'Open user menu');
  await toast(
    page,
    'Error',
    'A new version of this site is here. Please reload the page to go on.',
  );
  await page.unroute(/FloatingMenu/);
  await page.reload();
  await press(page, 'Open user menu');
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
});

odd('offline a sign-in is not taken for a wrong password', async () => {
  await openProject();
  for (const [path, member] of [
    ['/admin/login', 'Editor'],
    ['/login', 'customer'],
  ] as const) {
    const page = await openPage();
    await visit(page, path);
    await field(page, 'Email').fill(people[member].email);
    // the form has its code once it answers; what could tell more may not have arrived
    await press(page, 'Log in');
    await page.getByText(messages.fields.passwordRequired).waitFor();
    await page.context().setOffline(true);
    await signInAs(page, member);
    await fault(
      page,
      /^(You are offline|We could not reach the server)\. Please check your connection/,
    );
    await page.getByText('Login Failed', { exact: true }).waitFor();
    assert.is(await field(page, 'Email').inputValue(), people[member].email);
    await page.context().setOffline(false);
    await press(page, 'Log in');
    await arrival(page, path === '/login' ? '/dashboard' : '/admin/dashboard');
  }
});

odd('a staff log-out that the server refuses says so, and ends the session here', async () => {
  const project = await openProject();
  const page = await openStaffPage('Editor');
  project.fault({ path: /logout/, times: 9 }, faults.json(500, { message: 'Down for repair' }));
  await chooseFrom(page, 'Open user menu', 'Logout');
  await toast(page, 'Logout Failed', 'Down for repair');
  await visit(page, '/admin/dashboard');
  await arrival(page, '/admin/login');
});

odd(
  'on a silent server a log-out leads away at once, and nobody stays signed in here',
  async () => {
    const project = await openProject();
    const page = await openStaffPage('Editor');
    project.fault({ path: /logout/, times: 9 }, faults.hang());
    const began = Date.now();
    await chooseFrom(page, 'Open user menu', 'Logout');
    await arrival(page, '/admin/login');
    const other = await openTab(page.context());
    await visit(other, '/admin/users');
    await arrival(other, '/admin/login');
    assert.ok(Date.now() - began < 15_000, 'before the request is given up');
  },
);

for (const [what, break_] of [
  ['no profile', (id: string) => `delete from public.profiles where id = '${id}'`],
  ['no role', (id: string) => `update public.profiles set role = null where id = '${id}'`],
] as const) {
  odd(`a member of staff who has ${what} any more is signed out`, async () => {
    const project = await openProject();
    const page = await openStaffPage('Editor');
    const [row] = await project.db.sql`
      select id from public.profiles where email = ${people.Editor.email}`;
    await project.db.sql.unsafe(break_(String(row?.['id'])));
    await page.evaluate(() => localStorage.removeItem('admin_session'));
    await visit(page, '/admin/articles');
    await arrival(page, '/admin/login');
    assert.equal(
      Object.keys(await stored(page)).filter((key) => /session/.test(key)),
      [],
    );
  });
}

odd('a role that nobody knows and a profile that nobody has open no door', async () => {
  const project = await openProject();
  const page = await openPage();
  const profile = { id: 'x', username: 'X', email: people.Editor.email, updated_at: null };
  for (const rows of [[{ ...profile, role: 'Owner' }], []]) {
    await visit(page, '/admin/login');
    const mend = project.fault({ path: /profiles/, times: 9 }, faults.json(200, rows));
    await signInAs(page, 'Editor');
    await toast(page, 'Login Failed', 'Invalid email or password.');
    assert.is(place(page), '/admin/login');
    mend();
  }
});

odd('a customer without a profile is told so, and sees what is known', async () => {
  const project = await openProject();
  const page = await openCustomerPage();
  await ready(page);
  await project.db.sql`delete from public.profiles where email = ${people.customer.email}`;
  await page.reload();
  await toast(page, 'Error', 'Could not fetch your profile.');
  await heading(page, `Welcome, ${people.customer.email}`).waitFor();
});

for (const [way, hours] of [
  ['fast', 2],
  ['slow', -2],
] as const) {
  odd(`a clock that is two hours ${way} is told, and renews no token too early`, async () => {
    const project = await openProject();
    const page = await openPage();
    await page.clock.install({ time: Date.now() + hours * 60 * 60_000 });
    await visit(page, '/admin/login');
    await signInAs(page, 'Editor');
    await arrival(page, '/admin/dashboard');
    const note = page.getByText(
      'Your clock is wrong by about 2 hours. Please set it right, then sign in again.',
    );
    await note.waitFor();
    for (const path of ['/admin/articles', '/admin/channels', '/admin/settings']) {
      await visit(page, path);
      await ready(page);
      await note.waitFor();
    }
    const renewals = project.requests.filter(({ search }) => search.includes('refresh_token'));
    assert.is(renewals.length, 0);
  });
}

odd.run();
