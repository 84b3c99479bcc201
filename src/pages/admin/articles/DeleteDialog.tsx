import { articleMessages as words } from '~/content/admin/articleMessages';
import { articleQuestions } from '~/content/admin/articleQuestions';
import type { ArticleListItem } from '~/domain/articleList';
import { withAdmin } from '~/state/admin';
import { toast } from '~/state/toasts';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

/** Asks before an article is deleted, then deletes it. */
export function DeleteDialog({
  article,
  onCancel,
  onDone,
}: {
  article: ArticleListItem;
  onCancel: () => void;
  onDone: () => void;
}) {
  const remove = async () => {
    const removed = await withAdmin(({ articles }) => articles.remove(article.id));
    // gone already, by another tab: that is what was asked for
    toast(removed.ok ? words.deleted : words.deleteFailed);
    onDone();
  };
  return (
    <ConfirmDialog
      {...words.confirmDelete}
      subjects={[article.title]}
      confirmLabel={articleQuestions.delete}
      cancelLabel={articleQuestions.cancel}
      onConfirm={remove}
      onCancel={onCancel}
    />
  );
}
