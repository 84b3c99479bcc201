import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure } from '~/data/failures';
import { createLedger, fingerprint } from '~/data/local/ledger';
import { memoryKeyValue } from '~/data/keyValue';
import { fakeShelf, type FakeShelf } from '../fakes/shelf';

const ledger = suite('newest text of a key');

const key = 'admin_channels';

let time = 0;
ledger.before.each(() => void (time = Date.UTC(2026, 0, 1)));
const now = () => new Date(time);
const muchLater = () => (time += 10_000);

/** A tab whose storage holds `text`, null for nothing; it may be behind what others wrote. */
function openTab(shelf: FakeShelf, text: string | null) {
  const storage = memoryKeyValue(text === null ? {} : { [key]: text });
  const tab = memoryKeyValue();
  const restored: string[] = [];
  const onRestored = (key: string) => void restored.push(key);
  return {
    storage,
    restored,
    read: () => storage.get(key),
    /** As after a reload: the same storages, the page's memory gone. */
    around: (change?: (text: string | null) => string) =>
      createLedger(storage, shelf, tab, { now, onRestored }).around(key, async () => {
        if (change) storage.set(key, change(storage.get(key)));
        return storage.get(key);
      }),
  };
}
const append = (letter: string) => (text: string | null) => (text ?? '') + letter;

ledger('A tab that is behind works on what the other wrote', async () => {
  const shelf = fakeShelf();
  const [one, other] = [openTab(shelf, 'a'), openTab(shelf, 'a')];
  await one.around(append('b'));
  await other.around(append('c'));
  assert.is(other.read(), 'abc');
  // and the first, whose storage still shows its own
  await one.around(append('d'));
  assert.is(one.read(), 'abcd');
});

ledger('A tab that is behind and cannot read it leaves it as it is', async () => {
  const shelf = fakeShelf();
  const [one, other] = [openTab(shelf, 'a'), openTab(shelf, 'a')];
  await one.around(append('b'));
  const { get } = shelf;
  shelf.get = async () => failure('storage-unavailable', 'Too slow');
  assert.is(await other.around(), 'a');
  shelf.get = get;
  assert.is(await other.around(), 'ab');
});

ledger('A tab that is several writes behind catches up, too', async () => {
  const shelf = fakeShelf();
  const [one, other] = [openTab(shelf, null), openTab(shelf, null)];
  for (const letter of 'abcde') await one.around(append(letter));
  assert.is(await other.around(), 'abcde');
});

ledger(
  'What another tab wrote before and what comes late does not undo what came after',
  async () => {
    const shelf = fakeShelf();
    const tab = openTab(shelf, 'a');
    await tab.around(append('b'));
    assert.equal(tab.restored, []);
    tab.storage.set(key, 'a');
    assert.is(await tab.around(append('c')), 'abc');
    assert.equal(tab.restored, [key]);
  },
);

ledger('An earlier text that somebody puts back by hand, later than that, stands', async () => {
  const shelf = fakeShelf();
  const tab = openTab(shelf, 'a');
  await tab.around(append('b'));
  muchLater();
  tab.storage.set(key, 'a');
  assert.is(await tab.around(append('c')), 'ac');
  assert.equal(tab.restored, []);
});

ledger('So it does where the clock was set back in between', async () => {
  const shelf = fakeShelf();
  const tab = openTab(shelf, 'a');
  await tab.around(append('b'));
  time -= 10_000;
  tab.storage.set(key, 'a');
  assert.is(await tab.around(append('c')), 'ac');
  assert.equal(tab.restored, []);
});

ledger('What is written may be crossed for a few seconds', async () => {
  const storage = memoryKeyValue();
  const options = { now, onRestored: () => assert.unreachable() };
  const page = createLedger(storage, fakeShelf(), memoryKeyValue(), options);
  assert.is(page.mayBeCrossed(key), false);
  await page.around(key, async () => storage.set(key, 'a'));
  assert.is(page.mayBeCrossed(key), true);
  muchLater();
  assert.is(page.mayBeCrossed(key), false);
});

ledger('What a crash kept from the storage is brought back', async () => {
  const shelf = fakeShelf();
  await openTab(shelf, '[]').around(() => '[1]');
  const after = openTab(shelf, '[]');
  assert.is(await after.around(), '[1]');
  assert.is(after.read(), '[1]');
});

ledger('So is what was written first of all', async () => {
  const shelf = fakeShelf();
  await openTab(shelf, null).around(() => '[1]');
  assert.is(await openTab(shelf, null).around(), '[1]');
});

ledger('What somebody else put into the storage stands', async () => {
  const shelf = fakeShelf();
  await openTab(shelf, '[]').around(() => '[1]');
  const tab = openTab(shelf, '[2]');
  assert.is(await tab.around(), '[2]');
  // from now on for everybody
  assert.is(await openTab(shelf, '[1]').around(), '[2]');
});

ledger('Records that are removed by hand are not brought back in that tab', async () => {
  const shelf = fakeShelf();
  const tab = openTab(shelf, null);
  await tab.around(() => '[1]');
  tab.storage.remove(key);
  assert.is(await tab.around(), null);
  assert.is(await tab.around(() => '[seeds]'), '[seeds]');
  const another = openTab(shelf, '[1]');
  assert.is(await another.around(), '[seeds]');
});

ledger('A text that is the same again is no reason to go back', async () => {
  const shelf = fakeShelf();
  const [one, other] = [openTab(shelf, '[]'), openTab(shelf, '[]')];
  await one.around(() => '[1]');
  await one.around(() => '[]');
  assert.is(await other.around(append('!')), '[]!');
  assert.is(await one.around(), '[]!');
});

ledger('Where the database refuses, the storage alone counts', async () => {
  const shelf = fakeShelf();
  shelf.broken = true;
  const tab = openTab(shelf, 'a');
  assert.is(await tab.around(append('b')), 'ab');
  assert.is(tab.read(), 'ab');
});

ledger('What damaged the database does not reach the storage', async () => {
  const shelf = fakeShelf();
  for (const odd of [null, 7, 'text', [], {}, { text: 1 }, { text: null, before: 'x' }]) {
    shelf.entries.set(key, odd);
    assert.is(await openTab(shelf, 'a').around(), 'a');
  }
});

ledger('A failure inside is passed on and notes nothing', async () => {
  const shelf = fakeShelf();
  const storage = memoryKeyValue({ [key]: 'a' });
  const work = createLedger(storage, shelf, memoryKeyValue(), {
    now,
    onRestored: () => undefined,
  }).around(key, async () => {
    throw new Error('broken');
  });
  await work.then(assert.unreachable, (error: unknown) => assert.match(String(error), 'broken'));
  assert.is(shelf.entries.size, 0);
});

ledger('Fingerprints tell texts apart, and nothing from an empty text', () => {
  const texts = [
    '',
    'a',
    'b',
    'ab',
    'ba',
    '[]',
    '[{}]',
    'a'.repeat(1000),
    'a'.repeat(1001),
    'é',
    '\ud800',
  ];
  assert.is(new Set(texts.map(fingerprint)).size, texts.length);
  assert.is(fingerprint(null), '');
  assert.not(texts.map(fingerprint).includes(''));
});

ledger.run();
