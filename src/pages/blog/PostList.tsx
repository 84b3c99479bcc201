import { useEffect } from 'react';
import { blogPage } from '~/content/blog';
import type { BlogSummary } from '~/domain/entities';
import { PostCard } from '~/parts/PostCard';
import { POSTS_AT_ONCE, shownPosts } from '~/state/blog';
import * as css from './PostList.module.css';
import { useLeader } from './useLeader';

/** Milliseconds in which the browser may answer before more is drawn. */
const BREATH = 30;

/** Posts in the order given, the first one in the lead; of thousands the first come at once. */
export function PostList({ posts }: { posts: readonly BlogSummary[] }) {
  const shown = shownPosts.use();
  const { ref, key } = useLeader(posts[0]?.slug ?? '');

  useEffect(() => {
    if (shown >= posts.length) return;
    const timer = setTimeout(() => shownPosts.write(shown + POSTS_AT_ONCE), BREATH);
    return () => clearTimeout(timer);
  }, [shown, posts.length]);

  if (posts.length === 0) return <p className={css.empty}>{blogPage.empty}</p>;
  return (
    <ul key={key} ref={ref} className={css.root}>
      {posts.slice(0, shown).map((post, index) => (
        <li key={post.slug} className={css.item} data-below="">
          <PostCard post={post} level={2} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}
