import { ConfirmDialog } from '~/ui/ConfirmDialog';

interface Props {
  question: { answer: (leave: boolean) => void } | null;
  words: { title: string; text: string; confirm: string; cancel: string };
}

/** Asks whether to leave what is not saved; nothing while there is no question. */
export function UnsavedDialog({ question, words }: Props) {
  if (!question) return null;
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  );
}
