import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { contentView } from '~/content/contentView';
import { shellPage } from '~/content/notFound';
import { contentPage } from '~/content/samples';
import { arrival, heading } from '../helpers/accountPages';
import { assertQuiet, closePages, hydrated, laidOut, openPage, visit } from '../helpers/browser';
import { holdScripts, isScript } from '../helpers/lateScripts';
import { movesReported, reportMoves } from '../helpers/moves';

const drawn = suite('a page that its document draws');
drawn.after.each(closePages);

const address = (id: string) => `/content/${encodeURIComponent(id)}`;
/** Between them: no comments and four, each rating, signs that an address escapes. */
const ids = [
  '1',
  'silver-atlas',
  'broken-signal',
  'a b',
  'AC/DC',
  'Ünïcödé 📺',
  '{title}',
  '<b>',
  '100%',
];

drawn('/content/{id} is there, whole, before any script has come', async () => {
  const page = await openPage({ width: 360 });
  await page.route(isScript, (route) => route.abort());
  await page.goto(address('silent-harbour'), { waitUntil: 'domcontentloaded' });
  const { banner, similar } = contentView('silent-harbour');
  assert.ok(await heading(page, banner.title).isVisible());
  assert.match(await page.title(), banner.title);
  const links = page.locator('main li a[href^="/content/"]');
  assert.equal(
    await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))),
    similar.map(({ href }) => href),
  );
  assert.not(await page.getByText(shellPage.loading).isVisible());
  assert.is(await page.locator('template, slot').count(), 0);
});

for (const from of ['/about', address('2')])
  drawn(`it says the same as the page that a click leads to from ${from}`, async () => {
    const open = await openPage({ width: 360 });
    await open.route(isScript, (route) => route.abort());
    const clicked = await openPage({ width: 360 });
    await visit(clicked, from);
    for (const id of ids) {
      await open.goto(address(id), { waitUntil: 'domcontentloaded' });
      // what lies below the screen has its words only then
      await laidOut(open);
      await clicked.evaluate((to) => history.pushState(null, '', to), address(id));
      await arrival(clicked, address(id));
      await heading(clicked, contentView(id).banner.title).waitFor();
      await clicked.waitForFunction(
        (title) => document.title === title,
        contentView(id).head.title,
      );
      await laidOut(clicked);
      assert.equal(await shown(open), await shown(clicked), id);
    }
    assertQuiet(clicked);
  });

drawn('its links ask for nothing', async () => {
  const page = await openPage({ width: 360 });
  await visit(page, address('silent-harbour'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const next = contentView('silent-harbour').similar[0];
  await page.getByRole('link', { name: next?.title ?? '' }).click();
  await heading(page, next?.title ?? '').waitFor();
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every(
      ({ naturalWidth, srcset }) => naturalWidth > 0 && !srcset,
    ),
  );
  assert.is(await pictures.count(), 5);
  assert.equal(asked, []);
  assertQuiet(page);
});

drawn('the ids compared show no comments, four, and every rating', () => {
  const views = ids.map(contentView);
  const counts = views.map(({ comments }) => comments.length);
  assert.ok(counts.includes(0) && counts.includes(4), String(counts));
  const ratings = views.flatMap(({ comments }) => comments.map(({ rating }) => rating));
  assert.equal([...new Set(ratings)].sort(), [3, 4, 5]);
});

drawn('it stays as it is when the scripts come, and its links are quick then', async () => {
  const page = await openPage({ width: 360 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrive = await holdScripts(page);
  await page.goto(address('silent-harbour'));
  const main = page.locator('main');
  await main.evaluate((element) => {
    element.querySelector('h1')?.setAttribute('data-mine', '');
  });
  arrive();
  await hydrated(page);
  assert.is(await page.locator('h1[data-mine]').count(), 1);
  assert.is(asked.filter((path) => /content/i.test(path)).length, 1, asked.join('\n'));
  const { similar } = contentView('silent-harbour');
  await page.getByRole('link', { name: similar[0]?.title ?? '' }).click();
  await heading(page, similar[0]?.title ?? '').waitFor();
  assert.is(await page.evaluate(() => performance.getEntriesByType('navigation').length), 1);
  assert.is(await page.locator('h1[data-mine]').count(), 0);
  await page.goBack();
  await heading(page, contentView('silent-harbour').banner.title).waitFor();
  assertQuiet(page);
});

drawn('its top does not wait for the rest of the document', async () => {
  const page = await openPage({ width: 360 });
  await page.route(address('broken-signal'), async (route) => {
    const response = await route.fetch();
    const [arrived] = (await response.text()).split('<template data-part="rest">');
    await route.fulfill({ response, body: arrived ?? '' });
  });
  await page.route(isScript, (route) => route.abort());
  await page.goto(address('broken-signal'), { waitUntil: 'domcontentloaded' });
  const { banner, overview } = contentView('broken-signal');
  assert.ok(await heading(page, banner.title).isVisible());
  assert.ok(await page.getByText(overview.description).isVisible());
  const reviews = page.getByRole('heading', { name: contentPage.reviewsHeading });
  assert.is(await reviews.count(), 0, 'the document was not cut before its rest');
});

for (const width of [360, 1280])
  drawn(`nothing moves while it is drawn: ${width} px`, async () => {
    const page = await openPage({ width });
    await reportMoves(page);
    await visit(page, address('1'));
    await movesReported(page);
    assertQuiet(page);
  });

drawn('without scripts it says why there is nothing to see, and where there is', async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await page.goto(address('1'));
  const { heading: why, home } = shellPage.withoutScripts;
  assert.ok(await page.getByRole('heading', { name: why }).isVisible());
  assert.ok(await page.getByRole('main').getByRole('link', { name: home.label }).isVisible());
  assert.not(await page.getByText(contentPage.playHint).isVisible());
});

for (const file of ['/sample.html', '/shell.html'])
  drawn(`${file}, which stands in for pages, is none itself`, async () => {
    const page = await openPage();
    await page.goto(file);
    await heading(page, 'Nothing on at this address').waitFor();
    assertQuiet(page);
  });

drawn.run();

/** What a reader and a search engine get. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const of = (selector: string, name: string) =>
      [...(main?.querySelectorAll(selector) ?? [])].map((each) => each.getAttribute(name));
    return {
      text: main?.innerText,
      links: of('a', 'href'),
      labels: of('[aria-label]', 'aria-label'),
      classes: of('main :not([data-keep])', 'class'),
      dates: of('time', 'datetime'),
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    };
  });
