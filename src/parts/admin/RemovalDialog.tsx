import { someOf } from '~/content/admin/someOf';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

interface Question {
  title: string;
  text: string;
}

interface Props {
  removal: {
    targets: readonly { name: string }[];
    confirm: () => Promise<void>;
    cancel: () => void;
  };
  words: {
    /** For one record, which it names, and for several. */
    confirmDelete: (name: string) => Question;
    confirmDeleteMany: (count: number) => Question;
    confirm: string;
    deleteSelected: string;
    cancel: string;
  };
}

/** Asks once before the records in question are deleted; nothing while none is. */
export function RemovalDialog({ removal: { targets, confirm, cancel }, words }: Props) {
  const [first] = targets;
  if (!first) return null;
  const many = targets.length > 1;
  return (
    <ConfirmDialog
      {...(many ? words.confirmDeleteMany(targets.length) : words.confirmDelete(first.name))}
      subjects={many ? someOf(targets.map(({ name }) => name)) : undefined}
      confirmLabel={many ? words.deleteSelected : words.confirm}
      cancelLabel={words.cancel}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
