import { useEffect, useReducer, useRef, useState } from 'react';
import type { Article } from '~/domain/entities';
import type { SafeHtml } from '~/lib/html';
import { prepareBody, storedBody } from './storedBody';

/**
 * The body of a stored article. While another tab's change is being made ready the last one
 * stays; undefined means that there is none yet.
 */
export function usePostBody(article: Article | null) {
  const last = useRef<SafeHtml>(undefined);
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ready = article ? storedBody(article) : undefined;
  if (ready !== undefined) last.current = ready;

  useEffect(() => {
    if (!article || ready !== undefined) return;
    setFailed(false);
    prepareBody(article).then(redraw, () => setFailed(true));
  }, [article, attempt]);

  return { body: article ? last.current : undefined, failed, retry };
}
