import { useRef } from 'react';
import type { Article } from '~/domain/entities';
import type { SafeHtml } from '~/lib/html';
import { prepareBody, storedBody } from './storedBody';
import { useAsked } from './useAsked';

/**
 * The body of a stored article. While another tab's change is being made ready the last one
 * stays; undefined means that there is none yet.
 */
export function usePostBody(article: Article | null) {
  const last = useRef<SafeHtml>(undefined);
  const ready = article ? storedBody(article) : undefined;
  if (ready !== undefined) last.current = ready;
  const isMissing = article !== null && ready === undefined;
  const asked = useAsked(isMissing, article, async () => article && prepareBody(article));
  return { body: article ? last.current : undefined, ...asked };
}
