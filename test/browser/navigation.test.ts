import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { channelsPage } from '~/content/channels';
import { assertQuiet, closePages, openPage, takeProblems, visit } from '../helpers/browser';

const navigation = suite('navigation');
navigation.after.each(closePages);

const versionIn = (url: URL) => url.searchParams.get('v') ?? '';
const version = (page: Page) => versionIn(new URL(page.url()));
const headingFocused = () => document.activeElement === document.querySelector('main h1');

/** Chooses an entry of the header and waits for its page. */
async function choose(page: Page, label: string) {
  const before = version(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
  await page.waitForURL((url) => !['', before].includes(versionIn(url)));
}

navigation('goes on without loading the document again', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await choose(page, 'Packages');
  assert.is(new URL(page.url()).pathname, '/packages');
  assert.ok(await page.locator('html[data-same]').count());
  assertQuiet(page);
});

navigation('gives the address twelve letters and digits, new ones on each route', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const first = version(page);
  assert.match(first, /^[A-Za-z0-9]{12}$/);
  await choose(page, 'Packages');
  assert.match(version(page), /^[A-Za-z0-9]{12}$/);
  assert.is.not(version(page), first);
});

navigation('keeps other parameters and the hash', async () => {
  const page = await openPage();
  await visit(page, '/about?from=mail#team');
  const url = new URL(page.url());
  assert.equal([url.searchParams.get('from'), url.hash], ['mail', '#team']);
});

for (const address of ['/faq/', '/faq?utm_source=mail'])
  navigation(`${address} begins anew at a press of the link to it`, async () => {
    const page = await openPage({ still: true });
    await visit(page, address);
    const before = await page.evaluate(() => history.length);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => scrollY > 0);
    await link.click();
    await page.waitForFunction(() => scrollY === 0);
    assert.is(await page.evaluate(() => history.length), before);
  });

navigation('adds one entry to the history for each page', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const before = await page.evaluate(() => history.length);
  await choose(page, 'Packages');
  await choose(page, 'Reviews');
  assert.is(await page.evaluate(() => history.length), before + 2);
});

navigation('keeps the version out of the canonical address', async () => {
  const page = await openPage();
  await visit(page, '/about');
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  assert.is(await canonical(), 'https://wrenview.example/about');
  await choose(page, 'Packages');
  assert.is(await canonical(), 'https://wrenview.example/packages');
});

navigation('brings title and description up to date', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  const read = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]);
  const expected = await read();
  await choose(page, 'About Us');
  assert.is.not((await read())[0], expected[0]);
  await choose(page, 'Packages');
  assert.equal(await read(), expected);
});

navigation('leaves the focus alone at first and moves it to each new heading', async () => {
  const page = await openPage();
  await visit(page, '/about');
  assert.not(await page.evaluate(headingFocused));
  await choose(page, 'Packages');
  await page.waitForFunction(headingFocused);
});

navigation('shows a new page from its top and the last one where it was left', async () => {
  const page = await openPage({ width: 900 });
  await visit(page, '/terms');
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForFunction(() => scrollY === 400);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy Policy' })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await page.waitForURL('**/privacy?v=*');
  assert.is(await page.evaluate(() => scrollY), 0);
  await page.goBack();
  await page.waitForURL('**/terms?v=*');
  await page.waitForFunction(() => scrollY === 400);
});

navigation('Back leads to where a page was left each time, not only the first', async () => {
  const page = await openPage({ width: 360 });
  const visits = new Set(['']);
  const arrived = async (path: RegExp) => {
    await page.waitForURL((url) => path.test(url.pathname) && !visits.has(versionIn(url)));
    visits.add(version(page));
    return page.evaluate(() => scrollY);
  };
  await visit(page, '/blog');
  await arrived(/^\/blog$/);
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForFunction(() => scrollY === 900);
  const posts = page.getByRole('main').getByRole('link', { name: /^Read more/i });
  await posts.first().evaluate((link) => link instanceof HTMLElement && link.click());
  for (let turn = 0; turn < 3; turn += 1) {
    assert.is(await arrived(/^\/blog\/./), 0);
    await page.goBack();
    assert.is(await arrived(/^\/blog$/), 900, `turn ${turn}`);
    await page.goForward();
  }
});

for (const [label, path] of [
  ['Packages', '/packages'],
  ['Contact', '/contact'],
] as const) {
  navigation(`offers to try again when ${path} cannot be fetched, and to go back`, async () => {
    const page = await openPage();
    await visit(page, '/about');
    const before = await page.getByRole('main').innerText();
    const title = await page.title();
    const titled = (wanted: string) =>
      page.waitForFunction((wanted) => document.title === wanted, wanted);
    let broken = true;
    await page.route('**/*', (route) => (broken ? route.abort() : route.continue()));
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
    await entry.click();
    const failure = page.getByRole('heading', { level: 1, name: 'This page did not load' });
    await failure.waitFor();
    await titled('This page did not load | Wrenview TV');
    await page.goBack();
    await failure.waitFor({ state: 'detached' });
    await titled(title);
    assert.is(await page.getByRole('main').innerText(), before);
    await entry.click();
    await failure.waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main h1:not(:text("This page did not load"))').waitFor();
    assert.is(new URL(page.url()).pathname, path);
    await page.waitForFunction(() => !document.title.startsWith('This page did not load'));
  });
}

navigation('a page that failed is asked for again by its own link', async () => {
  const page = await openPage();
  await visit(page, '/about');
  let broken = true;
  await page.route('**/*', (route) => (broken ? route.abort() : route.continue()));
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  await entry.click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  broken = false;
  const entries = await page.evaluate(() => history.length);
  await entry.click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  assert.is(await page.evaluate(() => history.length), entries);
});

navigation('a page that failed comes by itself when the network is back', async () => {
  const page = await openPage();
  await visit(page, '/about');
  await page.context().setOffline(true);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  takeProblems(page);
});

navigation('begins the page on screen anew by a link to it while another is coming', async () => {
  const page = await openPage();
  await visit(page, '/faq');
  const first = version(page);
  await page.route(/\/assets\/about-[^/]+\.html/, () => undefined);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.waitForURL((url) => url.pathname === '/faq' && !['', first].includes(versionIn(url)));
  assert.is(await page.evaluate(() => scrollY), 0);
  assert.ok(await page.evaluate(headingFocused));
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.waitForFunction(() => scrollY === 0);
});

navigation('gives up a stylesheet that hangs, and asks for it anew by the next try', async () => {
  const page = await openPage();
  await page.clock.install();
  await visit(page, '/about');
  let hangs = true;
  const rules = /\/assets\/content-[^/]+\.css/;
  await page.route(rules, (route) => (hangs ? undefined : route.continue()));
  await page.route(/\/$/, (route) => route.abort());
  const sheets = page.locator('link[rel=stylesheet]');
  const asked = page.waitForRequest(rules);
  await page.evaluate(() => history.pushState(null, '', '/content/night-train'));
  await asked;
  assert.is(await sheets.count(), 1);
  await page.clock.runFor(10_000);
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  assert.is(await sheets.count(), 0);
  hangs = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Similar content' }).waitFor();
  assert.is(await sheets.count(), 1);
});

navigation(
  'gives up a script that hangs, and loads the page anew where the site answers',
  async () => {
    const page = await openPage();
    await page.clock.install();
    await visit(page, '/about');
    let hangs = true;
    const script = /\/assets\/ChannelsPage-[^/]+\.js/;
    await page.route(script, (route) => (hangs ? undefined : route.continue()));
    const asked = page.waitForRequest(script);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Channels' })
      .click();
    await asked;
    // its styles are there, whose time is shorter
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/channels-"]')?.sheet,
    );
    hangs = false;
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(30_000);
    await reloaded;
    await page.getByRole('heading', { level: 1, name: channelsPage.heading }).waitFor();
  },
);

/** Notes what the page asks for from here on, by the kind of file; its pictures aside. */
function asked(page: Page): string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    const kind = request.url().replace(/.*\./, '');
    if (kind !== 'svg') kinds.push(kind);
  });
  return kinds;
}

navigation('a page that needs no scripts comes as HTML alone, its styles within', async () => {
  const page = await openPage();
  await visit(page, '/faq');
  const kinds = asked(page);
  await choose(page, 'Packages');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(kinds, ['html']);
  assertQuiet(page);
});

navigation('a page that was rendered ahead is there again without being fetched', async () => {
  const page = await openPage();
  await visit(page, '/packages');
  const before = await page.getByRole('main').innerText();
  await choose(page, 'About Us');
  const kinds = asked(page);
  await choose(page, 'Packages');
  await page.waitForFunction(headingFocused);
  assert.is(await page.getByRole('main').innerText(), before);
  assert.equal(kinds, []);
});

navigation('answers an unknown address with 404 and the frame of the site', async () => {
  const page = await openPage();
  const answer = await page.goto('/no/such/page');
  assert.is(answer?.status(), 404);
  assert.ok(
    await page.getByRole('heading', { level: 1, name: 'Nothing on at this address' }).isVisible(),
  );
  assert.ok(await page.getByRole('navigation', { name: 'Main' }).isVisible());
  assert.ok(await page.getByRole('contentinfo').isVisible());
});

navigation('says that a post does not exist, and leads back to the blog', async () => {
  const page = await openPage();
  await page.goto('/blog/no-such-post');
  await page.getByRole('heading', { level: 1, name: 'Post Not Found' }).waitFor();
  assert.ok(await page.getByText('The blog post you are looking for does not exist.').isVisible());
  takeProblems(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blogs' }).click();
  await page.waitForURL('**/blog?v=*');
  assertQuiet(page);
});

for (const [path, title] of [
  ['/index.html', 'Everything that’s on, in one guide.'],
  ['/about/index.html', 'About Wrenview TV'],
] as const)
  navigation(`${path}, which hosts answer with a page, stays that page`, async () => {
    const page = await openPage();
    await visit(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await choose(page, 'Packages');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForFunction(headingFocused);
    assertQuiet(page);
  });

navigation('says when a post was published on its own page alone', async () => {
  const page = await openPage();
  const [dated, type] = [
    page.locator('meta[property="article:published_time"]'),
    page.locator('meta[property="og:type"]'),
  ];
  await visit(page, '/blog/set-up-on-a-fire-tv-stick');
  const date = await dated.getAttribute('content');
  assert.match(date ?? '', /^2025-/);
  await choose(page, 'Home');
  assert.equal([await dated.count(), await type.getAttribute('content')], [0, 'website']);
  await choose(page, 'Blogs');
  await page.getByRole('link', { name: 'about Set Up on a Fire TV Stick' }).click();
  await dated.waitFor({ state: 'attached' });
  assert.equal(
    [await dated.getAttribute('content'), await type.getAttribute('content')],
    [date, 'article'],
  );
  await page.goBack();
  await dated.waitFor({ state: 'detached' });
});

navigation.run();
