import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askForPage } from '~/content/askForPage';
import { channelTabs } from '~/content/channels';
import { faqCategories } from '~/content/faq';
import { headerLinks } from '~/content/navigation';
import { publicPages } from '../helpers/addresses';
import { closePages, openPage } from '../helpers/browser';

const plain = suite('without scripts');
plain.after.each(closePages);

const open = async (path: string, width = 1280) => {
  const page = await openPage({ javaScript: false, width });
  await page.goto(path);
  return page;
};

for (const path of publicPages) {
  plain(`${path} can be read, and shows no control that would do nothing`, async () => {
    const page = await open(path, 360);
    assert.ok(await page.locator('main h1').isVisible(), 'heading');
    assert.ok((await page.locator('main').innerText()).length > 100, 'text');
    assert.ok(await page.locator('footer').getByRole('link', { name: 'FAQs' }).isVisible());
    const controls = page.locator('button, input, select, textarea').filter({ visible: true });
    const dead = controls.and(page.locator(':not(:disabled)'));
    assert.equal(await dead.evaluateAll((all) => all.map((each) => each.outerHTML)), []);
  });
}

plain('all entries of the navigation are within reach on a phone', async () => {
  const page = await open('/', 360);
  for (const { label } of headerLinks) {
    const link = page.locator('header').getByRole('link', { name: label, exact: true });
    assert.ok(await link.isVisible(), label);
  }
});

plain('all channel names are on the channels page', async () => {
  const page = await open('/channels');
  const names = channelTabs.flatMap(({ channels }) => channels.map(({ name }) => name));
  assert.is(names.length, 20);
  for (const name of names) {
    assert.ok(await page.getByText(name, { exact: true }).first().isVisible(), name);
  }
});

plain('questions of the FAQ open', async () => {
  const page = await open('/faq');
  const [item] = faqCategories[0]?.items ?? [];
  const answer = page.getByText(item?.answer[0] ?? '');
  assert.not(await answer.isVisible());
  await page.getByText(item?.question ?? '').click();
  assert.ok(await answer.isVisible());
});

for (const path of ['/dashboard', '/admin/articles'])
  plain(`${path} says that it needs scripts, and not that it is loading`, async () => {
    const main = (await open(path, 360)).locator('main');
    assert.is((await main.innerText()).trim(), askForPage.withoutScripts);
  });

plain.run();
