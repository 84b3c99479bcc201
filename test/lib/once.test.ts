import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { once } from '~/lib/once';

const loads = suite('what is loaded once');

loads('However many want it, it is asked for once', async () => {
  const known = new Map<string, Promise<string>>();
  let asked = 0;
  const load = async () => `answer ${++asked}`;
  const answers = await Promise.all([once(known, 'a', load), once(known, 'a', load)]);
  assert.equal(answers, ['answer 1', 'answer 1']);
  assert.is(await once(known, 'a', load), 'answer 1');
  assert.is(await once(known, 'b', load), 'answer 2');
});

loads('What failed is asked for again', async () => {
  const known = new Map<string, Promise<string>>();
  const failing = once(known, 'a', () => Promise.reject(new Error('offline')));
  assert.is(await failing.catch(() => 'failed'), 'failed');
  assert.is(await once(known, 'a', async () => 'answer'), 'answer');
});

loads(
  'What is on its way again is not forgotten by others who wanted it the first time',
  async () => {
    const known = new Map<string, Promise<string>>();
    let asked = 0;
    const load = async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return `answer ${asked}`;
    };
    const again = once(known, 'a', load).catch(() => once(known, 'a', load));
    const other = once(known, 'a', load).catch(() => 'failed');
    assert.equal(await Promise.all([again, other]), ['answer 2', 'failed']);
    assert.is(await once(known, 'a', load), 'answer 2');
  },
);

loads.run();
