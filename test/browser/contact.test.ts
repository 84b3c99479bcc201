import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { contactPage } from '~/content/contact';
import {
  assertQuiet,
  closePages,
  hydrated,
  openPage,
  takeProblems,
  visit,
} from '../helpers/browser';
import { button, field, fill, openFilledForm, send } from '../helpers/contactForm';
import { holdScripts } from '../helpers/lateScripts';
import { blockStorage } from '../helpers/storageFaults';

const contact = suite('contact form');
contact.after.each(closePages);

const { errors } = contactPage;

async function open(): Promise<Page> {
  const page = await openPage();
  await visit(page, '/contact');
  return page;
}

/** The message that is tied to a field, which a screen reader reads with it. */
const messageOf = async (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );

contact('says beside each field what is missing', async () => {
  const page = await open();
  await button(page).click();
  await page.getByText(errors.name).waitFor();
  assert.match(await messageOf(page, 'Name'), errors.name);
  assert.match(await messageOf(page, 'Email'), errors.email);
  assert.match(await messageOf(page, 'Message'), errors.message);
  assert.is(await field(page, 'Subject').getAttribute('aria-invalid'), null);
});

contact('moves the focus to the first field at fault', async () => {
  const page = await open();
  await field(page, 'Name').fill('Ada');
  await button(page).click();
  await page.getByText(errors.email).waitFor();
  await field(page, 'Email').and(page.locator(':focus')).waitFor();
});

contact('asks for a valid e-mail address', async () => {
  const page = await openFilledForm();
  await field(page, 'Email').fill('ada at example.com');
  await button(page).click();
  await page.getByText(errors.emailFormat).waitFor();
  assert.is(await field(page, 'Email').getAttribute('aria-invalid'), 'true');
});

contact('takes a message away once its field is right', async () => {
  const page = await open();
  await button(page).click();
  await page.getByText(errors.name).waitFor();
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill('Hello');
  await button(page).click();
  await page.getByText('Message Sent!').waitFor();
  assert.is(await page.getByText(errors.name).count(), 0);
});

contact('thanks the sender and starts anew', async () => {
  const page = await openFilledForm();
  await send(page);
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    assert.is(await field(page, label).inputValue(), '', label);
  }
});

/** To another page of the site, and back. */
async function lookElsewhere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await field(page, 'Message').waitFor({ state: 'detached' });
  await page.goBack();
  await field(page, 'Message').waitFor();
}

contact('keeps what was typed for whoever looks something up, until it is sent', async () => {
  const page = await openFilledForm();
  await lookElsewhere(page);
  assert.is(await field(page, 'Name').inputValue(), 'Ada Example');
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
  await send(page);
  await lookElsewhere(page);
  assert.is(await field(page, 'Message').inputValue(), '');
});

contact(
  'keeps what was typed before the scripts arrived as well, touched later or not',
  async () => {
    const page = await openPage();
    const arrive = await holdScripts(page);
    await page.goto('/contact');
    await field(page, 'Name').fill('Ada Example');
    await field(page, 'Message').fill('Does it work on a boat?');
    arrive();
    await hydrated(page);
    await lookElsewhere(page);
    assert.is(await field(page, 'Name').inputValue(), 'Ada Example');
    assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
    assertQuiet(page);
  },
);

contact('keeps it over a reload as well, until it is sent', async () => {
  const page = await openFilledForm();
  await visit(page, '/faq');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await field(page, 'Message').waitFor();
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');

  const arrive = await holdScripts(page);
  await page.goto('/faq');
  await page.goto('/contact');
  await field(page, 'Name').fill('Ada Late');
  arrive();
  await hydrated(page);
  assert.is(await field(page, 'Name').inputValue(), 'Ada Late');
  assert.is(await field(page, 'Email').inputValue(), 'ada@example.com');
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
  await send(page);

  await visit(page, '/faq');
  await visit(page, '/contact');
  assert.is(await field(page, 'Message').inputValue(), '');
  assertQuiet(page);
});

contact('keeps it though an extension puts something beside the fields', async () => {
  const page = await openFilledForm();
  await visit(page, '/faq');
  const arrive = await holdScripts(page);
  await page.goto('/contact');
  await field(page, 'Name').fill('Ada Late');
  await field(page, 'Email').evaluate((input) => input.after(document.createElement('div')));
  arrive();
  await hydrated(page);
  // a library may draw the form anew, and say so
  takeProblems(page);
  assert.is(await field(page, 'Name').inputValue(), 'Ada Late');
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
});

contact('keeps it for as long as the page where the browser keeps nothing', async () => {
  const page = await openPage();
  await blockStorage(page);
  await visit(page, '/contact');
  await fill(page);
  await lookElsewhere(page);
  assert.is(await field(page, 'Message').inputValue(), 'Does it work on a boat?');
  await send(page);
  assert.is(await field(page, 'Message').inputValue(), '');
  assertQuiet(page);
});

contact('sends nothing over the network', async () => {
  const page = await openFilledForm();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await send(page);
  assert.equal(asked, []);
  assertQuiet(page);
});

contact('says that the live chat is still to come', async () => {
  const page = await open();
  assert.ok(await page.getByRole('button', { name: 'Chat Now (Coming Soon)' }).isDisabled());
});

contact.run();
