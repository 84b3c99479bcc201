import { useId, useState } from 'react';
import { Button } from './Button';
import * as css from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  title: string;
  /** Names of what it is about, where the text does not say them. */
  subjects?: readonly string[] | undefined;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for what destroys something. */
  tone?: 'danger' | 'primary';
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
}

const working = 'Working…';

/** Asks before something that cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  subjects = [],
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  onCancel,
}: Props) {
  const [busy, setBusy] = useState(false);
  const description = useId();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog label={title} describedBy={description} onClose={onCancel}>
      <h2 className={css.title}>{title}</h2>
      <div id={description} className={css.text}>
        {subjects.map((subject, index) => (
          <p key={index} className={css.subject} dir="auto">
            {subject}
          </p>
        ))}
        <p>{text}</p>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        {/* not `disabled`, with which it would lose the focus */}
        <Button variant={tone} aria-disabled={busy || undefined} onClick={() => void confirm()}>
          {busy ? working : confirmLabel}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{busy && working}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
