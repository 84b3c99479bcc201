import type { Article } from '~/domain/entities';

/** What staff stored; null where there is nothing, and the shipped posts stand. */
export type StoredArticles = readonly Article[] | null;

/** The stored articles as the public blog reads them. It never writes. */
export interface PublicArticles {
  /** What was read last. */
  known(): StoredArticles;
  /** What there is without waiting for a network. */
  read(): Promise<StoredArticles>;
  /**
   * Calls back with what is stored now and after every change that it hears of; `onFailure` when
   * that cannot be found out. Returns the way to stop.
   */
  follow(onChange: (articles: StoredArticles) => void, onFailure: () => void): () => void;
  /** Begins to fetch the article at a slug while nothing is known, and what else its page asks for. */
  prefetch(slug: string): void;
  /** Whether it is known what is at the slug; false while an article there may have to be fetched. */
  isSettled(slug: string): boolean;
  /** Fetches what is at the slug; those who follow hear of an article. Rejects without an answer. */
  lookUp(slug: string): Promise<void>;
  /** The article with its long texts, where they are at hand. */
  knownTexts(article: Article): Article | undefined;
  /** Fetches the long texts. Rejects when they cannot be had. */
  loadTexts(article: Article): Promise<Article>;
}
