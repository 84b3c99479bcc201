import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { origin } from '../helpers/origin';
import { builtPages, type BuiltPage } from '../helpers/built';

const links = suite('links of the built site');
const attributes = ['href', 'src'] as const;
let pages: BuiltPage[] = [];

links.before(async () => {
  pages = await builtPages();
});

links('lead to something', async () => {
  const seen = new Map<string, string>();
  for (const { path, document } of pages) {
    for (const url of urlsOf(document)) if (!seen.has(url)) seen.set(url, path);
  }
  assert.ok(seen.size > 20, `${seen.size} addresses found`);
  const broken = await Promise.all(
    [...seen].map(async ([url, page]) => {
      const { status } = await fetch(origin + url);
      return status < 400 ? '' : `${url} (on ${page}): ${status}`;
    }),
  );
  assert.equal(broken.filter(Boolean), []);
});

links('into a page meet their target there', () => {
  const broken: string[] = [];
  for (const { path, document } of pages) {
    for (const link of document.querySelectorAll('a[href*="#"]')) {
      const url = new URL(link.getAttribute('href') ?? '', `${origin}${path}`);
      const id = decodeURIComponent(url.hash.slice(1));
      const target = pages.find((page) => page.path === url.pathname);
      if (id && target && !target.document.getElementById(id)) broken.push(`${path}: ${url.hash}`);
    }
  }
  assert.equal(broken, []);
});

links('that open a new tab do not hand over the page', () => {
  const unsafe = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[target=_blank]')]
      .filter((link) => !link.getAttribute('rel')?.includes('noopener'))
      .map((link) => `${path}: ${link.getAttribute('href')}`),
  );
  assert.equal(unsafe, []);
});

links('never carry the version parameter', () => {
  const versioned = pages.filter(({ html }) => /href="[^"]*[?&]v=/.test(html));
  assert.equal(
    versioned.map(({ path }) => path),
    [],
  );
});

links.run();

/** Addresses on this site that the page leads to or shows, each without its hash. */
function urlsOf(document: Document): string[] {
  return attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((url) => /^\/(?!\/)/.test(url))
      .map((url) => url.replace(/#.*/, '')),
  );
}
