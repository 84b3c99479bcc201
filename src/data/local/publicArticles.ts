import { fetchCode } from '~/lib/fetchCode';
import type { PublicArticles, StoredArticles } from '../publicArticles';
import { storageKeys } from '../keys';

let readText: string | null = null;
let articles: StoredArticles = null;

/** The articles stored in this browser. */
export const localArticles: PublicArticles = {
  known: () => articles,
  read,
  follow(onChange) {
    let stopped = false;
    const tell = () =>
      read().then(
        (stored) => !stopped && onChange(stored),
        // the code did not arrive: the shipped posts stand
        () => !stopped && onChange(null),
      );
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.articles) void tell();
    };
    void tell();
    addEventListener('storage', onStorage);
    return () => {
      stopped = true;
      removeEventListener('storage', onStorage);
    };
  },
  prefetch: () => undefined,
  isSettled: () => true,
  lookUp: async () => undefined,
  knownTexts: (article) => article,
  loadTexts: async (article) => article,
};

/** The code that understands them is fetched only where there are any: visitors do without it. */
async function read(): Promise<StoredArticles> {
  const text = storedText();
  if (text === null) {
    articles = null;
  } else if (text !== readText) {
    const { articlesIn } = await fetchCode(() => import('./articlesIn'));
    articles = articlesIn(text);
  }
  readText = text;
  return articles;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKeys.articles) || null;
  } catch {
    return null;
  }
}
