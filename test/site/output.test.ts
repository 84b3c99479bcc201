import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource } from '../../src/build/policy.mjs';
import { guardedPages } from '../helpers/addresses';
import { origin } from '../helpers/origin';
import { builtFile, builtFiles, builtPages, inlineScripts, type BuiltPage } from '../helpers/built';

const output = suite('built site');
let pages: BuiltPage[] = [];

output.before(async () => {
  pages = await builtPages();
});

output('allows just the inline script and style that each page holds', async () => {
  for (const { file, document, html } of pages) {
    const policy = policyOf(document);
    const inline = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    assert.is(inline.length, inlineScripts(file) + 1, file);
    for (const [, , text = ''] of inline) assert.ok(policy.includes(hashSource(text)), file);
  }
});

output('sends the same policy as the page holds, with what only a header can say', async () => {
  for (const { path, file, document } of pages) {
    const answer = await fetch(origin + (file === '404.html' ? '/nowhere' : path));
    const sent = answer.headers.get('content-security-policy') ?? '';
    assert.match(sent, "frame-ancestors 'none'", file);
    for (const directive of policyOf(document).split('; '))
      assert.ok(sent.includes(directive), `${file}: ${directive}`);
  }
});

output('has no inline style and no inline handler, which the policy would drop', () => {
  const dropped = pages.filter(({ document }) =>
    document.querySelector('[style], [onclick], [onload]'),
  );
  assert.equal(
    dropped.map(({ path }) => path),
    [],
  );
});

output('holds no source, no source map and no server-side code', async () => {
  const files = await builtFiles();
  assert.equal(
    files.filter((file) => /\.(map|tsx?|mjs)$/.test(file) || /prerender/.test(file)),
    [],
  );
});

output('says nothing about where it was built', async () => {
  const texts = (await builtFiles()).filter((file) =>
    /\.(html|js|css|xml|txt|webmanifest)$/.test(file),
  );
  for (const file of texts) assert.not.ok((await builtFile(file)).includes(process.cwd()), file);
});

output('has one main heading and one main landmark on every page', () => {
  const odd = pages
    .filter(({ file, path }) => !/^(shell|sample)\./.test(file) && !guardedPages.includes(path))
    .filter(
      ({ document }) =>
        document.querySelectorAll('h1').length !== 1 ||
        document.querySelectorAll('main').length !== 1,
    );
  assert.equal(
    odd.map(({ path }) => path),
    [],
  );
});

output('gives every picture a size and a text alternative', () => {
  const odd = pages.flatMap(({ path, document }) =>
    [...document.querySelectorAll('img')]
      .filter((image) => ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)))
      .map((image) => `${path}: ${image.getAttribute('src')}`),
  );
  assert.equal(odd, []);
});

output('uses every id once on a page', () => {
  const twice = pages.flatMap(({ path, document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`);
  });
  assert.equal(twice, []);
});

output('keeps the words of the staff area out of the public pages', () => {
  const leaking = pages.filter(({ html }) => /Manage Users|Admin-demo-1|pbkdf2/i.test(html));
  assert.equal(
    leaking.map(({ path }) => path),
    [],
  );
});

output('compresses every text', async () => {
  const files = await builtFiles();
  const texts = files.filter((file) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file));
  assert.equal(
    texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)),
    [],
  );
});

output.run();

const policyOf = (document: Document) =>
  document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ??
  '';
