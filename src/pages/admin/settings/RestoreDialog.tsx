import { useId, useState } from 'react';
import { adminBackup } from '~/content/admin/backup';
import type { BackupPlan } from '~/data/backup';
import { formatDate } from '~/domain/dates';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { ChangesTable } from './ChangesTable';
import * as css from './RestoreDialog.module.css';

const { preview: words, kinds } = adminBackup;

interface Props {
  plan: BackupPlan;
  withUsers: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Says what a backup would change, and asks. */
export function RestoreDialog({ plan, withUsers, onConfirm, onCancel }: Props) {
  const [busy, setBusy] = useState(false);
  const description = useId();
  const { changes, leftOut, repeated, createdAt } = plan;
  const isSame = changes.every(({ added, changed, removed }) => added + changed + removed === 0);
  const confirm = () => {
    if (busy) return;
    setBusy(true);
    void onConfirm();
  };

  return (
    <Dialog label={words.heading} describedBy={description} onClose={onCancel}>
      <h2 className={css.heading}>{words.heading}</h2>
      <div id={description}>
        <p className={css.text}>
          {createdAt ? words.made(formatDate(createdAt)) : words.madeUnknown}
        </p>
        <ChangesTable changes={changes} />
        {leftOut.length > 0 && (
          <p className={css.text}>{words.leftOut(leftOut.map((kind) => kinds[kind]).join(', '))}</p>
        )}
        {repeated.length > 0 && <p className={css.text}>{words.repeated(repeated.join(', '))}</p>}
        <p className={css.text}>{isSame ? words.nothing : words.replaces}</p>
        {withUsers && !isSame && <p className={css.text}>{words.own}</p>}
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        {/* while busy not `disabled`, with which it would lose the focus */}
        <Button
          variant="danger"
          disabled={isSame}
          aria-disabled={busy || undefined}
          onClick={confirm}
        >
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
