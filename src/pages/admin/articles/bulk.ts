import { articleMessages as words } from '~/content/admin/articleMessages';
import type { ToastText } from '~/content/toastText';
import type { Articles } from '~/data/articles';
import type { ArticleListItem } from '~/domain/articleList';
import type { ArticleStatus } from '~/domain/entities';
import type { Failure, Result } from '~/domain/result';
import { withAdmin } from '~/state/admin';

/**
 * Deletes the articles one by one, until all are gone or it is stopped.
 * @returns what there is to report; null for nothing
 */
export async function deleteAll(
  articles: readonly ArticleListItem[],
  stop: AbortSignal,
): Promise<ToastText | null> {
  const { done, failures } = await eachOf(articles, stop, (store, { id }) => store.remove(id));
  if (failures.length) return words.deleteFailedMany(failures.length, articles.length);
  return done ? words.deletedMany(done) : null;
}

/**
 * Gives the articles a status, until all have it or it is stopped; those that had it are left alone.
 * @returns what there is to report; null for nothing
 */
export async function setStatus(
  articles: readonly ArticleListItem[],
  status: ArticleStatus,
  stop: AbortSignal,
): Promise<ToastText | null> {
  const { done, failures } = await eachOf(articles, stop, async (store, { id, status: known }) => {
    // a row on another page is as it was when it was chosen, and may have changed since
    const found = known === status ? await store.get(id) : null;
    if (found && !(found.ok && found.value.status !== status)) return found;
    const changed = await store.update(id, { status });
    if (changed.ok) return changed;
    // only the answer may have got lost, and a browser that sent it again is told of a conflict
    const stored = await store.get(id);
    return stored.ok && stored.value.status === status ? stored : changed;
  });
  const [first] = failures;
  if (first) return words.statusFailed(failures.length, articles.length, first.message);
  return done ? words.statusChanged(status, done) : null;
}

/** Goes on after a failure, so that one article does not hold up the others. */
async function eachOf(
  articles: readonly ArticleListItem[],
  stop: AbortSignal,
  work: (store: Articles, article: ArticleListItem) => Promise<Result<unknown>>,
): Promise<{ done: number; failures: Failure[] }> {
  const failures: Failure[] = [];
  let done = 0;
  for (const article of articles) {
    if (stop.aborted) break;
    const result = await withAdmin<unknown>((admin) => work(admin.articles, article));
    if (result.ok) done += 1;
    else failures.push(result.error);
  }
  return { done, failures };
}
