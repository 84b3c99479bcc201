import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StaffUser } from '~/domain/entities';
import { itemsToMove, othersAmong, type Holdings, type MoveItem } from '~/domain/moveIn';
import { batchesOf, checkLimits, moveLimits, retryLimits } from '~/domain/moveInBatches';
import {
  choiceMade,
  countOutcomes,
  triedAgain,
  troublesFirst,
  waitingItems,
  waitingRows,
  withAnswers,
} from '~/domain/moveInRows';
import { sampleArticle } from './samples';

const member = (email: string): StaffUser => ({
  ...{ id: email, name: 'Wyn', email, role: 'Writer' },
  updatedAt: '',
});
const channel = {
  ...{ id: 'c', name: 'News', category: 'News', streamUrl: '', logoUrl: '', isFeatured: false },
  ...{ createdAt: '', updatedAt: '' },
};
const holdings: Holdings = {
  articles: [sampleArticle({ id: 'a', title: 'One' })],
  channels: [channel],
  staff: [member(' Ada@Staff.example '), member('wyn@staff.example')],
  damaged: { article: 0, channel: 0, staff: 0 },
};
const ownEmail = 'ada@staff.example';
const items = itemsToMove(holdings, { ownEmail, withStaff: true });
const rows = withAnswers(
  waitingRows(items),
  new Map([
    ['article-0', { outcome: 'added', reason: '' }],
    ['channel-0', { outcome: 'failed', reason: 'No address' }],
  ]),
);
const outcomesOf = (list: typeof rows) => list.map(({ outcome }) => outcome);

const moving = suite('what is moved in');

moving('articles, channels and, where wished, the staff but for oneself', () => {
  assert.equal(
    items.map(({ kind, name }) => `${kind} ${name}`),
    ['article One', 'channel News', 'staff Wyn, wyn@staff.example'],
  );
  assert.is(itemsToMove(holdings, { ownEmail, withStaff: false }).length, 2);
  assert.is(othersAmong(holdings.staff, ownEmail).length, 1);
});

moving('answers are put into the rows they belong to; the others wait', () => {
  assert.equal(outcomesOf(rows), ['added', 'failed', 'waiting']);
  assert.is(rows[1]?.reason, 'No address');
  assert.equal(countOutcomes(rows), { added: 1, exists: 0, failed: 1, waiting: 1, skipped: 0 });
});

moving('of a preview only what is chosen is moved', () => {
  assert.equal(outcomesOf(choiceMade(rows, new Set(['article-0'])))[0], 'waiting');
  assert.equal(outcomesOf(choiceMade(rows, new Set()))[0], 'skipped');
});

moving('another try is for what failed and what was not got to', () => {
  const again = triedAgain(rows);
  assert.equal(outcomesOf(again), ['added', 'waiting', 'waiting']);
  assert.is(again[1]?.reason, '');
  assert.equal(
    waitingItems(again).map(({ id }) => id),
    ['channel-0', 'staff-0'],
  );
});

moving('what somebody has to look at stands first', () => {
  assert.equal(outcomesOf(troublesFirst(rows)), ['failed', 'waiting', 'added']);
});

moving.run();

const batches = suite('requests of a move');

const article = (id: number, content = ''): MoveItem => ({
  ...{ id: `article-${id}`, kind: 'article', name: 'x' },
  record: sampleArticle({ content }),
});
const staff = (id: number): MoveItem => ({
  ...{ id: `staff-${id}`, kind: 'staff', name: 'x' },
  record: member(`${id}@staff.example`),
});
const many = (length: number, make: (id: number) => MoveItem) =>
  Array.from({ length }, (_, id) => make(id));
const sizes = (list: readonly MoveItem[], limits = moveLimits) =>
  batchesOf(list, limits).map(({ length }) => length);

batches('hold a hundred records, ten when tried again', () => {
  assert.equal(sizes(many(205, article)), [100, 100, 5]);
  assert.equal(sizes(many(25, article), retryLimits), [10, 10, 5]);
});

batches('hold a megabyte as it is sent, and one that is larger goes by itself', () => {
  const long = 'é'.repeat(300_000);
  assert.equal(sizes(many(3, (id) => article(id, long))), [1, 1, 1]);
  const half = 'x'.repeat(450_000);
  assert.equal(sizes(many(3, (id) => article(id, half))), [2, 1]);
  const huge = 'x'.repeat(1_500_000);
  assert.equal(sizes([article(0), article(1, huge), article(2)]), [1, 1, 1]);
});

batches('are full to the last byte, and each counts its own', () => {
  const record = sampleArticle({ content: '' });
  const bytes = 4 * JSON.stringify(record).length;
  assert.equal(sizes(many(8, article), { ...moveLimits, bytes }), [4, 4]);
});

batches('keep the order, staff last and one at a time', () => {
  const list = [staff(0), article(0), staff(1), article(1)];
  assert.equal(
    batchesOf(list, moveLimits).map((batch) => batch.map(({ id }) => id)),
    [['article-0', 'article-1'], ['staff-0'], ['staff-1']],
  );
});

batches('of a check hold as many members of staff as their addresses fit into its own', () => {
  assert.equal(sizes(many(60, staff), checkLimits), [25, 25, 10]);
});

batches('are none for nothing', () => {
  assert.equal(sizes([]), []);
});

batches.run();
