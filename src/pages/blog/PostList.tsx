import { blogPage } from '~/content/blog';
import type { BlogSummary } from '~/domain/entities';
import { PostCard } from '~/parts/PostCard';
import * as css from './PostList.module.css';

/** Posts in the order given; the first one leads. */
export function PostList({ posts }: { posts: readonly BlogSummary[] }) {
  if (posts.length === 0) return <p className={css.empty}>{blogPage.empty}</p>;
  return (
    <ul className={css.root}>
      {posts.map((post, index) => (
        <li key={post.slug} className={css.item}>
          <PostCard post={post} level={2} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}
