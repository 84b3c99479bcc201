import { useRef, useState } from 'react';
import { adminMoveIn as words } from '~/content/admin/moveIn';
import type { MoveIn } from '~/data/moveIn';
import { countOutcomes } from '~/domain/moveInRows';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { SettingsSection } from '../SettingsSection';
import { BusyStep } from './BusyStep';
import { ChooseStep } from './ChooseStep';
import { PlanStep } from './PlanStep';
import { ReportStep } from './ReportStep';
import { type MoveStage, useMoveIn } from './useMoveIn';

interface Props {
  moveIn: MoveIn;
  /** Of the signed-in Admin, who needs no invitation. */
  ownEmail: string;
}

/** Takes what this browser holds into the database: a choice, a preview, a report. */
export function MoveInSection({ moveIn, ownEmail }: Props) {
  const move = useMoveIn(moveIn, ownEmail);
  const { stage } = move;
  const [withStaff, setWithStaff] = useState(false);
  // nobody has asked for the first step, so it leaves the focus where it is
  const begun = useRef(false);
  if (stage.step !== 'choose') begun.current = true;

  return (
    <SettingsSection heading={words.heading} text={words.text}>
      <VisuallyHidden>
        <span role="status">{saidOf(stage)}</span>
      </VisuallyHidden>
      {stage.step === 'choose' && (
        <ChooseStep
          holdings={move.holdings}
          left={move.left}
          ownEmail={ownEmail}
          error={stage.error}
          focused={begun.current}
          withStaff={withStaff}
          onStaff={setWithStaff}
          onCheck={() => move.check(withStaff)}
          onSave={moveIn.save}
        />
      )}
      {stage.step === 'busy' && <BusyStep {...stage} onCancel={move.stop} />}
      {stage.step === 'plan' && (
        <PlanStep
          rows={stage.rows}
          onMove={(chosen) => move.move(stage.rows, chosen)}
          onBack={move.restart}
        />
      )}
      {stage.step === 'report' && (
        <ReportStep
          rows={stage.rows}
          ending={stage.ending}
          onAgain={() => move.moveRest(stage.rows)}
          onDone={move.restart}
        />
      )}
    </SettingsSection>
  );
}

/** For those who do not see the screen. */
function saidOf(stage: MoveStage): string {
  if (stage.step === 'busy') return words.busy.progress(stage.done, stage.all);
  if (stage.step === 'plan') return words.plan.summary(countOutcomes(stage.rows));
  if (stage.step === 'report') return words.report.summary(countOutcomes(stage.rows));
  return '';
}
