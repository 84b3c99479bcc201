import type { ReactNode } from 'react';
import { blogPostPage } from '~/content/blog';
import { paths } from '~/content/paths';
import type { BlogSummary } from '~/domain/entities';
import type { SafeHtml } from '~/lib/html';
import { PostImage } from '~/parts/PostImage';
import { BackLink } from '~/ui/BackLink';
import { PageHeader } from '~/ui/PageHeader';
import { Prose } from '~/ui/Prose';
import { PostFacts } from './PostFacts';
import * as css from './PostArticle.module.css';

interface Props {
  post: BlogSummary;
  body: SafeHtml;
  /** What its reader may do with it. */
  action?: ReactNode;
}

/** A post in full: its facts in the guide's name column, its text in the slot. */
export function PostArticle({ post, body, action }: Props) {
  const back = <BackLink href={paths.blog}>{blogPostPage.backToBlogs}</BackLink>;
  return (
    <article>
      <PageHeader above={back} heading={post.title} lead={post.excerpt} />
      <div className={css.inner}>
        <div className={css.facts}>
          <PostFacts post={post} />
          {action && <div className={css.action}>{action}</div>}
        </div>
        <div className={css.text}>
          <PostImage post={post} urgent />
          <Prose html={body} />
          {back}
        </div>
      </div>
    </article>
  );
}
