import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BringItems } from '~/data/moveIn';
import { bringAll } from '~/data/moveInRun';
import { failure } from '~/data/failures';
import { storageKeys } from '~/data/keys';
import { memoryKeyValue } from '~/data/keyValue';
import { readBackup } from '~/data/local/backupFormat';
import { holdingsIn, leftBehindIn, saveHoldings } from '~/data/supabase/moveInStorage';
import type { MoveItem } from '~/domain/moveIn';
import type { MoveAnswers } from '~/domain/moveInRows';
import { ok } from '~/domain/result';
import { sampleArticle, sampleDraft } from '../domain/samples';
import { valueOf } from './outcome';

const run = suite('the run of a move');

const item = (id: string): MoveItem => ({
  ...{ id, kind: 'article', name: id },
  record: sampleArticle({ id }),
});
const three = [[item('a')], [item('b')], [item('c')]];
const added: BringItems = async (items) =>
  ok(new Map(items.map(({ id }) => [id, { outcome: 'added', reason: '' }])));

/** Runs the three batches; gives the answers as `id: outcome or reason`. */
async function ranWith(bring: BringItems, isStopped = (_said: number) => false) {
  const said: string[] = [];
  const onAnswers = (answers: MoveAnswers) => {
    for (const [id, { outcome, reason }] of answers) said.push(`${id}: ${reason || outcome}`);
  };
  const ending = await bringAll(three, bring, {
    onAnswers,
    isStopped: () => isStopped(said.length),
  });
  return { said, ending };
}

const failing =
  (code: string): BringItems =>
  async (items) =>
    items[0]?.id === 'b' ? failure(code, 'Why') : added(items);

run('brings one batch after the other', async () => {
  assert.equal(await ranWith(added), { said: ['a: added', 'b: added', 'c: added'], ending: null });
});

run('goes on after a failure that is of one batch', async () => {
  for (const code of ['server', 'refused', 'too-large']) {
    const { said, ending } = await ranWith(failing(code));
    assert.equal(said, ['a: added', 'b: Why', 'c: added'], code);
    assert.is(ending, null);
  }
});

run('ends at a failure that the next batch would meet, too', async () => {
  for (const code of ['network', 'timeout', 'throttled', 'unreadable', 'forbidden', 'no-session']) {
    const { said, ending } = await ranWith(failing(code));
    assert.equal(said, ['a: added', 'b: Why'], code);
    assert.equal(ending, { code, message: 'Why' });
  }
});

run('stops between two batches', async () => {
  const { said, ending } = await ranWith(added, (count) => count === 2);
  assert.equal(said, ['a: added', 'b: added']);
  assert.is(ending, null);
});

run.run();

const storage = suite('what a browser holds to be moved in');

const held = {
  [storageKeys.articles]: JSON.stringify([sampleArticle({ id: 'a' }), { id: 'no title' }, 7]),
  [storageKeys.channels]: '{ broken',
  [storageKeys.staff]: JSON.stringify([
    { id: 'u', name: 'Wyn', email: 'wyn@staff.example', role: 'Writer', password: 'clear-text' },
  ]),
  [storageKeys.customers]: JSON.stringify([{ id: 'c', email: 'cass@customer.example' }, 'odd']),
};
/** Wyn's text, and one of who works with the database. */
const typed = [sampleDraft({ personId: 'u' }), sampleDraft({ personId: 'hosted', id: 'd-2' })];
const browserWith = (entries?: Readonly<Record<string, string>>) => ({
  storage: memoryKeyValue(entries),
  drafts: {
    list: async (person: string) =>
      typed
        .filter(({ personId }) => personId === person)
        .map((draft) => ({ ...draft, open: false })),
  },
});

storage('is read without what is damaged, which is counted', () => {
  const { articles, channels, staff, damaged } = holdingsIn(memoryKeyValue(held));
  assert.equal([articles.length, channels.length, staff.length], [1, 0, 1]);
  assert.equal(damaged, { article: 2, channel: 1, staff: 0 });
  assert.not.ok(JSON.stringify(staff).includes('clear-text'));
});

storage('is nothing in a browser that never kept any', () => {
  const { articles, channels, staff } = holdingsIn(memoryKeyValue());
  assert.is(articles.length + channels.length + staff.length, 0);
});

storage('has customers and unsaved texts beside it, which do not move', async () => {
  const { customers, unsaved } = await leftBehindIn(browserWith(held));
  assert.is(customers, 1);
  assert.equal(
    unsaved.map(({ fields }) => fields.title),
    ['Half a thought'],
  );
  assert.equal(await leftBehindIn(browserWith()), { customers: 0, unsaved: [] });
});

storage(
  'can be saved as a backup, without clear-text passwords, with what is damaged or unsaved',
  async () => {
    const browser = browserWith(held);
    const { name, text } = await saveHoldings(browser, new Date('2026-03-04T05:06:07Z'));
    assert.is(name, 'website-backup-2026-03-04.json');
    assert.not.ok(text.includes('clear-text'));
    const { records } = valueOf(readBackup(text));
    assert.equal(
      records.articles?.map(({ id }) => id),
      ['a'],
    );
    assert.equal(
      records.users?.map(({ email }) => email),
      ['wyn@staff.example'],
    );
    assert.equal(JSON.parse(text).unreadable[storageKeys.channels], '{ broken');
    const [unsaved, ...more] = JSON.parse(text).unsaved;
    assert.is(unsaved.fields.title, 'Half a thought');
    assert.equal(more, []);
    for (const [key, kept] of Object.entries(held)) assert.is(browser.storage.get(key), kept);
  },
);

storage.run();
