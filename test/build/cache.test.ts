import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCache as openLimited } from '../../src/build/cache.mjs';

const cached = suite('what a build keeps for the next one');

const openCache = (file: string) => openLimited(file, 2000);
const folder = await mkdtemp(join(tmpdir(), 'wrenview-'));
const path = join(folder, 'below/kept');
cached.after(() => rm(folder, { recursive: true }));

/** A text as a cache has it, and whether it had to be made. */
async function ask(cache: Awaited<ReturnType<typeof openCache>>, key: string, text: string) {
  let isMade = false;
  const make = async () => {
    isMade = true;
    return Buffer.from(text);
  };
  return { text: (await cache.get(key, make)).toString(), isMade };
}

cached('is made once', async () => {
  const first = await openCache(path);
  assert.equal(await ask(first, 'a', 'one'), { text: 'one', isMade: true });
  assert.equal(await ask(first, 'a', 'two'), { text: 'one', isMade: false });
  await first.save();
  const second = await openCache(path);
  assert.equal(await ask(second, 'a', 'two'), { text: 'one', isMade: false });
  assert.equal(await readdir(join(folder, 'below')), ['kept']);
});

cached('is not written again where nothing was added', async () => {
  const { mtimeMs } = await stat(path);
  const cache = await openCache(path);
  await ask(cache, 'a', 'one');
  await cache.save();
  assert.is((await stat(path)).mtimeMs, mtimeMs);
});

cached('goes when two thousand others were used since', async () => {
  const cache = await openCache(path);
  await ask(cache, 'a', 'one');
  await ask(cache, 'b', 'two');
  await cache.save();
  const next = await openCache(path);
  await ask(next, 'a', '');
  for (let count = 0; count < 1999; count += 1) await ask(next, `more ${count}`, '');
  await next.save();
  const last = await openCache(path);
  assert.equal(await ask(last, 'a', ''), { text: 'one', isMade: false });
  assert.equal(await ask(last, 'b', ''), { text: '', isMade: true });
});

cached('is made again where it cannot be read', async () => {
  await writeFile(path, 'half a fi');
  const cache = await openCache(path);
  assert.equal(await ask(cache, 'a', 'three'), { text: 'three', isMade: true });
  await cache.save();
  assert.is((await ask(await openCache(path), 'a', '')).text, 'three');
});

cached.run();
