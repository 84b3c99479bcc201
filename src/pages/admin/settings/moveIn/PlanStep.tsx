import { useState } from 'react';
import { adminMoveIn } from '~/content/admin/moveIn';
import { countOutcomes, type MoveRow } from '~/domain/moveInRows';
import { Button } from '~/ui/Button';
import { MoveTable } from './MoveTable';
import { Step, StepActions, StepText } from './Step';

const { plan: words, choose } = adminMoveIn;

interface Props {
  rows: readonly MoveRow[];
  onMove: (chosen: ReadonlySet<string>) => Promise<void>;
  onBack: () => void;
}

/** What moving in would do, record by record; what is not wanted can be left out. */
export function PlanStep({ rows, onMove, onBack }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => idsToAdd(rows));
  return (
    <Step heading={words.heading}>
      <StepText>{words.summary(countOutcomes(rows))}</StepText>
      <MoveTable step="plan" rows={rows} chosen={chosen} onChoose={setChosen} />
      {idsToAdd(rows).size === 0 && <StepText>{words.nothing}</StepText>}
      <StepText quiet>{choose.stays}</StepText>
      <StepActions>
        <Button disabled={chosen.size === 0} onClick={() => void onMove(chosen)}>
          {words.move(chosen.size)}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </StepActions>
    </Step>
  );
}

const idsToAdd = (rows: readonly MoveRow[]): ReadonlySet<string> =>
  new Set(rows.filter(({ outcome }) => outcome === 'added').map(({ id }) => id));
