import { blogPostPage, shippedPosts } from '~/content/blog';
import { loadBody } from '~/content/bodies';
import { trialMessage } from '~/content/chat';
import { blogPostHead, noticeHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import { relatedPosts } from '~/domain/related';
import type { PageHead } from '~/lib/head';
import { CallOut } from '~/parts/CallOut';
import { ChatLink } from '~/parts/ChatLink';
import { PostArticle } from './PostArticle';
import { PostNotFound } from './PostNotFound';
import { RelatedPosts } from './RelatedPosts';
import { shippedBody } from './shippedBody';

type Params = Readonly<Record<string, string>>;

const slugOf = (params: Params) => params['slug'] ?? '';
const shippedPost = (slug: string) => shippedPosts.find((post) => post.slug === slug);

export const prepare = (params: Params) => loadBody(slugOf(params));

export function head(params: Params): PageHead {
  const slug = slugOf(params);
  const post = shippedPost(slug);
  const path = paths.blogPost(slug);
  return post
    ? { ...blogPostHead(post), path, published: post.date }
    : { ...noticeHead(blogPostPage.notFound), path, noindex: true };
}

export default function BlogPostPage({ params }: { params: Params }) {
  const post = shippedPost(slugOf(params));
  if (!post) return <PostNotFound />;
  const { trial } = blogPostPage;
  return (
    <>
      <PostArticle post={post} body={shippedBody(post.slug)} />
      <RelatedPosts posts={relatedPosts(shippedPosts, post)} />
      <CallOut heading={trial.heading} text={trial.text}>
        <ChatLink text={trialMessage} button={{ size: 'l' }}>
          {trial.button}
        </ChatLink>
      </CallOut>
    </>
  );
}
