import { adminMoveIn } from '~/content/admin/moveIn';
import type { BackupFile } from '~/data/backup';
import type { LeftBehind } from '~/data/moveIn';
import { type Holdings, MOVE_KINDS, othersAmong } from '~/domain/moveIn';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { Facts } from '~/ui/Facts';
import { FormError } from '~/ui/FormError';
import { SaveLocal } from './SaveLocal';
import { Step, StepActions, StepText } from './Step';

const { choose: words, nothing } = adminMoveIn;

interface Props {
  holdings: Holdings;
  /** Null until that is known. */
  left: LeftBehind | null;
  ownEmail: string;
  /** Why the last check did not come to its end. */
  error: string | undefined;
  focused: boolean;
  withStaff: boolean;
  onStaff: (withStaff: boolean) => void;
  onCheck: () => Promise<void>;
  onSave: () => Promise<BackupFile>;
}

/** What there is to move, and the choice whether staff are invited. */
export function ChooseStep(props: Props) {
  const { holdings, left, ownEmail, error, focused, withStaff, onStaff, onCheck, onSave } = props;
  const { articles, channels, staff, damaged } = holdings;
  const others = othersAmong(staff, ownEmail).length;
  const records = articles.length + channels.length;
  const unreadable = MOVE_KINDS.filter((kind) => damaged[kind] > 0);
  const leftText = left && words.left(left.customers, left.unsaved.length);
  if (records + others + unreadable.length === 0) {
    return (
      <>
        <StepText quiet>{nothing}</StepText>
        {leftText && <StepText>{leftText}</StepText>}
        {leftText && <SaveLocal onSave={onSave} />}
      </>
    );
  }

  const damagedCount = unreadable.reduce((sum, kind) => sum + damaged[kind], 0);
  const staffCount = others < staff.length ? words.withoutYou(others) : others;
  return (
    <Step heading={words.heading} focused={focused}>
      <Facts
        facts={[
          [words.kinds.article, articles.length],
          [words.kinds.channel, channels.length],
          [words.kinds.staff, staffCount],
        ]}
      />
      {damagedCount > 0 && (
        <StepText>
          {words.damaged(damagedCount, unreadable.map((kind) => words.kinds[kind]).join(', '))}
        </StepText>
      )}
      {leftText && <StepText>{leftText}</StepText>}
      <StepText quiet>{words.about}</StepText>
      {others > 0 && (
        <div>
          <CheckboxField
            id="move-in-staff"
            label={words.staff}
            checked={withStaff}
            aria-describedby="move-in-staff-text"
            onChange={({ currentTarget }) => onStaff(currentTarget.checked)}
          />
          <div id="move-in-staff-text">
            <StepText quiet>{words.staffText}</StepText>
          </div>
        </div>
      )}
      <FormError message={error} />
      <StepActions>
        <Button disabled={records + (withStaff ? others : 0) === 0} onClick={() => void onCheck()}>
          {words.check}
        </Button>
      </StepActions>
      <StepText>{words.stays}</StepText>
      <SaveLocal onSave={onSave} />
    </Step>
  );
}
