import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contactPage } from '~/content/contact';
import { messages } from '~/content/messages';
import { messageKey } from '~/data/keys';
import { plain } from '../helpers/find';
import { cleanup, openApp, type OpenApp, until } from '../helpers/render';

const contact = suite('contact page');
contact.after.each(cleanup);

const { errors, form } = contactPage;
const send = (app: OpenApp) => app.click(app.button(form.button));
const alert = (app: OpenApp) => app.byRole('alert').map(plain).join('');

contact('finds no fault before the form is sent', async () => {
  const app = await openApp('/contact');
  await app.type(app.byLabel('Email'), 'not yet');
  assert.is(app.root.querySelector('[aria-invalid]'), null);
});

contact('counts the faults aloud and goes to the first', async () => {
  const app = await openApp('/contact');
  await app.type(app.byLabel('Name'), 'Ann');
  await send(app);
  assert.is(alert(app), messages.fields.summary(2));
  assert.is(document.activeElement, app.byLabel('Email'));
  assert.match(app.text(), errors.message);
});

contact('follows the typing in a field at fault', async () => {
  const app = await openApp('/contact');
  await send(app);
  assert.match(app.text(), errors.email);
  await app.type(app.byLabel('Email'), 'ann');
  assert.match(app.text(), errors.emailFormat);
  await app.type(app.byLabel('Email'), 'ann@example.com');
  assert.not.match(app.text(), errors.emailFormat);
  assert.match(app.text(), errors.name);
});

contact('thanks, empties the form and is ready for another message', async () => {
  const app = await openApp('/contact');
  await app.type(app.byLabel('Name'), 'Ann');
  await app.type(app.byLabel('Email'), 'ann@example.com');
  await app.type(app.byLabel('Message'), 'Hello');
  await send(app);
  assert.match(app.text(), messages.contact.sent.title);
  assert.is(alert(app), '');
  await send(app);
  assert.is(alert(app), messages.fields.summary(3));
});

for (const [text, missing] of [
  ['{', 3],
  ['null', 3],
  ['[null]', 3],
  ['7', 3],
  ['{"name":null,"email":{}}', 2],
] as const)
  contact(`can be filled in where what was kept of a message reads ${text}`, async () => {
    const app = await openApp('/faq');
    sessionStorage.setItem(messageKey, text);
    await app.navigateTo('/contact');
    await until(() => app.byLabel('Message'));
    await send(app);
    assert.is(alert(app), messages.fields.summary(missing));
  });

contact('gives the other ways to reach a person', async () => {
  const app = await openApp('/contact');
  assert.is(
    app.link('hello@wrenview.example').getAttribute('href'),
    'mailto:hello@wrenview.example',
  );
  assert.is(app.link('+44 7700 900123').getAttribute('href'), 'tel:+447700900123');
  assert.is(app.link('Read the FAQs').getAttribute('href'), '/faq');
  assert.ok(app.button('Chat Now (Coming Soon)').hasAttribute('disabled'));
});

contact.run();
