import { adminArticles } from '~/content/admin/articles';
import { articleMessages as words } from '~/content/admin/articleMessages';
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
      confirmLabel={adminArticles.confirm}
      cancelLabel={adminArticles.cancel}
      onConfirm={remove}
      onCancel={onCancel}
    />
  );
}
