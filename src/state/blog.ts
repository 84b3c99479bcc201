import { publicArticles, type StoredArticles } from '~/data/publicArticles';
import { atom } from './jotai';

interface Blog {
  /** False until somebody has asked and was answered. */
  known: boolean;
  articles: StoredArticles;
  /** True when the last question found no answer. */
  failed: boolean;
}

/** Drawing thousands of cards in one go would be felt. */
export const POSTS_AT_ONCE = 60;

/** How many posts of the list are drawn: those who come back find as many as they left. */
export const shownPostsAtom = atom(POSTS_AT_ONCE);

const current = atom<Blog>({ known: false, articles: null, failed: false });

/** The articles that staff stored; not known until a page of the blog has asked. */
export const storedArticlesAtom = atom((get) => get(current));

/** Reads them and follows their changes; returns the way to stop. */
export const followArticlesAtom = atom(null, (get, set) =>
  publicArticles.follow(
    (articles) => set(current, { known: true, articles, failed: false }),
    () => set(current, { ...get(current), failed: true }),
  ),
);
