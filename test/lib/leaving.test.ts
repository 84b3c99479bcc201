import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blockLeaving, mayLeave } from '~/lib/leaving';

const leaving = suite('leaving a page');

leaving('Whoever would lose something is asked, until one of them stays', async () => {
  const asked: string[] = [];
  const answering = (name: string, agreed: boolean) =>
    blockLeaving(async () => {
      asked.push(name);
      return agreed;
    });
  const stops = [answering('a', true), answering('b', false), answering('c', true)];
  assert.is(await mayLeave(), false);
  assert.equal(asked, ['a', 'b']);
  stops.forEach((stop) => stop());
});

leaving('A question that was withdrawn is not asked', async () => {
  let asked = 0;
  const withdraw = blockLeaving(async () => {
    asked += 1;
    return false;
  });
  withdraw();
  assert.is(await mayLeave(), true);
  assert.is(asked, 0);
});

leaving.run();
