import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { packagesPage, plans, planWords } from '~/content/plans';
import { plain } from '../helpers/find';
import { cleanup, openApp } from '../helpers/render';

const packages = suite('packages page');
packages.after.each(cleanup);

packages('shows each plan with all of its features', async () => {
  const app = await openApp('/packages');
  for (const { name, features } of plans) {
    const heading = [...app.root.querySelectorAll('h3')].find((each) => plain(each) === name);
    const card = heading?.closest('li');
    assert.equal([...(card?.querySelectorAll('li') ?? [])].map(plain), features, name);
  }
});

packages('opens a chat that names the plan on offer from the banner', async () => {
  const app = await openApp('/packages');
  assert.match(app.text(), packagesPage.offerBanner.heading);
  const chat = new URL(app.link('Choose Family').getAttribute('href') ?? '');
  assert.match(chat.searchParams.get('text') ?? '', 'Family Plan (£55 for 12 Months)');
});

packages('says how to pay, what too many screens lead to, and where to ask', async () => {
  const app = await openApp('/packages');
  assert.match(app.text(), packagesPage.payments.text);
  assert.match(app.text(), planWords.connectionsNote);
  assert.is(app.link('Read the FAQs').getAttribute('href'), '/faq');
  assert.is(app.link('Contact us').getAttribute('href'), '/contact');
});

packages.run();
