import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource } from '../../src/build/policy.mjs';
import {
  builtFile,
  builtFiles,
  builtPages,
  inlineScripts,
  siteFolder,
  type BuiltPage,
} from '../helpers/built';
import { headersAt, readHeaders, type Host } from '../helpers/hostRules';
import { hasNginx, startNginx, type Nginx } from '../helpers/nginx';
import { origin } from '../helpers/origin';

const headers = suite('headers of the built site');
const hosts: readonly Host[] = ['netlify', 'cloudflare'];
const policyHeader = 'content-security-policy';
/** Everything that the site says of itself beside the body of an answer. */
const spoken = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'cache-control',
  'x-robots-tag',
];
const nowhere = ['/nowhere', '/nowhere/', '/assets/gone-12345678.js', '/admin/nowhere'];
const shelled = [
  '/blog/stored-article',
  '/content/night-train',
  '/content/AC%2FDC',
  '/admin/articles/edit/article-1',
];
let pages: BuiltPage[] = [];
let assets: string[] = [];
let rules: ReturnType<typeof readHeaders> = [];
let nginx: Nginx | undefined;

headers.before(async () => {
  pages = (await builtPages()).filter(({ file }) => !file.startsWith('assets/'));
  assets = (await builtFiles())
    .filter((file) => /\.(js|css|svg|png|xml|txt|webmanifest)$/.test(file))
    .map((file) => `/${file}`);
  rules = readHeaders(await builtFile('_headers'));
  if (hasNginx) nginx = await startNginx(siteFolder);
});

headers.after(() => nginx?.stop());

headers(
  'every answer says the same on Netlify, on Cloudflare Pages and of `npm start`',
  async () => {
    for (const path of [...addresses(), ...assets, ...shelled, '/nowhere', '/nowhere/']) {
      const served = await fetch(origin + path);
      for (const host of hosts) {
        const values = headersAt(rules, host, path);
        for (const name of spoken) {
          const said = [...new Set(values.get(name) ?? [])];
          const expected = served.headers.get(name);
          assert.equal(said, expected === null ? [] : [expected], `${host}: ${path}: ${name}`);
        }
      }
    }
  },
);

headers('no two rules of a host speak of the content policy of one address', () => {
  for (const path of [...addresses(), ...assets, ...shelled, ...nowhere])
    for (const host of hosts)
      assert.is(headersAt(rules, host, path).get(policyHeader)?.length, 1, `${host}: ${path}`);
});

headers('a page’s policy allows its own inline blocks and no others', async () => {
  for (const { file, path, html, document } of pages) {
    const inline = inlineHashes(html);
    const sent = await fetch(origin + (file === '404.html' ? '/nowhere' : path));
    const policy = directives(sent.headers.get(policyHeader) ?? '');
    assert.equal(hashesIn(policy), inline, path);
    const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const { 'frame-ancestors': _, ...rest } = policy;
    assert.equal(directives(meta?.getAttribute('content') ?? ''), rest, path);
  }
});

headers('the header file’s one policy is that of the pages, with the hashes of all', async () => {
  const { 'upgrade-insecure-requests': upgrade, ...joined } = directives(fileFor('/', rules));
  const page = directives((await fetch(origin)).headers.get(policyHeader) ?? '');
  assert.is(upgrade, '');
  // other directives say the same of these, which leaves room for the address of a hosted database
  const { 'frame-src': frames, 'object-src': objects, 'worker-src': workers, ...rest } = page;
  assert.equal([frames, objects], [joined['default-src'], joined['default-src']]);
  assert.is(workers, joined['script-src']?.split(' ')[0]);
  const inline = { 'script-src': '', 'style-src': '' };
  assert.equal({ ...joined, ...inline }, { ...rest, ...inline });
  const all = new Set(pages.flatMap(({ html }) => inlineHashes(html)));
  assert.equal(hashesIn(joined), [...all].sort());
});

headers('the policy has none of the holes that evaluators look for', async () => {
  const withHashes = (count: number) => `'self'${" 'sha256-[\\w+/]{43}='".repeat(count)}`;
  const own = await Promise.all(
    pages.map(async ({ file, path }) => {
      return [await served(origin + path), withHashes(inlineScripts(file))] as const;
    }),
  );
  // the file speaks for all
  const all = withHashes(5);
  const file = fileFor('/', rules);
  for (const [policy, scripts] of [[file, all] as const, ...own]) {
    const table = directives(policy);
    assert.is(table['default-src'], "'none'");
    // the file leaves out what its default says
    if (policy !== file) assert.is(table['object-src'], "'none'");
    assert.is(table['base-uri'], "'none'");
    assert.is(table['frame-ancestors'], "'none'");
    assert.is(table['require-trusted-types-for'], "'script'");
    assert.match(table['script-src'] ?? '', new RegExp(`^${scripts}$`));
    assert.match(table['style-src'] ?? '', /^'self'( 'sha256-[\w+/]{43}=')+$/);
    assert.not.match(policy, /unsafe-|\*|http:|nonce-|strict-dynamic/);
  }
});

headers('what hashed names stand for is kept, and nothing else is used unasked', async () => {
  for (const path of assets) {
    const cached = (await fetch(origin + path)).headers.get('cache-control') ?? '';
    assert.is(/immutable/.test(cached), path.startsWith('/assets/'), path);
  }
  const gone = await fetch(`${origin}/assets/gone-12345678.js`);
  assert.equal([gone.status, gone.headers.get('cache-control')], [404, 'no-cache']);
});

headers('the files for hosts are not for visitors', async () => {
  for (const file of ['_headers', '_redirects', '_nginx-maps.conf', '_nginx-server.conf']) {
    assert.ok(await builtFile(file), file);
    assert.is((await fetch(`${origin}/${file}`)).status, 404, file);
  }
});

const nginxTest = hasNginx
  ? 'nginx with the built configuration answers as `npm start` does'
  : 'nginx is not installed here, so its configuration was not tried';
headers(nginxTest, async () => {
  if (!nginx) return;
  for (const path of [...addresses(), ...assets, ...shelled, ...nowhere, '/_headers']) {
    const [one, other] = await Promise.all([fetch(origin + path), fetch(nginx.origin + path)]);
    assert.is(other.status, one.status, path);
    for (const name of spoken)
      assert.is(other.headers.get(name), one.headers.get(name), `${path}: ${name}`);
    const policy = one.headers.get(policyHeader);
    const expected = policy && `${policy}; upgrade-insecure-requests`;
    assert.is(other.headers.get(policyHeader), expected, path);
    if (policy) assert.is(await other.text(), await one.text(), path);
  }
  const moved = await fetch(`${nginx.origin}/moved`, { redirect: 'manual' });
  assert.equal([moved.status, moved.headers.get('x-frame-options')], [301, 'DENY']);
  const { headers: packed } = await fetch(`${nginx.origin}/`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  assert.is(packed.get('content-encoding'), 'gzip');
  assert.match(packed.get('vary') ?? '', /accept-encoding/i);
});

headers.run();

/** Each page with and without a slash at its end. */
const addresses = (): string[] =>
  pages
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.html'))
    .flatMap((path) => (path === '/' ? [path] : [path, `${path}/`]));

const served = async (url: string): Promise<string> =>
  (await fetch(url)).headers.get(policyHeader) ?? '';

const fileFor = (path: string, from: typeof rules): string =>
  headersAt(from, 'cloudflare', path).get(policyHeader)?.[0] ?? '';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((each) => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const hashesIn = (policy: Record<string, string>): string[] =>
  ['script-src', 'style-src']
    .flatMap((name) => policy[name]?.match(/'sha256-[^']+'/g) ?? [])
    .sort();

const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)]
    .map(([, text = '']) => hashSource(text))
    .sort();
