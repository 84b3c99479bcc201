import { adminMessages } from '~/content/adminMessages';
import {
  articleStats,
  filterArticles,
  findBySlug,
  slugsOf,
  type ArticleFilter,
  type ArticleStats,
} from '~/domain/articleQueries';
import { newArticle, updatedArticle, type ArticleInput } from '~/domain/articleRules';
import type { Article, SessionUser } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import type { Deps } from './actor';
import { failure, forbidden, notFound } from './failures';
import type { Store } from './store';

const { permissions, editor } = adminMessages;

/** What staff do with articles. A Writer sees and changes only their own. */
export interface Articles {
  list(filter?: ArticleFilter): Promise<Result<readonly Article[]>>;
  /** Fails with 'not-found' or 'forbidden'. */
  get(id: string): Promise<Result<Article>>;
  /** Finds by present or earlier slug, Published articles only unless they are the actor's to see. */
  getBySlug(slug: string): Promise<Result<Article | null>>;
  create(input: Partial<ArticleInput>): Promise<Result<Article>>;
  /**
   * Fails with 'not-found', 'forbidden', or 'conflict' when the article has changed since
   * `startedFrom`, the `updatedAt` it had when editing began.
   */
  update(id: string, input: Partial<ArticleInput>, startedFrom?: string): Promise<Result<Article>>;
  /** True when it is gone, false when there was none. */
  remove(id: string): Promise<Result<boolean>>;
  stats(): Promise<Result<ArticleStats>>;
  subscribe(onChange: () => void): () => void;
}

export function createArticles(
  store: Store<Article>,
  { currentStaff, now, newId }: Deps,
): Articles {
  async function list(filter: ArticleFilter = {}): Promise<Result<readonly Article[]>> {
    const [actor, listed] = await Promise.all([currentStaff(), store.list()]);
    if (!listed.ok) return listed;
    const visible = listed.value.filter((article) => allowed(actor, 'articles.list', article));
    return ok(filterArticles(visible, filter));
  }

  return {
    list,

    async get(id) {
      const [actor, found] = await Promise.all([currentStaff(), store.get(id)]);
      if (!found.ok) return found;
      if (!found.value) return notFound(editor.notFound);
      return allowed(actor, 'articles.list', found.value)
        ? ok(found.value)
        : forbidden(editor.mayNotEdit);
    },

    async getBySlug(slug) {
      const [actor, listed] = await Promise.all([currentStaff(), store.list()]);
      if (!listed.ok) return listed;
      const visible = listed.value.filter(
        (article) => article.status === 'Published' || allowed(actor, 'articles.list', article),
      );
      return ok(findBySlug(visible, slug) ?? null);
    },

    async create(input) {
      const actor = await currentStaff();
      if (!actor) return failure('no-session', permissions.notAuthenticated);
      if (!can(actor.role, 'articles.create')) return forbidden(permissions.page);
      return store.insert((articles) =>
        ok(
          newArticle(input, {
            id: newId(),
            now: now(),
            author: actor,
            takenSlugs: slugsOf(articles),
          }),
        ),
      );
    },

    async update(id, input, startedFrom) {
      const actor = await currentStaff();
      if (!actor) return failure('no-session', permissions.notAuthenticated);
      return store.update(id, (article, articles) => {
        if (!article) return notFound(editor.missing(id));
        if (!allowed(actor, 'articles.edit', article)) return forbidden(permissions.editDenied);
        if (startedFrom !== undefined && article.updatedAt !== startedFrom) {
          return failure('conflict', editor.changedElsewhere);
        }
        return ok(updatedArticle(article, input, { now: now(), takenSlugs: slugsOf(articles) }));
      });
    },

    async remove(id) {
      const actor = await currentStaff();
      if (!actor) return failure('no-session', permissions.mustBeLoggedIn);
      return store.remove(id, (article) =>
        allowed(actor, 'articles.delete', article)
          ? ok(true)
          : forbidden(permissions.writersDeleteOwn),
      );
    },

    async stats() {
      const listed = await list();
      return listed.ok ? ok(articleStats(listed.value)) : listed;
    },

    subscribe: (onChange) => store.subscribe(onChange),
  };
}

const allowed = (
  actor: SessionUser | null,
  action: 'articles.list' | 'articles.edit' | 'articles.delete',
  article: Article,
): boolean => actor !== null && can(actor.role, action, { own: article.authorId === actor.id });
