import type { ArticleListItem, Author } from '~/domain/articleList';
import type { ArticleStats } from '~/domain/articleQueries';
import type { Article, Channel } from '~/domain/entities';
import type { PageRequest, RecordPage } from '~/domain/listQuery';
import type { Result } from '~/domain/result';

/**
 * One kind of record, wherever it is kept. A store knows no rules: it lists, finds, adds,
 * replaces and removes. Every call may fail with a storage or network failure.
 */
export interface Store<T extends { id: string }> {
  list(): Promise<Result<readonly T[]>>;
  /** Null when there is no such record. */
  get(id: string): Promise<Result<T | null>>;
  /**
   * `make` sees the newest records, or those that matter for the one to add, and answers with it
   * or with why not; it may be asked again when somebody else was quicker. What an earlier call with
   * the same `idempotencyKey` stored, though its answer got lost, is replaced, or fails with a `Clash`
   * where others have changed it.
   */
  insert(make: (records: readonly T[]) => Result<T>, idempotencyKey?: string): Promise<Result<T>>;
  /** As `insert`, for a record that is there; `change` is given null when it is not. */
  update(
    id: string,
    change: (record: T | null, records: readonly T[]) => Result<T>,
  ): Promise<Result<T>>;
  /** False when there was none; `allow` may refuse. */
  remove(id: string, allow: (record: T) => Result<true>): Promise<Result<boolean>>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** Whose articles are meant: one author's, or everyone's. */
export type Scope = { authorId: string } | 'all';

/** Articles, and the questions about them that a database answers best itself. */
export interface ArticleStore extends Store<Article> {
  /** Whether an article that somebody may not see is, to them, not there. */
  hides: boolean;
  page(request: PageRequest, scope: Scope): Promise<Result<RecordPage<ArticleListItem>>>;
  /** Of all articles, each once, by the name on what they wrote last. */
  authors(): Promise<Result<readonly Author[]>>;
  stats(scope: Scope): Promise<Result<ArticleStats>>;
}

export interface ChannelStore extends Store<Channel> {
  page(request: PageRequest): Promise<Result<RecordPage<Channel>>>;
  /** The categories in use, in alphabetical order. */
  categories(): Promise<Result<readonly string[]>>;
}
