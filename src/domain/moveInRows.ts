import type { MoveItem } from './moveIn';

/** What a server says of a record: `exists` was there before and stays as it is. */
export interface MoveAnswer {
  outcome: 'added' | 'exists' | 'failed';
  /** Why it failed, else ''. */
  reason: string;
}

/** `waiting` has not been tried, `skipped` was left out on purpose. */
export type MoveOutcome = MoveAnswer['outcome'] | 'waiting' | 'skipped';

/** Answers by the item's id. */
export type MoveAnswers = ReadonlyMap<string, MoveAnswer>;

/** A line of the preview or of the report. */
export interface MoveRow {
  id: string;
  item: MoveItem;
  outcome: MoveOutcome;
  reason: string;
}

/** One row for each item, none of them tried yet. */
export const waitingRows = (items: readonly MoveItem[]): readonly MoveRow[] =>
  items.map((item) => ({ id: item.id, item, outcome: 'waiting', reason: '' }));

/** The same rows with the answers that have come in. */
export const withAnswers = (rows: readonly MoveRow[], answers: MoveAnswers): readonly MoveRow[] =>
  rows.map((row) => ({ ...row, ...answers.get(row.id) }));

/** The rows of a preview when it is acted upon: what was to be added and is not chosen is skipped. */
export const choiceMade = (
  rows: readonly MoveRow[],
  chosen: ReadonlySet<string>,
): readonly MoveRow[] =>
  rows.map((row) =>
    row.outcome === 'added'
      ? { ...row, outcome: chosen.has(row.id) ? ('waiting' as const) : ('skipped' as const) }
      : row,
  );

/** The rows of a report when what is not there is tried again. */
export const triedAgain = (rows: readonly MoveRow[]): readonly MoveRow[] =>
  rows.map((row) => (isLeft(row) ? { ...row, outcome: 'waiting' as const, reason: '' } : row));

/** Whether another try may still bring it. */
export const isLeft = ({ outcome }: MoveRow): boolean =>
  outcome === 'failed' || outcome === 'waiting';

/** The items of the rows that have not been tried. */
export const waitingItems = (rows: readonly MoveRow[]): readonly MoveItem[] =>
  rows.filter(({ outcome }) => outcome === 'waiting').map(({ item }) => item);

/** How many rows there are of each outcome. */
export function countOutcomes(rows: readonly MoveRow[]): Readonly<Record<MoveOutcome, number>> {
  const counts = { added: 0, exists: 0, failed: 0, waiting: 0, skipped: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

const order: readonly MoveOutcome[] = ['failed', 'waiting', 'added', 'exists', 'skipped'];

/** What somebody has to look at stands first; within one outcome the order stays. */
export const troublesFirst = (rows: readonly MoveRow[]): readonly MoveRow[] =>
  order.flatMap((outcome) => rows.filter((row) => row.outcome === outcome));
