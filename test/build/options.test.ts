import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { join } from 'node:path';
import { BuildError, readOptions } from '../../src/build/options.mjs';

const options = suite('options');

options('default to React, production and dist/', () => {
  const { library, dev, out, root } = readOptions([], {});
  assert.equal([library, dev, out], ['react', false, join(root, 'dist')]);
  assert.is(root, process.cwd());
});

options('swap the library with --preact', () => {
  assert.is(readOptions(['--preact'], {}).library, 'preact');
});

options('refuse a flag they do not know, naming those they do', () => {
  assert.throws(() => readOptions(['--fast'], {}), /Unknown option --fast\. Known: --preact/);
});

options('keep only the origin of SITE_URL', () => {
  assert.is(readOptions([], { SITE_URL: 'https://tv.example/x/' }).siteUrl, 'https://tv.example');
});

options('refuse a SITE_URL that is no URL', () => {
  const read = () => readOptions([], { SITE_URL: 'tv' });
  assert.throws(
    read,
    (error: unknown) => error instanceof BuildError && /SITE_URL/.test(error.message),
  );
});

options.run();
