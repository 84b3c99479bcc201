import { useEffect, useRef, useState } from 'react';
import type { Article, ArticleStatus } from '~/domain/entities';

export type ListDialog =
  | { kind: 'delete'; article: Article }
  | { kind: 'delete-selected' }
  | { kind: 'status'; status: ArticleStatus };

/** Which dialog of the list is open. */
export function useListDialog() {
  const region = useRef<HTMLDivElement>(null);
  const [dialog, open] = useState<ListDialog | null>(null);
  const wasOpen = useRef(false);

  // the row whose button opened it may be gone: the focus then goes to the list
  useEffect(() => {
    if (dialog) wasOpen.current = true;
    else if (wasOpen.current) {
      wasOpen.current = false;
      if (document.activeElement === document.body) region.current?.focus();
    }
  });

  return { region, dialog, open, close: () => open(null) };
}
