import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { channelsPage, channelTabs } from '~/content/channels';
import { plain } from '../helpers/find';
import { cleanup, openApp, type OpenApp, until } from '../helpers/render';

const channels = suite('channels page');
channels.after.each(cleanup);

const { columns } = channelsPage;
const input = (app: OpenApp) => app.byLabel(channelsPage.searchLabel);
const tabs = (app: OpenApp) => app.byRole('tab');
const selected = (app: OpenApp) =>
  tabs(app)
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map(plain);

channels('lists four names in each of its five tabs', async () => {
  const app = await openApp('/channels');
  assert.equal(tabs(app).map(plain), ['News', 'Sports', 'Movies', 'Entertainment', 'Kids']);
  const panels = app.byRole('tabpanel');
  const counts = () => panels.map((panel) => panel.querySelectorAll('li').length);
  await until(() => assert.equal(counts(), [4, 4, 4, 4, 4]));
});

channels('ties each tab to its panel', async () => {
  const app = await openApp('/channels');
  for (const tab of tabs(app)) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    assert.is(panel?.getAttribute('aria-labelledby'), tab.id);
  }
});

channels('says what is on each channel, under its number', async () => {
  const app = await openApp('/channels');
  const rows = () => [...app.root.querySelectorAll('[role=tabpanel] li')].map(plain);
  const words = channelTabs.flatMap(({ channels: listed }) =>
    listed.map(
      ({ number, name, now, next }) =>
        `${number}${name}${columns.now}: ${now.join(' ')}${columns.next}: ${next.join(' ')}`,
    ),
  );
  await until(() => assert.equal(rows(), words));
});

channels('moves focus and choice with the arrows, round the ends', async () => {
  const app = await openApp('/channels');
  tabs(app)[0]?.focus();
  await app.press('ArrowLeft');
  assert.equal(selected(app), ['Kids']);
  assert.is(document.activeElement, tabs(app)[4]);
  await app.press('ArrowRight');
  assert.equal(selected(app), ['News']);
});

channels('groups what it finds by category and says how much that is', async () => {
  const app = await openApp('/channels');
  await app.type(input(app), 'LIVE');
  assert.equal(plain(app.heading(2)), channelsPage.resultsHeading);
  const groups = [...app.root.querySelectorAll('main h3')].map(plain);
  assert.equal(groups, ['News', 'Sports']);
  assert.match(app.text(), channelsPage.resultCount(2, 'LIVE'));
});

channels('takes a blank query for none', async () => {
  const app = await openApp('/channels');
  await app.type(input(app), '   ');
  assert.is(tabs(app).length, 5);
});

channels('comes back to the chosen tab when the search is cleared', async () => {
  const app = await openApp('/channels');
  await app.click(app.root.querySelector('#tab-movies') ?? app.root);
  await app.type(input(app), 'nothing like it');
  assert.match(app.text(), channelsPage.empty.heading);
  await app.click(app.button(channelsPage.clearSearch));
  assert.equal(selected(app), ['Movies']);
  assert.is(document.activeElement, input(app));
});

channels('clears the search with the Escape key', async () => {
  const app = await openApp('/channels');
  await app.type(input(app), 'parlour');
  await app.press('Escape', input(app));
  assert.is(tabs(app).length, 5);
});

channels.run();
