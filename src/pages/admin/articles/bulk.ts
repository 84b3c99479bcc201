import { articleMessages as words } from '~/content/admin/articleMessages';
import type { ToastText } from '~/content/messages';
import type { Articles } from '~/data/articles';
import type { ArticleListItem } from '~/domain/articleList';
import type { ArticleStatus } from '~/domain/entities';
import type { Failure, Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';

/** Deletes the articles one by one; answers with what there is to report. */
export async function deleteAll(articles: readonly ArticleListItem[]): Promise<ToastText> {
  const failures = await eachOf(articles, (store, { id }) => store.remove(id));
  return failures.length
    ? words.deleteFailedMany(failures.length, articles.length)
    : words.deletedMany(articles.length);
}

/** Gives the articles a status; those that have it already are left alone. */
export async function setStatus(
  articles: readonly ArticleListItem[],
  status: ArticleStatus,
): Promise<ToastText> {
  const others = articles.filter((article) => article.status !== status);
  const failures = await eachOf(others, (store, { id }) => store.update(id, { status }));
  const [first] = failures;
  return first
    ? words.statusFailed(failures.length, articles.length, first.message)
    : words.statusChanged(status, articles.length);
}

/** Goes on after a failure, so that one article does not hold up the others. */
async function eachOf(
  articles: readonly ArticleListItem[],
  work: (store: Articles, article: ArticleListItem) => Promise<Result<unknown>>,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const article of articles) {
    const result = await withAdmin<unknown>((admin) => work(admin.articles, article));
    if (!result.ok) failures.push(result.error);
  }
  return failures;
}
