import { useEffect, useRef, useState } from 'react';
import type { ArticleListItem } from '~/domain/articleList';
import type { ArticleStatus } from '~/domain/entities';

export type ListDialog =
  | { kind: 'delete'; article: ArticleListItem }
  | { kind: 'delete-selected' }
  | { kind: 'status'; status: ArticleStatus };

/** Which dialog of the list is open. */
export function useListDialog() {
  const region = useRef<HTMLDivElement>(null);
  const [dialog, open] = useState<ListDialog | null>(null);
  const focusIsOwed = useRef(false);

  // a deleted row takes the focus with it, and may be drawn away only after the dialog has closed
  useEffect(() => {
    if (!focusIsOwed.current || dialog || document.activeElement !== document.body) return;
    focusIsOwed.current = false;
    region.current?.focus();
  });

  return {
    region,
    dialog,
    open,
    cancel: () => open(null),
    /** Closes it after something was done to the rows. */
    done: () => {
      focusIsOwed.current = true;
      open(null);
    },
  };
}
