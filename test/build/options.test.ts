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

options('keep what development writes out of what is deployed', () => {
  const built = readOptions([], {});
  const developed = readOptions([], {}, { dev: true });
  assert.not.ok(join(developed.out, '/').startsWith(join(built.out, '/')));
  assert.ok(developed.out.startsWith(join(built.root, 'node_modules/')));
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

options('refuse a SITE_URL that is no URL, or none of the web', () => {
  for (const SITE_URL of ['tv', 'localhost:3000', 'tv.example:8080'])
    assert.throws(
      () => readOptions([], { SITE_URL }),
      (error: unknown) => error instanceof BuildError && /SITE_URL/.test(error.message),
    );
});

const supabase = {
  SUPABASE_URL: 'https://ref.supabase.co/',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
};
const refuses = (env: NodeJS.ProcessEnv, words: RegExp) =>
  assert.throws(
    () => readOptions([], env),
    (error: unknown) => error instanceof BuildError && words.test(error.message),
  );

options('name no database unless they are given one', () => {
  assert.is(readOptions([], {}).supabase, null);
  assert.equal(readOptions([], supabase).supabase, {
    url: 'https://ref.supabase.co',
    anonKey: 'sb_publishable_x',
  });
});

options('refuse a SUPABASE_URL without its key, and a key without its URL', () => {
  refuses({ ...supabase, SUPABASE_ANON_KEY: '' }, /belong together/);
  refuses({ ...supabase, SUPABASE_URL: '' }, /belong together/);
});

options('refuse a secret key, old or new, whatever stands around it', () => {
  const payload = Buffer.from('{"role":"service_role"}').toString('base64url');
  const keys = ['sb_secret_abc', `e30.${payload}.sig`, 'sbp_abc', 'postgresql://postgres:abc@db'];
  for (const key of keys.flatMap((key) => [key, `"${key}"`, `apikey=${key}`]))
    refuses({ ...supabase, SUPABASE_ANON_KEY: key }, /secret key/);
});

options.run();
