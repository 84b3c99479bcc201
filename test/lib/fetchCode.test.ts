import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fetchCode } from '~/lib/fetchCode';

const code = suite('code that is fetched');

const { setTimeout: later } = globalThis;
code.after.each(() => void Object.assign(globalThis, { setTimeout: later }));

const outcome = (load: () => Promise<string>) =>
  fetchCode(load).catch(({ message }: Error) => message);

code('is asked for once more where it breaks off, and then not again', async () => {
  let count = 0;
  const failing = (times: number) => () =>
    ++count > times ? Promise.resolve('there') : Promise.reject(new Error('broken off'));
  assert.is(await outcome(failing(1)), 'there');
  assert.is(count, 2);
  count = 0;
  assert.is(await outcome(failing(9)), 'broken off');
  assert.is(count, 2);
});

code('is given up after half a minute', async () => {
  /** Milliseconds of each wait, which is over at once. */
  const waits: number[] = [];
  const hasty = (work: () => void, ms = 0) => {
    waits.push(ms);
    return later(work);
  };
  // the runner has its own wait, begun as this test is
  await undefined;
  Object.assign(globalThis, { setTimeout: hasty });
  assert.is(await outcome(() => new Promise<string>(() => undefined)), 'not done within 30000 ms');
  assert.equal(waits, [30_000]);
});

code.run();
