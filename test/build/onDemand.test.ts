import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOnDemand, filesFor } from '../../src/build/onDemand.mjs';

const demand = suite('pages made on demand in development');

const pages = {
  pageFiles: [
    { file: 'index.html', part: 'home' },
    { file: 'blog/one/index.html', part: 'blog-post-one' },
    { file: '404.html', part: 'not-found' },
  ],
  standIns: [{ path: '/blog/:slug', pattern: /^(\/blog\/[^/]+)\/?$/, file: 'shell.html' }],
};

demand('An address needs its page, whether it is asked for whole or by a click', () => {
  assert.equal(filesFor(pages, '/'), ['index.html']);
  assert.equal(filesFor(pages, '/blog/one/'), ['blog/one/index.html']);
  assert.equal(filesFor(pages, '/404.html'), ['404.html']);
  assert.equal(filesFor(pages, '/assets/blog-post-one-0123abcd.html'), ['blog/one/index.html']);
});

demand('An address that only a browser can fill in needs the page that stands in for it', () => {
  assert.equal(filesFor(pages, '/blog/two'), ['shell.html']);
});

demand('What is made of all pages needs all', () => {
  assert.equal(
    filesFor(pages, '/sitemap.xml'),
    pages.pageFiles.map(({ file }) => file),
  );
});

demand('Scripts, pictures and unknown addresses need none', () => {
  for (const path of ['/assets/main.js', '/pictures/favicon.svg', '/nowhere'])
    assert.equal(filesFor(pages, path), [], path);
});

demand('A page is made once, until everything is to be made anew', async () => {
  const made: (readonly string[])[] = [];
  const onDemand = createOnDemand(async (files) => void made.push(files));
  await Promise.all([onDemand.need(['a']), onDemand.need(['a'])]);
  assert.equal(made, [['a']]);
  await onDemand.need(['a', 'b']);
  assert.equal(made, [['a'], ['a', 'b']]);
  onDemand.forget();
  await onDemand.need(['b']);
  assert.equal(made.at(-1), ['b']);
});

demand('Whoever asks hears of a failure', async () => {
  const onDemand = createOnDemand(() => Promise.reject(new Error('broken')));
  for (const file of ['a', 'a'])
    await onDemand.need([file]).then(
      () => assert.unreachable(),
      (error: unknown) => {
        assert.match(String(error), 'broken');
      },
    );
});

demand('A page that could not be made with all is made by itself', async () => {
  const onDemand = createOnDemand((files) =>
    files.includes('b') ? Promise.reject(new Error('broken')) : Promise.resolve(),
  );
  await onDemand.need(['a', 'b']).then(
    () => assert.unreachable(),
    () => undefined,
  );
  await onDemand.need(['a']);
});

demand.run();
