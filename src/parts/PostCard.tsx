import { clsx } from 'clsx';
import { blogPage } from '~/content/blog';
import { paths } from '~/content/paths';
import { formatDate } from '~/domain/dates';
import type { BlogSummary } from '~/domain/entities';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { PostImage } from './PostImage';
import * as css from './PostCard.module.css';

interface Props {
  post: BlogSummary;
  /** Level of its heading on the page. */
  level: 2 | 3;
  /** Larger, and its picture comes before others. */
  lead?: boolean;
}

/** A post as a row of the guide: when, what, and a picture. All of it leads to the post. */
export function PostCard({ post, level, lead = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={css.root}>
      <div className={clsx(css.card, lead ? css.lead : css.row)}>
        <PostImage post={post} urgent={lead} className={css.image} />
        <p className={css.meta}>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          <span>{blogPage.readTime(post.readTime)}</span>
        </p>
        <Heading className={css.title} dir="auto">
          {post.title}
        </Heading>
        {post.excerpt && (
          <p className={css.excerpt} dir="auto">
            {post.excerpt}
          </p>
        )}
        <a className={css.more} href={paths.blogPost(post.slug)}>
          <span>{blogPage.readMore}</span>{' '}
          <VisuallyHidden>{blogPage.readMoreAbout(post.title)}</VisuallyHidden>
          <Icon name="arrowRight" size={18} />
        </a>
      </div>
    </article>
  );
}
