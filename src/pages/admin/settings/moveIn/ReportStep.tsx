import { adminMoveIn } from '~/content/admin/moveIn';
import { reportText } from '~/content/moveInReport';
import { countOutcomes, isLeft, type MoveRow } from '~/domain/moveInRows';
import { downloadText } from '~/lib/downloadText';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';
import { MoveTable } from './MoveTable';
import { Step, StepActions, StepText } from './Step';

const { report: words, choose } = adminMoveIn;

interface Props {
  rows: readonly MoveRow[];
  ending: { stopped: boolean; error?: string };
  onAgain: () => Promise<void>;
  onDone: () => void;
}

/** What has become of each record, and another try for those that are not there. */
export function ReportStep({ rows, ending, onAgain, onDone }: Props) {
  const counts = countOutcomes(rows);
  const save = () => {
    const now = new Date().toISOString();
    downloadText(words.file(now.slice(0, 10)), reportText(rows, now), 'text/plain');
  };

  return (
    <Step heading={words.heading}>
      <FormError message={ending.error && words.broken(ending.error)} />
      {ending.stopped && <StepText>{words.stopped}</StepText>}
      <StepText>{words.summary(counts)}</StepText>
      <MoveTable step="report" rows={rows} />
      <StepText quiet>{choose.stays}</StepText>
      <StepActions>
        {rows.some(isLeft) && (
          <Button onClick={() => void onAgain()}>
            {counts.failed > 0 ? words.again : words.goOn}
          </Button>
        )}
        <Button variant="secondary" onClick={save}>
          <AdminIcon name="download" size={18} />
          {words.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </StepActions>
    </Step>
  );
}
