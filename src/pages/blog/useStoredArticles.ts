import { useEffect, useMemo } from 'react';
import { samplePosts, shippedPosts } from '~/content/blog';
import type { StoredArticles } from '~/data/publicArticles';
import { mergePosts } from '~/domain/blog';
import { followArticlesAtom, storedArticlesAtom } from '~/state/blog';
import { useAtomValue, useSetAtom } from '~/state/jotai';

/** The articles stored in this browser, and those of other tabs as they come. */
export function useStoredArticles() {
  const follow = useSetAtom(followArticlesAtom);
  useEffect(() => follow(), []);
  return useAtomValue(storedArticlesAtom);
}

/** Every post there is, newest first; the shipped ones where nothing is stored. */
export const usePosts = (articles: StoredArticles) =>
  useMemo(
    () => (articles ? mergePosts(samplePosts, articles) : mergePosts(shippedPosts, [])),
    [articles],
  );
