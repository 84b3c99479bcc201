import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerHeaders, headerRules, headersFile } from '../../src/build/headers.mjs';
import { nginxMaps, nginxServer } from '../../src/build/nginx.mjs';
import { joinPolicies, policyHeader, policyTable } from '../../src/build/policy.mjs';
import { headersAt, readHeaders } from '../helpers/hostRules';

const headers = suite('headers for hosts');
const files = [
  'index.html',
  'about/index.html',
  'blog/index.html',
  'blog/a/index.html',
  'logo.svg',
];
const policyWith = (style: string): string =>
  policyHeader(policyTable({ scripts: ["'sha256-boot'"], styles: [`'sha256-${style}'`] }));
const policies = { 'index.html': policyWith('home'), 'about/index.html': policyWith('about') };
const read = () => readHeaders(headersFile(headerRules(policies, files)));

headers('the policy of all pages allows what each allows, and names nothing twice', () => {
  const joined = joinPolicies(Object.values(policies));
  assert.match(joined, "style-src 'self' 'sha256-home' 'sha256-about';");
  assert.match(joined, "script-src 'self' 'sha256-boot';");
  assert.match(joined, "default-src 'none';");
  assert.is(joinPolicies([policyWith('home')]), policyWith('home'));
});

headers('hosts upgrade what asks for plain http; our own server must not, it has no https', () => {
  const sent = headersAt(read(), 'netlify', '/').get('content-security-policy')?.[0] ?? '';
  assert.match(sent, /; upgrade-insecure-requests$/);
  assert.match(nginxMaps(policies, []), /; upgrade-insecure-requests";/);
  assert.not.match(policies['index.html'], 'upgrade');
});

headers(
  'the policy of thirty pages and a hosted database fits into a line, default included',
  () => {
    const servers = ['https://abcdefghijklmnopqrst.supabase.co'];
    const hash = (name: string) => `'sha256-${name.padEnd(43, 'x')}='`;
    const names = Array.from({ length: 25 }, (_, index) => `page-${index}`);
    const scripts = ['theme', 'start', 'awaited', 'top', 'rest'].map(hash);
    const hosted = Object.fromEntries(
      names.map((name) => [
        name,
        policyHeader(policyTable({ scripts, styles: [hash(name)], servers })),
      ]),
    );
    const sent = headersAt(readHeaders(headersFile(headerRules(hosted, files))), 'cloudflare', '/');
    const policy = sent.get('content-security-policy')?.[0] ?? '';
    assert.match(policy, /^default-src 'none'; /);
    assert.match(policy, hash('page-24'));
    for (const said of ['frame-src', 'object-src', 'worker-src'])
      assert.not.match(policy, said, 'others say the same');
  },
);

headers('with too many pages for one line it leaves styles to each page, and nothing else', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`${index}.html`, policyWith(`${index}`.repeat(43))]),
  );
  const sent = headersAt(readHeaders(headersFile(headerRules(many, files))), 'cloudflare', '/');
  const policy = sent.get('content-security-policy')?.[0] ?? '';
  assert.not.match(policy, 'style-src');
  assert.not.match(policy, 'default-src');
  assert.match(policy, /^script-src 'self' 'sha256-boot'; .*frame-ancestors 'none'; /);
  assert.match(nginxMaps(many, []), `style-src 'self' 'sha256-${'7'.repeat(43)}'`);
});

headers('a folder with more than its own page is covered as a whole', () => {
  const rules = read();
  for (const host of ['netlify', 'cloudflare'] as const)
    for (const path of [
      '/',
      '/about',
      '/about/',
      '/blog/a',
      '/blog/a/',
      '/blog/stored',
      '/logo.svg',
    ])
      assert.equal(
        new Set(headersAt(rules, host, path).get('cache-control')),
        new Set(['no-cache']),
        `${host}: ${path}`,
      );
});

headers('a picture is good for a day, at every host', () => {
  const day = answerHeaders('/pictures/a.svg', 'pictures/a.svg')['Cache-Control'] ?? '';
  assert.is(day, 'public, max-age=86400');
  for (const host of ['netlify', 'cloudflare'] as const)
    assert.equal(
      new Set(headersAt(read(), host, '/pictures/reviews/01.svg').get('cache-control')),
      new Set([day]),
      host,
    );
  assert.match(nginxMaps({}, []), `~^/pictures/ "${day}";`);
});

headers('nobody is to remember that an asset is missing', () => {
  assert.match(answerHeaders('/assets/a.js', 'assets/a.js')['Cache-Control'] ?? '', 'immutable');
  assert.is(answerHeaders('/assets/a.js', '404.html')['Cache-Control'], 'no-cache');
});

headers('search engines leave the staff area alone, and nothing that begins like it', () => {
  assert.is(answerHeaders('/admin', 'admin/index.html')['X-Robots-Tag'], 'noindex');
  assert.is(answerHeaders('/admin/users', 'admin/users/index.html')['X-Robots-Tag'], 'noindex');
  assert.is(answerHeaders('/administration', '404.html')['X-Robots-Tag'], undefined);
});

headers('the build fails where a line or the file would be too long for a host', () => {
  const rule = (value: string) => ({ path: '/*', headers: { 'Content-Security-Policy': value } });
  assert.throws(
    () => headersFile([rule('x'.repeat(2000))]),
    '_headers: Content-Security-Policy takes 2025 characters, Cloudflare Pages takes 2000',
  );
  assert.throws(
    () => headersFile(Array.from({ length: 101 }, () => rule('x'))),
    '_headers: 101 rules, Cloudflare Pages takes 100',
  );
});

headers('no location of the nginx configuration has a header of its own', () => {
  const locations = nginxServer()
    .split('\n')
    .filter((line) => line.startsWith('location'));
  assert.is(locations.length, 3);
  for (const line of locations) assert.not.match(line, 'add_header');
});

headers('nginx looks for a stand-in by the address as it was asked for', () => {
  const pattern = /^(\/blog\/[^/]+)\/?$/;
  const text = nginxMaps({}, [{ path: '/blog/:slug', pattern, file: 'shell.html' }]);
  const [, line = ''] =
    /map \$request_uri \$site_stand_in \{\s+~(.*) \/shell\.html;/.exec(text) ?? [];
  const fits = new RegExp(line);
  for (const asked of ['/blog/a', '/blog/a/', '/blog/AC%2FDC', '/blog/a?b=/c/d'])
    assert.ok(fits.test(asked), asked);
  for (const asked of ['/blog', '/blog/', '/blog?a', '/blog/a/b', '/blog/a/b?c', '/x/blog/a'])
    assert.not(fits.test(asked), asked);
});

headers.run();
