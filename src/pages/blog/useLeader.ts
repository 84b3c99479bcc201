import { useLayoutEffect, useRef } from 'react';
import { holdPlace } from '~/lib/holdPlace';

/**
 * For a list of posts whose first one may give way to a newer one, which moves all the others.
 * @param first  slug of the post that leads
 * @returns `ref` for the list; `key`, with which it is drawn anew: the posts are in their places at
 * once, and none jumps. Where one is in use the list stays, and with it that post on the screen.
 */
export function useLeader(first: string) {
  const ref = useRef<HTMLUListElement>(null);
  const key = useRef('');
  let stay: (() => void) | undefined;
  if (first !== key.current) {
    const used = ref.current && usedIn(ref.current);
    if (used) stay = holdPlace(used);
    else key.current = first;
  }
  useLayoutEffect(() => stay?.());
  return { ref, key: key.current };
}

/** The post with the focus, or the first that is read further down. */
function usedIn(list: Element): Element | undefined {
  const posts = [...list.children];
  const topOf = (post: Element) => post.getBoundingClientRect().top;
  const isRead = topOf(list) < 0;
  return posts.find(
    (post) => post.contains(document.activeElement) || (isRead && topOf(post) >= 0),
  );
}
