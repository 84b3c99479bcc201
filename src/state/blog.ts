import type { StoredArticles } from '~/data/publicArticles';
import { publicArticles } from '~/data/open/publicArticles';
import { shared } from './shared';

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
export const shownPosts = shared(POSTS_AT_ONCE);

/** The articles that staff stored; not known until a page of the blog has asked. */
export const storedArticles = shared<Blog>({ known: false, articles: null, failed: false });

/** Reads them and follows their changes; returns the way to stop. */
export const followArticles = (): (() => void) =>
  publicArticles.follow(
    (articles) => storedArticles.write({ known: true, articles, failed: false }),
    () => storedArticles.write({ ...storedArticles.read(), failed: true }),
  );
