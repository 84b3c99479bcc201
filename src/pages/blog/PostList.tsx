import { useEffect, useLayoutEffect, useRef } from 'react';
import { blogPage } from '~/content/blog';
import type { BlogSummary } from '~/domain/entities';
import { holdPlace } from '~/lib/holdPlace';
import { PostCard } from '~/parts/PostCard';
import { POSTS_AT_ONCE, shownPosts } from '~/state/blog';
import * as css from './PostList.module.css';

/** Milliseconds in which the browser may answer before more is drawn. */
const BREATH = 30;

/** Posts in the order given, the first one in the lead; of thousands the first come at once. */
export function PostList({ posts }: { posts: readonly BlogSummary[] }) {
  const shown = shownPosts.use();
  const list = useRef<HTMLUListElement>(null);
  const leader = useRef('');
  const first = posts[0]?.slug ?? '';
  let stay: (() => void) | undefined;
  if (first !== leader.current) {
    // it moves all the others: drawn anew they are in their places at once, and none jumps
    const used = list.current && usedIn(list.current);
    if (used) stay = holdPlace(used);
    else leader.current = first;
  }

  useLayoutEffect(() => stay?.());

  useEffect(() => {
    if (shown >= posts.length) return;
    const timer = setTimeout(() => shownPosts.write(shown + POSTS_AT_ONCE), BREATH);
    return () => clearTimeout(timer);
  }, [shown, posts.length]);

  if (posts.length === 0) return <p className={css.empty}>{blogPage.empty}</p>;
  return (
    <ul key={leader.current} ref={list} className={css.root}>
      {posts.slice(0, shown).map((post, index) => (
        <li key={post.slug} className={css.item} data-below="">
          <PostCard post={post} level={2} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The post that must stay where it is: that with the focus, or the first that is read further down. */
function usedIn(list: Element): Element | undefined {
  const posts = [...list.children];
  const topOf = (post: Element) => post.getBoundingClientRect().top;
  const isRead = topOf(list) < 0;
  return posts.find(
    (post) => post.contains(document.activeElement) || (isRead && topOf(post) >= 0),
  );
}
