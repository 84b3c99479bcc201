import { followArticles, type StoredArticles } from '~/data/publicArticles';
import { atom } from './jotai';

const current = atom<{ known: boolean; articles: StoredArticles }>({
  known: false,
  articles: null,
});

/** The articles stored in this browser; not known until a page of the blog has asked. */
export const storedArticlesAtom = atom((get) => get(current));

/** Reads them and follows other tabs' changes; returns the way to stop. */
export const followArticlesAtom = atom(null, (_get, set) =>
  followArticles((articles) => set(current, { known: true, articles })),
);
