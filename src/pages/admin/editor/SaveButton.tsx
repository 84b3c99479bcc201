import { articleEditor } from '~/content/admin/editor';
import { LateCancel } from '~/ui/Loading';
import { SubmitButton } from '~/ui/SubmitButton';

const { publish } = articleEditor;

interface Props {
  isNew: boolean;
  busy: boolean;
  onCancel: () => void;
}

/** Saves the article; what takes its time can be cancelled. */
export const SaveButton = ({ isNew, busy, onCancel }: Props) => (
  <>
    <SubmitButton
      label={isNew ? publish.create : publish.update}
      busyLabel={publish.saving}
      busy={busy}
    />
    {busy && <LateCancel onCancel={onCancel} />}
  </>
);
