import { useLayoutEffect, useRef } from 'react';
import { blogPage } from '~/content/blog';
import { moreWords } from '~/content/blogMore';
import type { BlogSummary } from '~/domain/entities';
import { PostCard } from '~/parts/PostCard';
import { POSTS_AT_ONCE, shownPostsAtom } from '~/state/blog';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { Button } from '~/ui/Button';
import * as css from './PostList.module.css';

/** Posts in the order given, so many at once; the first one leads. */
export function PostList({ posts }: { posts: readonly BlogSummary[] }) {
  const shown = useAtomValue(shownPostsAtom);
  const setShown = useSetAtom(shownPostsAtom);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first of those just asked for. */
  const next = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (next.current === null) return;
    list.current?.children[next.current]?.querySelector('a')?.focus();
    next.current = null;
  }, [shown]);

  if (posts.length === 0) return <p className={css.empty}>{blogPage.empty}</p>;
  const rest = posts.length - shown;
  const more = () => {
    next.current = shown;
    setShown(shown + POSTS_AT_ONCE);
  };
  return (
    <div className={css.root}>
      <ul ref={list}>
        {posts.slice(0, shown).map((post, index) => (
          <li key={post.slug} className={css.item}>
            <PostCard post={post} level={2} lead={index === 0} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={css.more}>
          <Button variant="secondary" onClick={more}>
            {moreWords.button}
          </Button>
          <p>{moreWords.count(shown, posts.length)}</p>
        </div>
      )}
    </div>
  );
}
