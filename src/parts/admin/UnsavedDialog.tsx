import { adminMessages } from '~/content/adminMessages';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

const { title, text, confirm, cancel } = adminMessages.editor.leave;

/** Asks whether to leave what is not saved; nothing while there is no question. */
export function UnsavedDialog({
  question,
}: {
  question: { answer: (leave: boolean) => void } | null;
}) {
  if (!question) return null;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
}
