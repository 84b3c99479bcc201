import type { ReactNode } from 'react';
import { blogPostPage } from '~/content/blog';
import { trialMessage } from '~/content/chat';
import type { BlogSummary } from '~/domain/entities';
import { relatedPosts } from '~/domain/related';
import type { SafeHtml } from '~/lib/html';
import { CallToAction } from '~/parts/CallToAction';
import { ChatLink } from '~/parts/ChatLink';
import { PostArticle } from './PostArticle';
import { RelatedPosts } from './RelatedPosts';

interface Props {
  post: BlogSummary;
  body: SafeHtml;
  /** Every post, to choose the related ones from. */
  posts: readonly BlogSummary[];
  /** What its reader may do with it. */
  action?: ReactNode;
}

/** All of a post's page. */
export function Post({ post, body, posts, action }: Props) {
  const { trial } = blogPostPage;
  return (
    <>
      <PostArticle post={post} body={body} action={action} />
      <RelatedPosts posts={relatedPosts(posts, post)} />
      <CallToAction heading={trial.heading} text={trial.text}>
        <ChatLink text={trialMessage} button={{ size: 'l' }}>
          {trial.button}
        </ChatLink>
      </CallToAction>
    </>
  );
}
