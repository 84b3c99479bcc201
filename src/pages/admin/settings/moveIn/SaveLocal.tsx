import { useState } from 'react';
import { adminMoveIn } from '~/content/admin/moveIn';
import { networkFailure } from '~/content/networkFailure';
import type { BackupFile } from '~/data/backup';
import { downloadText } from '~/lib/downloadText';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { FormError } from '~/ui/FormError';
import { StepActions, StepText } from './Step';

const { choose: words } = adminMoveIn;

/** A download of what this browser holds. */
export function SaveLocal({ onSave }: { onSave: () => Promise<BackupFile> }) {
  const [error, setError] = useState<string>();
  const save = async () => {
    setError(undefined);
    try {
      const { name, text } = await onSave();
      downloadText(name, text);
    } catch {
      // its code did not arrive
      setError(networkFailure);
    }
  };

  return (
    <>
      <StepActions>
        <Button variant="secondary" onClick={() => void save()}>
          <AdminIcon name="download" size={18} />
          {words.save}
        </Button>
      </StepActions>
      <StepText quiet>{words.saveText}</StepText>
      <FormError message={error} />
    </>
  );
}
