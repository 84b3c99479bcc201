import { outcomeText } from '~/content/moveInReport';
import type { MoveOutcome, MoveRow } from '~/domain/moveInRows';
import { Badge, type BadgeTone } from '~/ui/Badge';
import * as css from './Outcome.module.css';

const tones: Record<MoveOutcome, BadgeTone> = {
  added: 'now',
  exists: 'info',
  failed: 'accent',
  waiting: 'accent',
  skipped: 'neutral',
};

/** What became of a record, and why where it failed. */
export function Outcome({ row, step }: { row: MoveRow; step: 'plan' | 'report' }) {
  return (
    <div>
      <Badge tone={tones[row.outcome]}>{outcomeText(row, step)}</Badge>
      {row.reason && <p className={css.reason}>{row.reason}</p>}
    </div>
  );
}
