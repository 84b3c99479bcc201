import { blogPage, blogPostPage } from '~/content/blog';
import { formatDate } from '~/domain/dates';
import type { BlogSummary } from '~/domain/entities';
import * as css from './PostFacts.module.css';

/** When a post appeared, who wrote it, how long it takes and what it is about. */
export function PostFacts({ post }: { post: BlogSummary }) {
  return (
    <div className={css.root}>
      <p>
        {blogPostPage.published} <time dateTime={post.date}>{formatDate(post.date)}</time>
      </p>
      {post.authorName && (
        <p>
          {blogPostPage.by} <bdi className={css.author}>{post.authorName}</bdi>
        </p>
      )}
      <p>{blogPage.readTime(post.readTime)}</p>
      {post.tags.length > 0 && (
        <ul className={css.tags} aria-label={blogPostPage.tagsLabel}>
          {post.tags.map((tag) => (
            <li key={tag} className={css.tag} dir="auto">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
