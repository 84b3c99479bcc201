import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { builtFile, builtFiles } from '../helpers/built';
import { fileAt, readRedirects, type Host, type Redirect } from '../helpers/hostRules';

const rewrites = suite('which file a static host sends');
const hosts: readonly Host[] = ['netlify', 'cloudflare'];
let files: ReadonlySet<string> = new Set();
let rules: Redirect[] = [];

rewrites.before(async () => {
  files = new Set(await builtFiles());
  rules = readRedirects(await builtFile('_redirects'));
});

rewrites('every page that stands ready is sent for its own address', () => {
  const pages = [...files].filter((file) => /(^|\/)index\.html$/.test(file));
  assert.ok(pages.length > 20);
  for (const file of pages) {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    for (const host of hosts)
      for (const address of path === '/' ? ['/'] : [path, `${path}/`])
        assert.is(fileAt(rules, host, files, address), file, `${host}: ${address}`);
  }
});

rewrites('pictures and scripts beside them, too', () => {
  for (const file of files) {
    if (!/\.(svg|png|js|css|xml|txt|webmanifest)$/.test(file)) continue;
    for (const host of hosts)
      assert.is(fileAt(rules, host, files, `/${file}`), file, `${host}: ${file}`);
  }
});

rewrites('what only a browser can make is answered with what stands in for it', () => {
  for (const [path, file] of [
    ['/blog/my-article', 'shell.html'],
    ['/blog/my-article/', 'shell.html'],
    ['/admin/articles/edit/1', 'shell.html'],
    ['/content/x', 'sample.html'],
    ['/content/x/', 'sample.html'],
    ['/content/AC%2FDC', 'sample.html'],
  ] as const)
    for (const host of hosts) assert.is(fileAt(rules, host, files, path), file, `${host}: ${path}`);
});

rewrites('a script that is gone and an unknown address are not found', () => {
  for (const path of [
    '/assets/main-GONE.js',
    '/assets/x/y.css',
    '/nowhere',
    '/admin/x',
    '/blog/a/b',
  ])
    for (const host of hosts) assert.is(fileAt(rules, host, files, path), null, `${host}: ${path}`);
});

rewrites('the rules are rewrites, the plain ones first, each within what hosts take', async () => {
  const firstPattern = rules.findIndex(({ from }) => from.includes(':'));
  for (const [index, { from, to, status }] of rules.entries()) {
    assert.is(status, 200, from);
    assert.is(from.includes(':'), index >= firstPattern, from);
    assert.not.match(to, /index(\.html)?$/);
  }
  assert.is(new Set(rules.map(({ from }) => from)).size, rules.length);
  for (const line of (await builtFile('_redirects')).split('\n')) assert.ok(line.length <= 1000);
});

rewrites.run();
