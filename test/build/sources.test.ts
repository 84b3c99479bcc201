import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOfSources } from '../../src/build/sources.mjs';

const kept = suite('what is made of the sources');

const root = await mkdtemp(join(tmpdir(), 'wrenview-'));
kept.after(() => rm(root, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(root, path), text);
await mkdir(join(root, 'src/pages'), { recursive: true });
await mkdir(join(root, 'node_modules'));
await write('src/main.ts', 'one');
await write('src/pages/home.ts', 'home');
await write('package-lock.json', '{}');
await write('node_modules/.package-lock.json', '{}');

/** What `work` made, or nothing where that was known already. */
async function make(settings?: object, work = async () => {}, name = 'graphs') {
  let isMade = false;
  const made = await madeOfSources(
    root,
    name,
    async () => {
      isMade = true;
      await work();
      return Buffer.from('made');
    },
    settings,
  );
  assert.is(`${made}`, 'made');
  return isMade;
}

kept('is made once', async () => {
  assert.ok(await make());
  assert.not(await make());
});

kept('is made anew when a source changed, was added, was renamed or went', async () => {
  await write('src/main.ts', 'two');
  assert.ok(await make());
  await write('src/pages/faq.ts', 'faq');
  assert.ok(await make());
  await rename(join(root, 'src/pages/faq.ts'), join(root, 'src/pages/help.ts'));
  assert.ok(await make());
  await rm(join(root, 'src/pages/help.ts'));
  assert.not(await make(), 'as it was before');
  await rm(join(root, 'src/pages/home.ts'));
  assert.ok(await make());
});

kept('is made anew when other packages are installed or asked for', async () => {
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json', 'package.json']) {
    await write(list, `{ "name": "${list}" }`);
    assert.ok(await make(), list);
    assert.not(await make(), list);
  }
});

kept('is made anew when sources are read in another way', async () => {
  await write('tsconfig.json', '{}');
  assert.ok(await make());
});

kept('is kept by name, and for each of the settings that it was made with', async () => {
  assert.ok(await make({ minify: false }));
  assert.ok(await make({ minify: true }));
  assert.not(await make({ minify: false }));
  assert.ok(await make({ minify: false }, undefined, 'others'));
});

kept('is not kept where a source changed while it was made', async () => {
  await write('src/main.ts', 'three');
  assert.ok(await make({}, () => write('src/main.ts', 'four')));
  assert.ok(await make(), 'four was not what it began with');
  await write('src/main.ts', 'three');
  assert.ok(await make(), 'three may not be what it was made of');
});

kept('is not kept where it could not be made', async () => {
  await write('src/main.ts', 'wrong');
  const failure = new Error('src/main.ts:1: wrong');
  const work = () => Promise.reject(failure);
  assert.is(await make({}, work).catch((error: unknown) => error), failure);
  assert.ok(await make());
});

kept.run();
