import { useRef } from 'react';
import { articleMessages as words } from '~/content/admin/articleMessages';
import { articleQuestions } from '~/content/admin/articleQuestions';
import { someOf } from '~/content/admin/someOf';
import type { ArticleListItem } from '~/domain/articleList';
import type { ArticleStatus } from '~/domain/entities';
import { toast } from '~/state/toasts';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { deleteAll, setStatus } from './bulk';

interface Props {
  articles: readonly ArticleListItem[];
  /** The status they are to have; null deletes them. */
  status: ArticleStatus | null;
  onCancel: () => void;
  onDone: () => void;
}

/** Asks once before many articles are changed, and reports once. */
export function BulkDialog({ articles, status, onCancel, onDone }: Props) {
  const count = articles.length;

  const stop = useRef(new AbortController()).current;

  const run = async () => {
    const { signal } = stop;
    const report = await (status
      ? setStatus(articles, status, signal)
      : deleteAll(articles, signal));
    if (report) toast(report);
    // the question on screen may be another one by now
    if (!signal.aborted) onDone();
  };
  const cancel = () => {
    stop.abort();
    onCancel();
  };

  return (
    <ConfirmDialog
      {...(status ? words.confirmStatus(status, count) : words.confirmDelete)}
      confirmLabel={
        status ? articleQuestions.setStatus(status, count) : articleQuestions.deleteAll(count)
      }
      subjects={someOf(articles.map(({ title }) => title))}
      tone={status ? 'primary' : 'danger'}
      cancelLabel={articleQuestions.cancel}
      onConfirm={run}
      onCancel={cancel}
    />
  );
}
