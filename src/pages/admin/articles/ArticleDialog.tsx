import { BulkDialog } from './BulkDialog';
import { DeleteDialog } from './DeleteDialog';
import type { ListDialog } from './useListDialog';

interface Props {
  dialog: ListDialog;
  onClose: () => void;
  onDone: () => void;
}

/** What the list asks before it deletes or publishes. */
export function ArticleDialog({ dialog, onClose, onDone }: Props) {
  if (dialog.kind === 'delete')
    return <DeleteDialog article={dialog.article} onCancel={onClose} onDone={onDone} />;
  const status = dialog.kind === 'status' ? dialog.status : null;
  return <BulkDialog articles={dialog.chosen} status={status} onCancel={onClose} onDone={onDone} />;
}
