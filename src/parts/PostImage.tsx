import { clsx } from 'clsx';
import { showPictureAt } from '~/content/pictures';
import type { BlogSummary } from '~/domain/entities';
import { safeImageUrl } from '~/domain/url';
import { Logo } from '~/ui/Logo';
import { Picture } from '~/ui/Picture';
import * as css from './PostImage.module.css';

interface Props {
  post: Pick<BlogSummary, 'imageUrl' | 'imageDescription'>;
  /** For the one picture that is seen first. */
  urgent?: boolean;
  className?: string | undefined;
}

/** The picture of a post, cut to 16:9; the mark stands in where a post has none. */
export function PostImage({ post, urgent = false, className }: Props) {
  const url = safeImageUrl(post.imageUrl);
  if (!url) {
    return (
      <div className={clsx(css.root, css.missing, className)}>
        <Logo size={48} />
      </div>
    );
  }
  return (
    <Picture
      className={clsx(css.root, className)}
      src={url}
      show={showPictureAt(url)}
      alt={post.imageDescription}
      width={1200}
      height={675}
      {...(urgent && { fetchPriority: 'high' })}
    />
  );
}
