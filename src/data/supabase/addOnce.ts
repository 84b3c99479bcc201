import type { Article } from '~/domain/entities';
import { ok, type Result } from '~/domain/result';
import { isPassing } from '../failures';
import { articleRow, articleSelect, toArticle } from './articleRows';
import type { Rows } from './content';
import { firstOf } from './readAnswer';
import type { Rest } from './rest';
import { insertUnderFreeSlug } from './slugs';

type Make = (articles: readonly Article[]) => Result<Article>;
type Write = (
  before: Article,
  change: (article: Article, articles: readonly Article[]) => Result<Article>,
) => Promise<Result<Article>>;

/**
 * Adds articles, each once: an answer that got lost on its way must not lead to a second article, at
 * once or when what it came from is sent again.
 * @param write  writes over an article that is there
 */
export function addOnce(rest: Rest, rows: Rows<Article>, write: Write) {
  /** What was sent and not acknowledged, by the edit that it came from; with its id once found. */
  const unanswered = new Map<string, Article>();

  /** What the database holds of an article that was sent; null while it holds nothing. */
  async function storedAs(sent: Article): Promise<Result<Article | null>> {
    if (sent.id) return rows.get(sent.id);
    const found = firstOf(
      await rest.from('articles').select(articleSelect).eq('slug', sent.slug),
      toArticle,
    );
    return found.ok && found.value && !isSameText(found.value, sent) ? ok(null) : found;
  }

  async function add(article: Article, edit: string | undefined): Promise<Result<Article | null>> {
    const added = await rows.add(articleRow(article));
    if (added.ok || !isPassing(added.error)) return added;
    const found = await storedAs(article);
    if (found.ok && found.value) return found;
    if (edit) unanswered.set(edit, article);
    return added;
  }

  /** Puts what was typed since in the place of what an earlier call has stored. */
  async function addAgain(edit: string, before: Article, make: Make): Promise<Result<Article>> {
    unanswered.set(edit, before);
    // its slug is free for it
    const others = (all: readonly Article[]) => all.filter(({ id }) => id !== before.id);
    const written = await write(before, (_, articles) => make(others(articles)));
    if (written.ok) unanswered.delete(edit);
    return written;
  }

  /** Null where the database refuses; `edit` as for `ArticleStore.insert`. */
  return async (make: Make, edit?: string): Promise<Result<Article | null>> => {
    const sent = edit && unanswered.get(edit);
    if (sent) {
      const earlier = await storedAs(sent);
      if (!earlier.ok) return earlier;
      if (earlier.value) return addAgain(edit, earlier.value, make);
      unanswered.delete(edit);
    }
    return insertUnderFreeSlug(rest, make, (article) => add(article, edit));
  };
}

const isSameText = (a: Article, b: Article): boolean =>
  a.authorId === b.authorId && a.title === b.title && a.content === b.content;
