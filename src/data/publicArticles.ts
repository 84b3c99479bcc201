import type { Article } from '~/domain/entities';
import { storageKeys } from './local/keys';

/** What staff stored in this browser; null where there is nothing, and the shipped posts stand. */
export type StoredArticles = readonly Article[] | null;

let readText: string | null = null;
let articles: StoredArticles = null;

/** What was read last, for those who cannot wait. */
export const knownArticles = (): StoredArticles => articles;

/**
 * Reads the stored articles for the public blog and never writes. The code that understands them
 * is fetched only where there are any: visitors do without it.
 */
export async function readArticles(): Promise<StoredArticles> {
  const text = storedText();
  if (text === null) {
    articles = null;
  } else if (text !== readText) {
    const { articlesIn } = await import('./local/articlesIn');
    articles = articlesIn(text);
  }
  readText = text;
  return articles;
}

/** Calls back with what is stored now and after every change in another tab; returns the way to stop. */
export function followArticles(onChange: (articles: StoredArticles) => void): () => void {
  let stopped = false;
  const read = () =>
    readArticles().then(
      (stored) => !stopped && onChange(stored),
      // the code did not arrive: the shipped posts stand
      () => !stopped && onChange(null),
    );
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.articles) void read();
  };
  void read();
  addEventListener('storage', onStorage);
  return () => {
    stopped = true;
    removeEventListener('storage', onStorage);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKeys.articles) || null;
  } catch {
    return null;
  }
}
