import { useRef, useState } from 'react';
import type { ArticleListItem } from '~/domain/articleList';
import type { ArticleStatus } from '~/domain/entities';
import { useOwedFocus } from '~/lib/useOwedFocus';

export type ListDialog =
  | { kind: 'delete'; article: ArticleListItem }
  | { kind: 'delete-chosen'; chosen: readonly ArticleListItem[] }
  | { kind: 'status'; chosen: readonly ArticleListItem[]; status: ArticleStatus };

/** Which dialog of the list is open. */
export function useListDialog() {
  const region = useRef<HTMLElement>(null);
  const [dialog, open] = useState<ListDialog | null>(null);
  const oweFocus = useOwedFocus(() => region.current);

  return {
    region,
    dialog,
    open,
    cancel: () => open(null),
    /** Closes it after something was done to the rows. */
    done: () => {
      oweFocus();
      // the question on screen may be another one by now
      open((shown) => (shown === dialog ? null : shown));
    },
  };
}
