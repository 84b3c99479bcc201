import { blogPostPage } from '~/content/blog';
import { blogPostHead, noticeHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import type { BlogSummary } from '~/domain/entities';
import type { PageHead } from '~/lib/head';

/** The head of a post's page as it ships; of a message where there is no post. */
export const postHead = (slug: string, post: BlogSummary | undefined): PageHead =>
  post
    ? { ...blogPostHead(post), path: paths.blogPost(slug), published: post.date }
    : { ...noticeHead(blogPostPage.notFound), path: paths.blogPost(slug), noindex: true };

/** Until it is known whether there is such a post. */
export const pendingHead = (slug: string): PageHead => ({
  ...noticeHead({ title: blogPostPage.loading, text: blogPostPage.loading }),
  path: paths.blogPost(slug),
  noindex: true,
});
