import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faqCategories } from '~/content/faq';
import { cleanup, openApp, settled, type OpenApp } from '../helpers/render';

const faq = suite('FAQ page');
faq.after.each(cleanup);

const open = (app: OpenApp) => [...app.root.querySelectorAll('details[open]')].map(({ id }) => id);

faq('opens the question that the address names', async () => {
  assert.equal(open(await openApp('/faq#cancel')), ['cancel']);
});

faq('opens nothing for an address without a question', async () => {
  assert.equal(open(await openApp('/faq')), []);
  assert.equal(open(await openApp('/faq#general')), []);
  assert.equal(open(await openApp('/faq#%zz')), []);
});

faq('follows the address when it names another question', async () => {
  const app = await openApp('/faq');
  history.replaceState(null, '', '#speed');
  dispatchEvent(new Event('hashchange'));
  await settled();
  assert.equal(open(app), ['speed']);
});

faq('closes the others where the browser does not do so itself', async () => {
  const app = await openApp('/faq');
  for (const id of ['what-is-iptv', 'devices']) {
    const item = document.getElementById(id);
    item?.setAttribute('open', '');
    item?.dispatchEvent(new Event('toggle'));
    await settled();
  }
  assert.equal(open(app), ['devices']);
});

faq('leads to each category and, at the end, to the contact page', async () => {
  const app = await openApp('/faq');
  for (const { id, heading } of faqCategories) {
    assert.is(app.link(heading).getAttribute('href'), `#${id}`);
    assert.ok(document.getElementById(id));
  }
  assert.is(app.link('Contact us').getAttribute('href'), '/contact');
});

faq.run();
