import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createWatchHistory } from '~/data/local/history';
import { fakeBrowser } from '../fakes/environment';
import { refusal, valueOf } from '../outcome';

const history = suite('watch history');

function open(stored?: string) {
  const browser = fakeBrowser(stored === undefined ? {} : { watch_history: stored });
  const watched = createWatchHistory(browser.tab());
  return {
    ...browser,
    watched,
    add: (userId: string, contentId: string) =>
      valueOf(watched.add(userId, { contentId, title: `Title ${contentId}` })),
    idsOf: (userId: string) => watched.list(userId).map(({ contentId }) => contentId),
  };
}

history('It starts empty', () => {
  assert.equal(open().watched.list('u'), []);
});

history('It shows the newest first, with title and time', () => {
  const { add, watched, clock } = open();
  add('u', 'a');
  clock.pass(60);
  add('u', 'b');
  assert.equal(
    watched.list('u').map(({ contentId, title, watchedAt }) => ({ contentId, title, watchedAt })),
    [
      { contentId: 'b', title: 'Title b', watchedAt: '2026-03-01T10:01:00.000Z' },
      { contentId: 'a', title: 'Title a', watchedAt: '2026-03-01T10:00:00.000Z' },
    ],
  );
});

history('A title watched again moves to the front and stands there once', () => {
  const { add, idsOf } = open();
  for (const id of ['a', 'b', 'c', 'a']) add('u', id);
  assert.equal(idsOf('u'), ['a', 'c', 'b']);
});

history('It keeps the last twenty titles of each person', () => {
  const { add, idsOf } = open();
  add('other', 'kept');
  for (let number = 1; number <= 25; number += 1) add('u', `${number}`);
  assert.equal(
    idsOf('u'),
    Array.from({ length: 20 }, (_, index) => `${25 - index}`),
  );
  assert.equal(idsOf('other'), ['kept']);
  add('u', '10');
  assert.is(idsOf('u').length, 20, 'watching again drops none');
});

history('People see their own', () => {
  const { add, idsOf } = open();
  add('u', 'a');
  add('v', 'b');
  add('v', 'a');
  assert.equal([idsOf('u'), idsOf('v'), idsOf('w')], [['a'], ['a', 'b'], []]);
});

history('Another tab sees it', () => {
  const { add, tab } = open();
  add('u', 'a');
  assert.is(createWatchHistory(tab()).list('u').length, 1);
});

for (const text of ['{', 'null', '"x"', '{}', '7', '', '['.repeat(10_000)]) {
  history(`It survives ${JSON.stringify(text.slice(0, 8))} in its place`, () => {
    const { add, watched, idsOf } = open(text);
    assert.equal(watched.list('u'), []);
    add('u', 'a');
    assert.equal(idsOf('u'), ['a']);
  });
}

history('Entries that are none are left out', () => {
  const good = { userId: 'u', contentId: 'a', title: 'A', watchedAt: '2026-01-01T00:00:00.000Z' };
  const { idsOf } = open(JSON.stringify([null, 7, {}, { userId: 'u' }, [good], good]));
  assert.equal(idsOf('u'), ['a']);
});

history('Full storage keeps the old list and says so', () => {
  const { add, idsOf, watched, storage } = open();
  add('u', 'a');
  storage.fill();
  assert.is(refusal(watched.add('u', { contentId: 'b', title: 'B' })).code, 'storage-full');
  assert.equal(idsOf('u'), ['a']);
});

history.run();
