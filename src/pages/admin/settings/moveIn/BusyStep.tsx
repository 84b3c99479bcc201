import { adminMoveIn } from '~/content/admin/moveIn';
import { Button } from '~/ui/Button';
import * as css from './BusyStep.module.css';
import { Step, StepActions, StepText } from './Step';

const { busy: words } = adminMoveIn;

interface Props {
  work: 'check' | 'move';
  done: number;
  all: number;
  /** Cancelled, and at the last request. */
  stopping: boolean;
  onCancel: () => void;
}

/** How far a check or a move has come, and the way to end it. */
export function BusyStep({ work, done, all, stopping, onCancel }: Props) {
  return (
    <Step heading={words[work]}>
      <div>
        <progress className={css.bar} aria-label={words[work]} value={done} max={all} />
        <p className={css.count}>{words.progress(done, all)}</p>
      </div>
      {work === 'move' && <StepText quiet>{words.stay}</StepText>}
      <StepActions>
        <Button variant="secondary" aria-disabled={stopping || undefined} onClick={onCancel}>
          {stopping ? words.stopping : words.cancel}
        </Button>
      </StepActions>
    </Step>
  );
}
