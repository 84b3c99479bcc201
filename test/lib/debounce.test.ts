import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDebounce } from '~/lib/debounce';

const soon = suite('work done soon');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const counted = (pause: number, most: number) => {
  const work = { done: 0 };
  return { work, soon: createDebounce(() => void work.done++, pause, most) };
};

soon('Calls in a row are one piece of work, once they pause', async () => {
  const { work, soon } = counted(20, 1000);
  for (let call = 0; call < 5; call++) soon.later();
  assert.is(work.done, 0);
  await wait(60);
  assert.is(work.done, 1);
  soon.later();
  await wait(60);
  assert.is(work.done, 2);
});

soon('Calls that never pause do not put it off for ever', async () => {
  const { work, soon } = counted(200, 60);
  for (let call = 0; call < 12 && work.done === 0; call++) {
    soon.later();
    await wait(15);
  }
  assert.is(work.done, 1);
});

soon('What is due is done at once when asked for, and then no more', async () => {
  const { work, soon } = counted(20, 1000);
  soon.flush();
  assert.is(work.done, 0);
  soon.later();
  soon.flush();
  assert.is(work.done, 1);
  await wait(60);
  assert.is(work.done, 1);
});

soon('What is due can be dropped, which says whether anything was', async () => {
  const { work, soon } = counted(20, 1000);
  assert.is(soon.stop(), false);
  soon.later();
  assert.is(soon.stop(), true);
  await wait(60);
  assert.is(work.done, 0);
});

soon.run();
