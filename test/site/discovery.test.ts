import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accountPages, publicPages } from '../helpers/addresses';
import { origin } from '../helpers/origin';
import { builtFile, builtPages, parsed, type BuiltPage } from '../helpers/built';

const discovery = suite('what search engines find');
const home = 'https://wrenview.example';
const indexable = publicPages.filter((path) => !accountPages.includes(path));
let pages: BuiltPage[] = [];

discovery.before(async () => {
  pages = await builtPages();
});

discovery('every public page is built', () => {
  const built = pages.map(({ path }) => path);
  assert.equal(
    publicPages.filter((path) => !built.includes(path)),
    [],
  );
});

discovery('each page that visitors see has a title and a description of its own', () => {
  for (const read of [title, description]) {
    const texts = told().map(read);
    assert.equal(
      texts.filter((text) => !text),
      [],
    );
    assert.equal(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
    );
  }
});

discovery('titles and descriptions say something, and are shown in full', () => {
  const fits = (text: string, least: number, most: number) =>
    text.length >= least && text.length <= most;
  const others = told().filter(
    (page) => !fits(title(page), 15, 70) || !fits(description(page), 70, 160),
  );
  assert.equal(
    others.map(({ path }) => path),
    [],
  );
});

discovery('titles name the brand, and that of the home page the tagline', () => {
  for (const page of told()) assert.match(title(page), 'Wrenview TV');
  const front = pages.find(({ path }) => path === '/');
  assert.is(front && title(front), 'Wrenview TV | Your Premier IPTV Service in the UK');
});

discovery('each page names its canonical address, without parameters', () => {
  for (const page of listed()) {
    const href = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
    assert.is(href, home + page.path);
  }
});

discovery('each page can be shared: title, description, address and picture', () => {
  for (const page of listed()) {
    assert.is(property(page, 'og:title'), title(page));
    assert.is(property(page, 'og:description'), description(page));
    assert.is(property(page, 'og:url'), home + page.path);
    assert.is(property(page, 'og:image'), `${home}/og.png`);
  }
});

discovery('structured data is valid JSON of schema.org, and follows what is painted', () => {
  for (const page of listed()) {
    const blocks = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
    assert.ok(blocks.length, page.path);
    assert.ok(page.html.indexOf('ld+json') > page.html.indexOf('</footer>'), page.path);
    for (const block of blocks) {
      const data: Record<string, unknown> = JSON.parse(block.textContent ?? '');
      assert.is(data['@context'], 'https://schema.org', page.path);
      assert.type(data['@type'], 'string', page.path);
    }
  }
});

discovery('the home page describes the service and its offers', () => {
  const html = pages.find(({ path }) => path === '/')?.html ?? '';
  for (const part of ['"@type":"Service"', '"@type":"Offer"', '"priceCurrency":"GBP"']) {
    assert.ok(html.includes(part), part);
  }
});

discovery('account pages ask not to be listed', () => {
  const open = pages
    .filter(({ path }) => accountPages.includes(path))
    .filter((page) => !/noindex/.test(robots(page)));
  assert.equal(
    open.map(({ path }) => path),
    [],
  );
});

discovery('pages that stand in for others ask not to be listed', () => {
  const standIns = ['404.html', 'offline.html', 'sample.html'];
  for (const file of standIns) {
    const page = pages.find((each) => each.file === file);
    assert.is(page && robots(page), 'noindex', file);
  }
});

discovery(
  'a page that scripts are to make leaves it to them whether it is listed, and where',
  () => {
    const shell = pages.find(({ file }) => file === 'shell.html');
    assert.ok(shell);
    assert.is(robots(shell), '');
    assert.is(shell.document.querySelector('link[rel=canonical]')?.hasAttribute('href'), false);
    assert.is(shell.document.querySelector('meta[property="og:url"]'), null);
  },
);

discovery('the sitemap lists all indexable pages and no other', async () => {
  const sitemap = parsed(await builtFile('sitemap.xml'), 'application/xml');
  const listed = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent);
  assert.equal(listed.sort(), indexable.map((path) => home + path).sort());
});

discovery('robots.txt names the sitemap', async () => {
  assert.match(await builtFile('robots.txt'), `Sitemap: ${home}/sitemap.xml`);
});

discovery('the feed is well-formed and leads to existing posts', async () => {
  const feed = parsed(await builtFile('feed.xml'), 'application/xml');
  assert.not(feed.querySelector('parsererror'));
  const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
  assert.ok(links.length);
  for (const link of links) assert.ok(indexable.includes(new URL(link ?? '').pathname), `${link}`);
});

discovery('the icons of the manifest exist and have the size it says', async () => {
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    await builtFile('site.webmanifest'),
  );
  assert.ok(manifest.icons.length);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(origin + src);
    assert.is(answer.status, 200, src);
    assert.is(answer.headers.get('content-type'), type, src);
    if (type !== 'image/png') continue;
    const bytes = new DataView(await answer.arrayBuffer());
    assert.is(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, sizes, src);
  }
});

discovery.run();

/** All but the staff's pages and those that stand in for others until scripts have made them. */
const told = () => pages.filter(({ path }) => !/^\/(admin\b|shell|sample|offline)/.test(path));
const listed = () => pages.filter(({ path }) => indexable.includes(path));
const title = ({ document }: BuiltPage) => document.title;
const description = (page: BuiltPage) => content(page, 'meta[name=description]');
const robots = (page: BuiltPage) => content(page, 'meta[name=robots]');
const property = (page: BuiltPage, name: string) => content(page, `meta[property="${name}"]`);
const content = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? '';
