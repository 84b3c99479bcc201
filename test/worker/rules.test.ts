import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { routes } from '~/app/routes';
import { isGenuine, shelfOf } from '~/worker/rules';
import { accountPages } from '../helpers/addresses';

const rules = suite('what the service worker keeps');
const pages = /^(\/|\/about|\/blog|\/blog\/[^/]+)\/?$/;

rules('sorts by path: pages, hashed files, pictures', () => {
  const sorted = (paths: string[]) => paths.map((path) => shelfOf(path, pages));
  assert.equal(sorted(['/', '/about', '/about/', '/blog/a']), ['pages', 'pages', 'pages', 'pages']);
  assert.equal(sorted(['/assets/main-1.js', '/assets/about-1.html']), ['files', 'files']);
  for (const ending of ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'])
    assert.equal(sorted([`/blog/seed-1.${ending}`]), ['images'], ending);
});

rules('leaves alone the staff area, accounts, and what is no file of the site', () => {
  for (const path of [
    '/admin',
    '/admin/articles/edit/1',
    '/admin/about',
    '/assets/admin-users-1.css',
    '/assets/AdminLoginPage-1.js',
    '/login',
    '/dashboard',
    '/assets/LoginPage-1.js',
    '/assets/CustomerGuard-1.js',
    '/shell.html',
    '/sample.html',
    '/api/about',
    '/feed.xml',
    '/sw.js',
  ])
    assert.is(shelfOf(path, pages), undefined, path);
});

rules('knows the files of all pages about an account by their names', () => {
  const own = routes.filter(({ path }) => accountPages.includes(path));
  assert.ok(own.length > 5);
  for (const { id } of own)
    for (const name of [id, id.replaceAll('-', '')])
      assert.is(shelfOf(`/assets/${name}-1.css`, pages), undefined, name);
  for (const { id, path } of routes)
    if (!path.startsWith('/admin') && !accountPages.includes(path))
      assert.is(shelfOf(`/assets/${id}-1.css`, pages), 'files', id);
});

/** As the browser gives an answer of the site's own, which no script can make. */
function answer(type: string, body: string, status = 200): [Response, Blob] {
  const made = new Response(body, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(made, 'type', { value: 'basic' });
  return [made, new Blob([body])];
}

const html = 'text/html; charset=utf-8';
const page = '<div id="root" data-page="/about">';

rules('takes an answer for what it should be by the ending of its path', async () => {
  assert.ok(await isGenuine('/about', ...answer(html, page)));
  for (const part of ['<div data-keep="">', '<div data-keep>'])
    assert.ok(await isGenuine('/assets/about-1.html', ...answer(html, part)));
  assert.ok(await isGenuine('/assets/main-1.js', ...answer('application/javascript', '1')));
  assert.ok(await isGenuine('/assets/about-1.css', ...answer('text/css', '')));
  assert.ok(await isGenuine('/a.svg', ...answer('image/svg+xml', '<svg/>')));
});

rules('takes no page for a script, a style or a picture, not even one of the site', async () => {
  for (const path of ['/assets/main-1.js', '/assets/about-1.css', '/a.svg'])
    assert.not(await isGenuine(path, ...answer(html, page)), path);
});

rules("takes no error, no foreign answer and nobody else's page", async () => {
  assert.not(await isGenuine('/about', ...answer(html, page, 404)));
  assert.not(await isGenuine('/about', ...answer(html, page, 503)));
  assert.not(await isGenuine('/about', ...answer(html, '<h1>Pay for Wi-Fi</h1>')));
  const foreign = new Response(page, { headers: { 'Content-Type': html } });
  assert.not(await isGenuine('/about', foreign, new Blob([page])));
});

rules('takes no picture beyond 50 KB', async () => {
  assert.ok(await isGenuine('/a.png', ...answer('image/png', '-'.repeat(50_000))));
  assert.not(await isGenuine('/a.png', ...answer('image/png', '-'.repeat(50_001))));
});

rules.run();
