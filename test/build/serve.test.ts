import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { portOf } from '../../src/build/ports.mjs';
import { serveSite } from '../../src/build/serve.mjs';

const serve = suite('server');
const home = '<h1>Home</h1>';
let folder = '';
let server: Server;
let port = 0;

serve.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrenview-serve-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'about'), { recursive: true });
  await mkdir(join(site, 'assets'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(site, 'index.html'), home);
  await writeFile(join(site, 'index.html.br'), brotliCompressSync(home));
  await writeFile(join(site, 'index.html.gz'), gzipSync(home));
  await writeFile(join(site, 'about/index.html'), '<h1>About</h1>');
  await writeFile(join(site, 'shell.html'), '<h1>Shell</h1>');
  await writeFile(join(site, 'sample.html'), '<h1>Sample</h1>');
  await writeFile(join(site, '404.html'), '<h1>Not found</h1>');
  await writeFile(join(site, 'assets/main-1.js'), 'run()');
  const policies = { 'index.html': "default-src 'none'" };
  const standIns = [
    { path: '/sample/:id', pattern: /^\/sample\/[^/]+\/?$/, file: 'sample.html' },
    { path: '/blog/:slug', pattern: /^\/blog\/[^/]+\/?$/, file: 'shell.html' },
  ];
  server = await serveSite({ folder: site, policies, standIns }, 0);
  port = portOf(server);
});

serve.after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

serve('answers an address with its page, with or without a trailing slash', async () => {
  for (const path of ['/about', '/about/', '/about?v=1']) {
    const { status, body } = await get(path);
    assert.equal([status, body], [200, '<h1>About</h1>'], path);
  }
});

serve('sends the policy of the page and the security headers', async () => {
  const { headers } = await get('/');
  assert.is(headers['content-security-policy'], "default-src 'none'");
  assert.is(headers['x-content-type-options'], 'nosniff');
  assert.is(headers['content-type'], 'text/html; charset=utf-8');
});

serve('lets browsers keep hashed files and ask again for pages', async () => {
  assert.match((await get('/assets/main-1.js')).headers['cache-control'] ?? '', 'immutable');
  assert.is((await get('/')).headers['cache-control'], 'no-cache');
});

serve('answers 304 to who has the page already, in few bytes', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
  assert.equal([again.status, again.body], [304, '']);
  assert.equal(Object.keys(again.headers).sort(), ['cache-control', 'date', 'etag', 'vary']);
  assert.is(again.headers['cache-control'], headers['cache-control']);
  assert.is((await get('/', { 'If-None-Match': '"old"' })).status, 200);
});

serve(
  'answers 304 to who names what it has among other tags, strong or weak, or has anything',
  async () => {
    const { etag = '' } = (await get('/')).headers;
    const strong = etag.replace('W/', '');
    for (const method of ['GET', 'HEAD'])
      for (const named of [etag, strong, `"old", ${strong}`, `W/"a,b",${etag}`, '*']) {
        const again = await get('/', { 'If-None-Match': named }, method);
        assert.equal([again.status, again.body], [304, ''], named);
      }
    for (const named of ['"old", W/"older"', '"*"', '""', strong.slice(1, -1), ''])
      assert.is((await get('/', { 'If-None-Match': named })).status, 200, named);
    assert.is((await get('/nothing', { 'If-None-Match': '*' })).status, 404);
  },
);

serve('has one tag for a page however it is compressed, and that a weak one', async () => {
  const tags = ['br', 'gzip', ''].map(
    async (accepted) => (await get('/', { 'Accept-Encoding': accepted })).headers.etag,
  );
  const [tag = '', ...others] = await Promise.all(tags);
  assert.match(tag, /^W\/"[\w-]+"$/);
  assert.equal(others, [tag, tag]);
});

serve('sends brotli to who takes it, and plain text to others', async () => {
  assert.is((await get('/', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding'], 'br');
  const plain = await get('/');
  assert.is(plain.headers['content-encoding'], undefined);
  assert.is(plain.body, home);
  assert.is(plain.headers.vary, 'Accept-Encoding');
});

serve('sends no encoding that is refused', async () => {
  for (const [accepted, sent] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, BR; q=0.001', 'br'],
    ['br ; q=0.0, gzip;q=0', undefined],
    ['brotli, x-gzip-like', undefined],
  ] as const) {
    const { status, headers } = await get('/', { 'Accept-Encoding': accepted });
    assert.equal([status, headers['content-encoding']], [200, sent], accepted);
  }
});

serve('takes what follows two slashes for a path, not for a host', async () => {
  assert.is((await get('//about')).body, '<h1>About</h1>');
  assert.is((await get('//nowhere.example')).status, 404);
  assert.is((await get('//nowhere.example/about')).status, 404);
  assert.is((await get(`http://localhost:${port}/about`)).body, '<h1>About</h1>');
});

serve('answers an unknown address with the 404 page', async () => {
  for (const path of ['/nothing', '/nothing.js', '/blog/a/b', '/%']) {
    const { status, body } = await get(path);
    assert.equal([status, body], [404, '<h1>Not found</h1>'], path);
  }
});

serve('answers addresses that only a browser can fill with what stands in for them', async () => {
  for (const [path, html] of [
    ['/blog/my-own-article', '<h1>Shell</h1>'],
    ['/sample/1', '<h1>Sample</h1>'],
    ['/sample/AC%2FDC', '<h1>Sample</h1>'],
    ['/sample/..%2fabout', '<h1>Sample</h1>'],
    ['/blog/a%252Fb', '<h1>Shell</h1>'],
  ] as const) {
    const { status, body } = await get(path);
    assert.equal([status, body], [200, html], path);
  }
});

serve('keeps to its folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/a/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/sample%2f..%2f..%2fsecret.txt',
    '/..%252fsecret.txt',
    '//../secret.txt',
    '/..%5csecret.txt',
  ]) {
    const { status, body } = await get(path);
    assert.is(status, 404, path);
    assert.not.match(body, 'secret');
  }
});

serve('allows nothing but reading', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  assert.equal([status, headers.allow], [405, 'GET, HEAD']);
});

serve('answers HEAD without a body', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD');
  assert.equal([status, body, headers['content-length']], [200, '', String(home.length)]);
});

serve('serves files that it has in memory, whatever becomes of its folder', async () => {
  const files = new Map(Object.entries({ 'index.html': 'in memory', 'index.html.br': 'packed' }));
  const bytes = new Map([...files].map(([file, text]) => [file, Buffer.from(text)]));
  const other = await serveSite({ folder, files: bytes, policies: {}, standIns: [] }, 0);
  const origin = `http://localhost:${portOf(other)}`;
  const packed = await fetch(origin, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  assert.is(packed.headers.get('content-encoding'), 'br');
  const plain = await fetch(origin, { headers: { 'Accept-Encoding': 'identity' } });
  assert.is(await plain.text(), 'in memory');
  assert.is((await fetch(`${origin}/secret.txt`)).status, 404);
  other.close();
});

serve('says which port is in use and how to choose another', async () => {
  const site = { folder, policies: {}, standIns: [] };
  const message = await serveSite(site, port).then(String, (error: Error) => error.message);
  assert.match(message, `Port ${port} is in use`);
});

serve.run();

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Not `fetch`, which tidies the path before it asks. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    });
    asked.on('error', reject).end();
  });
}
