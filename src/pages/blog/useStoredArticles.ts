import { useEffect, useMemo, useReducer } from 'react';
import { samplePosts, shippedPosts } from '~/content/blog';
import type { StoredArticles } from '~/data/publicArticles';
import { mergePosts } from '~/domain/blog';
import { followArticles, storedArticles } from '~/state/blog';

/** The articles that staff stored, as they come; `retry` asks for them again. */
export function useStoredArticles() {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(followArticles, [attempt]);
  return { ...storedArticles.use(), retry };
}

/** Every post there is, newest first; the shipped ones where nothing is stored. */
export const usePosts = (articles: StoredArticles) =>
  useMemo(
    () => (articles ? mergePosts(samplePosts, articles) : mergePosts(shippedPosts, [])),
    [articles],
  );
