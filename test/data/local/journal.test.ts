import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Claims } from '~/data/local/claims';
import { createJournal } from '~/data/local/journal';
import { memoryKeyValue } from '~/data/keyValue';
import { fieldsOf } from '~/domain/articleDraft';
import { sampleDraft as draft } from '../../domain/samples';
import { fakeShelf, type FakeShelf } from '../fakes/shelf';
import { fakeStorage, type FakeStorage } from '../fakes/storage';

const journal = suite('journal of unsaved texts');

const nobody: Claims = {
  claim: async () => () => undefined,
  list: async () => new Set(),
  onRelease: () => undefined,
};

interface World {
  shelf?: FakeShelf;
  disk?: FakeStorage;
  claims?: Claims;
  channel?: EventTarget & { postMessage(data: unknown): void };
  now?: () => number;
}

const open = ({
  shelf = fakeShelf(),
  disk = fakeStorage(),
  claims = nobody,
  channel,
  now = () => 0,
}: World = {}) => ({
  ...createJournal({ shelf, storage: disk.tab(), claims, channel: channel ?? null, now }),
  shelf,
  disk,
});

/** Two tabs' ends of a channel: what one posts the other hears. */
function pairOfChannels(): [Required<World>['channel'], Required<World>['channel']] {
  const end = () => Object.assign(new EventTarget(), { postMessage: (_: unknown): void => {} });
  const [one, two] = [end(), end()];
  one.postMessage = (data) => two.dispatchEvent(new MessageEvent('message', { data }));
  two.postMessage = (data) => one.dispatchEvent(new MessageEvent('message', { data }));
  return [one, two];
}

journal('What is kept is listed as it was typed, surrogates and all', async () => {
  const odd = { ...fieldsOf(null), title: 'نص 🎬 \u202e \ud800', content: 'a\r\n\0b' };
  const kept = draft({
    fields: odd,
    start: { origin: { id: 'a', updatedAt: 'then' }, fields: odd },
  });
  for (const broken of [false, true]) {
    const { keep, list, shelf } = open();
    shelf.broken = broken;
    assert.is(await keep(kept), true);
    assert.equal(await list('ann'), [{ ...kept, open: false }]);
  }
});

journal('Nobody is given another person’s', async () => {
  const { keep, list } = open();
  await keep(draft());
  await keep(draft({ id: 'd-2', personId: 'ben' }));
  assert.equal(
    (await list('ann')).map(({ id }) => id),
    ['d-1'],
  );
  assert.equal(
    (await list('ben')).map(({ id }) => id),
    ['d-2'],
  );
  assert.equal(await list(''), []);
});

journal(
  'The last typed comes first, and a later key takes the place of an earlier one',
  async () => {
    const { keep, list } = open();
    await keep(draft({ id: 'old' }));
    await keep(draft({ id: 'new', typedAt: '2026-01-02T10:00:00.000Z' }));
    await keep(draft({ id: 'old', typedAt: '2026-01-03T10:00:00.000Z', place: 'a' }));
    assert.equal(
      (await list('ann')).map(({ id, place }) => [id, place]),
      [
        ['old', 'a'],
        ['new', null],
      ],
    );
  },
);

journal('Those that a tab is being written in are marked', async () => {
  const claims = { ...nobody, list: async () => new Set(['d-2']) };
  const { keep, list } = open({ claims });
  await keep(draft());
  await keep(draft({ id: 'd-2' }));
  assert.equal(
    (await list('ann')).map((each) => [each.id, each.open]),
    [
      ['d-1', false],
      ['d-2', true],
    ],
  );
});

journal(
  'Without the database local storage takes it, and gives it up when that is back',
  async () => {
    const world = { shelf: fakeShelf(), disk: fakeStorage() };
    world.shelf.broken = true;
    assert.is(await open(world).keep(draft()), true);
    assert.is(world.disk.entries.size, 1);
    assert.equal((await open(world).list('ann')).length, 1);
    world.shelf.broken = false;
    const later = open(world);
    await later.keep(draft({ typedAt: '2026-01-02T10:00:00.000Z' }));
    assert.is(world.disk.entries.size, 0);
    assert.equal(
      (await later.list('ann')).map(({ typedAt }) => typedAt),
      ['2026-01-02T10:00:00.000Z'],
    );
  },
);

journal('Until the database is open local storage has it, too, at once', async () => {
  const { keep, list, shelf, disk } = open();
  shelf.open = false;
  const kept = keep(draft());
  assert.equal(disk.tab().keys(), ['article_draft.d-1']);
  assert.is(await kept, true);
  assert.equal(disk.tab().keys(), []);
  assert.is((await list('ann')).length, 1);
});

journal('Without either it lasts as long as the page, and says so', async () => {
  const world = { shelf: fakeShelf(), disk: fakeStorage() };
  world.shelf.broken = true;
  world.disk.fill();
  const here = open(world);
  assert.is(await here.keep(draft()), false);
  assert.equal((await here.list('ann')).length, 1);
  assert.equal(await open(world).list('ann'), []);
  const { keep } = createJournal({
    shelf: world.shelf,
    storage: memoryKeyValue(),
    claims: nobody,
    channel: null,
    now: () => 0,
  });
  assert.is(await keep(draft()), false);
});

journal('What is removed is gone everywhere, even while it is still being written', async () => {
  const { keep, remove, list, shelf, disk } = open();
  const writing = keep(draft());
  await remove('d-1');
  await writing;
  assert.equal(await list('ann'), []);
  assert.is(shelf.entries.size, 0);
  shelf.broken = true;
  await keep(draft());
  await remove('d-1');
  assert.is(disk.entries.size, 0);
});

journal('A new draft and a removed one are news; a further key is none', async () => {
  const { keep, remove, subscribe } = open();
  let news = 0;
  const stop = subscribe(() => void news++);
  await keep(draft());
  await keep(draft({ typedAt: '2026-01-02T10:00:00.000Z' }));
  assert.is(news, 1);
  await remove('d-1');
  assert.is(news, 2);
  stop();
  await keep(draft());
  assert.is(news, 2);
});

/** Every order in which a browser takes the database and local storage, all at once or in turns. */
const clearings: ((world: Required<Pick<World, 'shelf' | 'disk'>>) => void)[] = [
  ({ shelf, disk }) => (shelf.lose(), disk.clear()),
  ({ shelf, disk }) => (disk.clear(), shelf.lose()),
  ({ shelf, disk }) => (disk.clear(), disk.clear(), shelf.lose(), disk.clear()),
];

/** Lets what was begun come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

journal('Site data that is cleared in any order takes no text that is still typed', async () => {
  for (const clear of clearings) {
    const claims = { ...nobody, list: async () => new Set(['d-1']) };
    let time = 0;
    const { keep, list, ...world } = open({ claims, now: () => time });
    await keep(draft());
    time = 3_600_000;
    clear(world);
    await settle();
    assert.is((await list('ann')).length, 1);
    assert.is(world.shelf.entries.size, 1);
  }
});

journal('A database that refuses to be made anew at once leaves it to local storage', async () => {
  const { keep, list, shelf, disk } = open();
  await keep(draft());
  shelf.broken = true;
  shelf.lose();
  await settle();
  disk.clear();
  await settle();
  assert.equal(disk.tab().keys(), ['article_draft.d-1']);
  assert.is((await list('ann')).length, 1);
});

journal('What is being written while site data is cleared is kept, too', async () => {
  const { keep, list, shelf } = open();
  const writing = keep(draft());
  shelf.lose();
  await writing;
  shelf.lose();
  await settle();
  assert.is((await list('ann')).length, 1);
});

journal('An editor that closed gives its text back for a moment, and not for ever', async () => {
  let time = 0;
  const { keep, list, shelf } = open({ now: () => time });
  await keep(draft());
  time = 5000;
  shelf.lose();
  await settle();
  assert.is((await list('ann')).length, 1);
  time = 60_000;
  shelf.lose();
  await settle();
  assert.equal(await list('ann'), []);
});

journal('What was removed does not come back when site data is cleared', async () => {
  const { keep, remove, list, shelf } = open();
  const writing = keep(draft());
  await remove('d-1');
  await writing;
  await keep(draft({ id: 'd-2' }));
  shelf.lose();
  const removing = remove('d-2');
  await settle();
  await removing;
  assert.equal(await list('ann'), []);
});

journal('What another tab removed or went on with is brought back by nobody else', async () => {
  const [channel, far] = pairOfChannels();
  const world = { shelf: fakeShelf(), disk: fakeStorage() };
  const here = open({ ...world, channel });
  const there = open({ ...world, channel: far });
  await here.keep(draft());
  await here.keep(draft({ id: 'd-2' }));
  await there.remove('d-1');
  const later = '2026-01-02T10:00:00.000Z';
  await there.keep(draft({ id: 'd-2', typedAt: later }));
  world.shelf.lose();
  await settle();
  assert.equal(
    (await here.list('ann')).map(({ id, typedAt }) => [id, typedAt]),
    [['d-2', later]],
  );
});

journal(
  'What is typed anew stays, though what was taken back before is still being written',
  async () => {
    const shelf = fakeShelf();
    const { put } = shelf;
    const late: (() => void)[] = [];
    shelf.put = async (key, value) => {
      await new Promise<void>((next) => late.push(next));
      return put(key, value);
    };
    const { keep, remove, list } = open({ shelf });
    const work = [
      keep(draft()),
      remove('d-1'),
      keep(draft({ typedAt: '2026-01-01T10:00:01.000Z' })),
    ];
    late.forEach((next) => next());
    await Promise.all(work);
    assert.equal(
      (await list('ann')).map(({ typedAt }) => typedAt),
      ['2026-01-01T10:00:01.000Z'],
    );
  },
);

journal('Other tabs hear that one goes on with a draft', async () => {
  const [channel, far] = pairOfChannels();
  const world = { shelf: fakeShelf(), disk: fakeStorage() };
  const here = open({ ...world, channel });
  const there = open({ ...world, channel: far });
  await here.keep(draft());
  let news = 0;
  here.subscribe(() => void (news += 1));
  await there.claim('d-1');
  assert.is(news, 1);
});

journal('What cannot be understood is left alone and not shown', async () => {
  const { list, shelf, disk } = open();
  const odd = [
    null,
    1,
    'x',
    [],
    {},
    { id: 'd' },
    { ...draft(), start: null },
    { ...draft(), personId: 3 },
  ];
  odd.forEach((value, index) => shelf.entries.set(`${index}`, value));
  disk.entries.set('article_draft.x', '{"id":');
  assert.equal(await list('ann'), []);
  assert.is(shelf.entries.size, odd.length);
  assert.is(disk.entries.size, 1);
  shelf.entries.set('fields', { ...draft(), fields: { title: 5, status: 'Draft', extra: '<b>' } });
  const [read] = await list('ann');
  assert.equal(read?.fields, fieldsOf(null));
});

journal.run();
