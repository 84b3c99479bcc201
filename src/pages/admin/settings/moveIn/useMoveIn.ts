import { useEffect, useRef, useState } from 'react';
import type { LeftBehind, MoveIn } from '~/data/moveIn';
import { bringAll } from '~/data/moveInRun';
import { itemsToMove } from '~/domain/moveIn';
import {
  batchesOf,
  type BatchLimits,
  checkLimits,
  moveLimits,
  retryLimits,
} from '~/domain/moveInBatches';
import {
  choiceMade,
  type MoveRow,
  triedAgain,
  waitingItems,
  waitingRows,
  withAnswers,
} from '~/domain/moveInRows';

type Rows = readonly MoveRow[];

/** Where the person is on the way from a choice over a preview to a report. */
export type MoveStage =
  | { step: 'choose'; error?: string }
  | { step: 'busy'; work: 'check' | 'move'; done: number; all: number; stopping: boolean }
  | { step: 'plan'; rows: Rows }
  | { step: 'report'; rows: Rows; ending: { stopped: boolean; error?: string } };

/** The guided move; what is under way when its page is left ends after the request it is at. */
export function useMoveIn(moveIn: MoveIn, ownEmail: string) {
  const [holdings, setHoldings] = useState(() => moveIn.holdings());
  const [stage, setStage] = useState<MoveStage>({ step: 'choose' });
  const [left, setLeft] = useState<LeftBehind | null>(null);
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);
  useEffect(() => {
    let gone = false;
    void moveIn.leftBehind().then((found) => gone || setLeft(found));
    return () => {
      gone = true;
    };
  }, []);

  /** Brings the rows that wait, and shows how far it has come. */
  async function bring(work: 'check' | 'move', rows: Rows, limits: BatchLimits) {
    const items = waitingItems(rows);
    let now = rows;
    let done = 0;
    stopped.current = false;
    const show = () =>
      setStage({ step: 'busy', work, done, all: items.length, stopping: stopped.current });
    show();
    const failure = await bringAll(batchesOf(items, limits), moveIn[work], {
      isStopped: () => stopped.current,
      onAnswers(answers) {
        now = withAnswers(now, answers);
        done += answers.size;
        show();
      },
    });
    return { rows: now, failure };
  }

  async function move(rows: Rows, limits: BatchLimits) {
    const moved = await bring('move', rows, limits);
    const isStopped = stopped.current && waitingItems(moved.rows).length > 0;
    const error = moved.failure?.message;
    setStage({
      step: 'report',
      rows: moved.rows,
      ending: { stopped: isStopped, ...(error && { error }) },
    });
  }

  return {
    holdings,
    left,
    stage,
    async check(withStaff: boolean) {
      // another tab may have changed it since it was shown
      const newest = moveIn.holdings();
      setHoldings(newest);
      const rows = waitingRows(itemsToMove(newest, { ownEmail, withStaff }));
      const checked = await bring('check', rows, checkLimits);
      if (checked.failure) setStage({ step: 'choose', error: checked.failure.message });
      else setStage(stopped.current ? { step: 'choose' } : { step: 'plan', rows: checked.rows });
    },
    move: (rows: Rows, chosen: ReadonlySet<string>) => move(choiceMade(rows, chosen), moveLimits),
    moveRest: (rows: Rows) => move(triedAgain(rows), retryLimits),
    stop() {
      stopped.current = true;
      setStage((now) => (now.step === 'busy' ? { ...now, stopping: true } : now));
    },
    restart: () => setStage({ step: 'choose' }),
  };
}
