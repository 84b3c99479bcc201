import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { knownGraph } from '../../src/build/knownGraph.mjs';

const kept = suite('what imports what');

const root = await mkdtemp(join(tmpdir(), 'wrenview-'));
kept.after(() => rm(root, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(root, path), text);
await mkdir(join(root, 'src/pages'), { recursive: true });
await mkdir(join(root, 'node_modules'));
await write('src/main.ts', 'one');
await write('src/pages/home.ts', 'home');
await write('package-lock.json', '{}');
await write('node_modules/.package-lock.json', '{}');

let bundles = 0;

/** Asks for the graph. */
async function ask(settings = { minify: true }): Promise<Metafile> {
  return knownGraph(root, settings, async () => {
    bundles += 1;
    return { inputs: { [`bundle ${bundles}`]: { bytes: 1, imports: [] } }, outputs: {} };
  });
}

/** Whether it takes a bundle to tell. */
async function isFoundOut(settings?: { minify: boolean }) {
  const before = bundles;
  const graph = await ask(settings);
  assert.equal(Object.keys(graph.inputs).length, 1);
  return bundles > before;
}

kept('is found out once, and is the same from then on', async () => {
  const first = await ask();
  assert.is(bundles, 1);
  assert.equal(await ask(), first);
  assert.is(bundles, 1);
});

kept('is found out anew when a source changed, was added, was renamed or went', async () => {
  await write('src/main.ts', 'two');
  assert.ok(await isFoundOut());
  await write('src/pages/faq.ts', 'faq');
  assert.ok(await isFoundOut());
  await rename(join(root, 'src/pages/faq.ts'), join(root, 'src/pages/help.ts'));
  assert.ok(await isFoundOut());
  await rm(join(root, 'src/pages/help.ts'));
  assert.not(await isFoundOut(), 'as it was before');
  await rm(join(root, 'src/pages/home.ts'));
  assert.ok(await isFoundOut());
});

kept('is found out anew when other packages are installed or asked for', async () => {
  for (const list of ['package-lock.json', 'node_modules/.package-lock.json', 'package.json']) {
    await write(list, `{ "name": "${list}" }`);
    assert.ok(await isFoundOut(), list);
    assert.not(await isFoundOut(), list);
  }
});

kept('is found out anew when sources are read in another way', async () => {
  await write('tsconfig.json', '{}');
  assert.ok(await isFoundOut());
});

kept('is kept for each of the settings that sources are bundled with', async () => {
  assert.ok(await isFoundOut({ minify: false }));
  assert.not(await isFoundOut({ minify: true }));
  assert.not(await isFoundOut({ minify: false }));
});

kept('is not kept where the sources could not be bundled', async () => {
  await write('src/main.ts', 'wrong');
  const failure = new Error('src/main.ts:1: wrong');
  const failed = await knownGraph(root, { minify: true }, () => Promise.reject(failure)).catch(
    (error: unknown) => error,
  );
  assert.is(failed, failure);
  assert.ok(await isFoundOut());
});

kept.run();
