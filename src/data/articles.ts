import { articleFaults } from '~/content/admin/articleFaults';
import { permissions } from '~/content/admin/permissions';
import type { ArticleListItem, Author } from '~/domain/articleList';
import {
  articleStats,
  filterArticles,
  slugsOf,
  type ArticleFilter,
  type ArticleStats,
} from '~/domain/articleQueries';
import { newArticle, updatedArticle, type ArticleInput } from '~/domain/articleRules';
import type { Article, SessionUser } from '~/domain/entities';
import { emptyPage, type PageRequest, type RecordPage } from '~/domain/listQuery';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import type { Deps } from './actor';
import { failure, forbidden, notFound } from './failures';
import type { ArticleStore, Scope } from './store';

/**
 * What staff do with articles. A Writer sees and changes only their own; a change fails with
 * 'no-session' where no member of staff is signed in.
 */
export interface Articles {
  list(filter?: ArticleFilter): Promise<Result<readonly Article[]>>;
  /** One page of the list, searched, filtered and sorted as asked. */
  page(request: PageRequest): Promise<Result<RecordPage<ArticleListItem>>>;
  /**
   * Who wrote the articles, each once, to narrow a list by; nobody for a Writer, whose list holds no
   * others'.
   */
  authors(): Promise<Result<readonly Author[]>>;
  /** Fails with 'not-found' or 'forbidden'. */
  get(id: string): Promise<Result<Article>>;
  /**
   * Calls with one `idempotencyKey` create one article: what is sent again because an answer got
   * lost takes the place of what the first call stored. Where others have changed that meanwhile it
   * fails with a `Clash` that tells its id; what they gave another title or content is not known again.
   */
  create(input: Partial<ArticleInput>, idempotencyKey?: string): Promise<Result<Article>>;
  /**
   * Fails with 'not-found', 'forbidden', or 'conflict' when the article has changed since
   * `startedFrom`, the `updatedAt` it had when editing began.
   */
  update(id: string, input: Partial<ArticleInput>, startedFrom?: string): Promise<Result<Article>>;
  /** True when it is gone, false when there was none. Fails with 'forbidden'. */
  remove(id: string): Promise<Result<boolean>>;
  stats(): Promise<Result<ArticleStats>>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** The rules of articles over whatever store keeps them. */
export function createArticles(store: ArticleStore, { currentStaff, now, newId }: Deps): Articles {
  async function list(filter: ArticleFilter = {}): Promise<Result<readonly Article[]>> {
    const [actor, listed] = await Promise.all([currentStaff(), store.list()]);
    if (!actor.ok) return actor;
    if (!listed.ok) return listed;
    const visible = listed.value.filter((article) =>
      allowed(actor.value, 'articles.list', article),
    );
    return ok(filterArticles(visible, filter));
  }

  /** What `ask` answers for what the actor sees, `nothing` for those who see nothing. */
  async function inScope<T>(
    ask: (scope: Scope) => Promise<Result<T>>,
    nothing: T,
  ): Promise<Result<T>> {
    const actor = await currentStaff();
    if (!actor.ok) return actor;
    const scope = scopeOf(actor.value);
    return scope ? ask(scope) : ok(nothing);
  }

  /** Has something done for the member of staff who asks; anybody else is refused with these words. */
  async function asStaff<T>(
    refusal: string,
    work: (actor: SessionUser) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const actor = await currentStaff();
    if (!actor.ok) return actor;
    return actor.value ? work(actor.value) : failure('no-session', refusal);
  }

  /** Whether what is not there may be an article that is only not shown to them. */
  const mayBeHidden = (actor: SessionUser): boolean => store.hides && scopeOf(actor) !== 'all';

  return {
    list,
    page: (request) =>
      inScope<RecordPage<ArticleListItem>>((scope) => store.page(request, scope), emptyPage),
    authors: () =>
      inScope<readonly Author[]>(async (scope) => (scope === 'all' ? store.authors() : ok([])), []),

    async get(id) {
      const [actor, found] = await Promise.all([currentStaff(), store.get(id)]);
      if (!actor.ok) return actor;
      // those who see nothing are not told what there is
      if (!scopeOf(actor.value)) return forbidden(articleFaults.mayNotEdit);
      if (!found.ok) return found;
      if (!found.value) return notFound(articleFaults.notFound);
      return allowed(actor.value, 'articles.list', found.value)
        ? ok(found.value)
        : forbidden(articleFaults.mayNotEdit);
    },

    create: (input, idempotencyKey) =>
      asStaff(permissions.notAuthenticated, async (author) => {
        if (!can(author.role, 'articles.create')) return forbidden(permissions.page);
        return store.insert((articles) => {
          const takenSlugs = slugsOf(articles);
          return ok(newArticle(input, { id: newId(), now: now(), author, takenSlugs }));
        }, idempotencyKey);
      }),

    update: (id, input, startedFrom) =>
      asStaff(permissions.notAuthenticated, (actor) =>
        store.update(id, (article, articles) => {
          if (!article && mayBeHidden(actor)) return forbidden(permissions.editDenied);
          if (!article) return notFound(articleFaults.missing(id));
          if (!allowed(actor, 'articles.edit', article)) return forbidden(permissions.editDenied);
          if (startedFrom !== undefined && article.updatedAt !== startedFrom) {
            return failure('conflict', articleFaults.changedElsewhere);
          }
          return ok(updatedArticle(article, input, { now: now(), takenSlugs: slugsOf(articles) }));
        }),
      ),

    remove: (id) =>
      asStaff(permissions.mustBeLoggedIn, async (actor) => {
        const removed = await store.remove(id, (article) =>
          allowed(actor, 'articles.delete', article)
            ? ok(true)
            : forbidden(permissions.writersDeleteOwn),
        );
        return removed.ok && !removed.value && mayBeHidden(actor)
          ? forbidden(permissions.writersDeleteOwn)
          : removed;
      }),

    stats: () => inScope(store.stats, articleStats([])),

    subscribe: (onChange) => store.subscribe(onChange),
  };
}

const allowed = (
  actor: SessionUser | null,
  action: 'articles.list' | 'articles.edit' | 'articles.delete',
  article: Article,
): boolean => actor !== null && can(actor.role, action, { own: article.authorId === actor.id });

/** Whose articles someone sees; null for none. */
function scopeOf(actor: SessionUser | null): Scope | null {
  if (!actor) return null;
  if (can(actor.role, 'articles.list')) return 'all';
  return can(actor.role, 'articles.list', { own: true }) ? { authorId: actor.id } : null;
}
