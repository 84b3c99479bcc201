import { adminBackup } from '~/content/admin/backup';
import type { Role } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { AdminIcon } from '~/ui/AdminIcon';
import { Button } from '~/ui/Button';
import { Callout } from '~/ui/Callout';
import { FormError } from '~/ui/FormError';
import * as css from './BackupSection.module.css';
import { FileButton } from './FileButton';
import { RestoreDialog } from './RestoreDialog';
import { SettingsSection } from './SettingsSection';
import { useBackup } from './useBackup';

const words = adminBackup;

export function BackupSection({ role, onRestored }: { role: Role; onRestored: () => void }) {
  const backup = useBackup(onRestored);
  const mayHandleAccounts = can(role, 'users.manage');
  return (
    <SettingsSection heading={words.heading} text={words.text}>
      {mayHandleAccounts ? (
        <>
          <p className={css.text}>{words.contents}</p>
          <Callout tone="warning">{words.secrets}</Callout>
        </>
      ) : (
        <p className={css.text}>{words.editors}</p>
      )}
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => void backup.save()}>
          <AdminIcon name="download" size={18} />
          {words.export}
        </Button>
        <FileButton label={words.file} accept=".json,application/json" onFile={backup.read}>
          <AdminIcon name="upload" size={18} />
          {words.import}
        </FileButton>
      </div>
      <p role="status" className={css.status}>
        {backup.busy && words.reading}
      </p>
      <FormError message={backup.error} />
      {backup.plan && (
        <RestoreDialog
          plan={backup.plan}
          withUsers={mayHandleAccounts}
          onConfirm={backup.restore}
          onCancel={backup.cancel}
        />
      )}
    </SettingsSection>
  );
}
