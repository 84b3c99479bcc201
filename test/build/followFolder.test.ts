import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { followFolder } from '../../src/build/followFolder.mjs';

const following = suite('following a folder');

const until = async (isSo: () => boolean) => {
  while (!isSo()) await setTimeout(5);
};

/** Until nothing was heard for a while: one change makes several events. */
async function quiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); await setTimeout(60)) before = count();
}

/** A folder that is followed while `use` runs. */
async function inFolder(
  work: () => Promise<void>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wrenview-follow-'));
  await mkdir(join(folder, 'pages/home'), { recursive: true });
  const stop = followFolder(folder, work);
  try {
    await use(folder);
  } finally {
    stop();
    await rm(folder, { recursive: true });
  }
}

following(
  'hears of files that are new, changed and put in place of others, however deep',
  async () => {
    let times = 0;
    await inFolder(
      async () => void times++,
      async (folder) => {
        const file = join(folder, 'pages/home/Page.tsx');
        const inPlace = async () => {
          await writeFile(`${file}~`, 'three');
          await rename(`${file}~`, file);
        };
        const later = join(folder, 'pages/later');
        for (const change of [
          () => writeFile(file, 'one'),
          () => writeFile(file, 'two'),
          inPlace,
          () => writeFile(file, 'four'),
          inPlace,
          () => mkdir(later),
          () => writeFile(join(later, 'Page.tsx'), 'one'),
          () => rm(later, { recursive: true }),
          () => mkdir(later),
          () => writeFile(join(later, 'Page.tsx'), 'two'),
          () => rm(file),
        ]) {
          const before = times;
          await change();
          await until(() => times > before);
          await quiet(() => times);
        }
      },
    );
  },
);

following('works once at a time, and once more for what changed meanwhile', async () => {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  await inFolder(
    async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running--;
    },
    async (folder) => {
      await writeFile(join(folder, 'a.ts'), '');
      await until(() => ends.length === 1);
      await writeFile(join(folder, 'b.ts'), '');
      await setTimeout(100);
      assert.is(ends.length, 1);
      ends[0]?.();
      await until(() => ends.length === 2);
      ends[1]?.();
      await until(() => running === 0);
      assert.is(most, 1);
    },
  );
});

following.run();
