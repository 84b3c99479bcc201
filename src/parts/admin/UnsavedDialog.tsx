import { draftWords } from '~/content/drafts';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

const { title, text, kept, confirm, cancel } = draftWords.leave;

/** Asks whether to leave what is not saved; nothing while there is no question. */
export function UnsavedDialog({
  question,
  isKept,
}: {
  question: { answer: (leave: boolean) => void } | null;
  /** Whether the text is there again when its author comes back. */
  isKept: boolean;
}) {
  if (!question) return null;
  return (
    <ConfirmDialog
      title={title}
      text={isKept ? kept : text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
}
