import { useState } from 'react';
import { Button } from './Button';
import * as css from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for what destroys something. */
  tone?: 'danger' | 'primary';
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  onCancel,
}: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog label={title} onClose={onCancel}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <Button variant="secondary" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone} disabled={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
