import { type ComponentProps, useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { blogPostPage, shippedPosts } from '~/content/blog';
import { origin } from '~/content/origin';
import { paths } from '~/content/paths';
import { mayBeStaff } from '~/data/hints';
import type { Article } from '~/domain/entities';
import { LoadFailed } from '~/layout/LoadFailed';
import { applyHead } from '~/lib/head';
import { useLatePlace } from '~/lib/useLatePlace';
import { lazyPart } from '~/parts/lazyPart';
import { Loading } from '~/ui/Loading';
import { Post } from './Post';
import { PostNotFound } from './PostNotFound';
import { shippedBody } from './shippedBody';
import { headOfStored, openStored } from './storedPosts';
import { usePostBody } from './usePostBody';
import { useSought } from './useSought';
import { usePosts } from './useStoredArticles';

const EditLink = lazyPart(() => import('./EditLink').then((module) => module.EditLink));

interface Props {
  slug: string;
  articles: readonly Article[];
}

/** The page at a slug in a browser that stores articles: one of theirs, or of the site's own. */
export function StoredPost({ slug, articles }: Props) {
  const posts = usePosts(articles);
  const found = openStored(slug, articles);
  const article = found?.article ?? null;
  const sought = useSought(slug, found !== null);
  const { body, failed, retry } = usePostBody(article);

  // what was rendered ahead describes the post as it ships
  const isShipped = found !== null && article === null;
  useEffect(() => {
    if (!isShipped) applyHead(headOfStored(slug, articles), origin);
  }, [article, isShipped, body]);

  // the address of a post that was renamed since
  const current = found?.post.slug ?? slug;
  useEffect(() => {
    if (current !== slug) navigate(paths.blogPost(current), { replace: true });
  }, [current]);

  if (!found) {
    if (sought.failed) return <LoadFailed onRetry={sought.retry} />;
    return sought.isSure ? <PostNotFound /> : <Loading label={blogPostPage.loading} />;
  }
  if (!article) return <Post post={found.post} body={shippedBody(slug)} posts={posts} />;
  if (body === undefined) {
    const ahead = shippedPosts.find((post) => post.slug === slug);
    // what was rendered ahead stays until its newer text is there
    if (ahead && !failed) return <Post post={ahead} body={shippedBody(slug)} posts={posts} />;
    return failed ? <LoadFailed onRetry={retry} /> : <Loading label={blogPostPage.loading} />;
  }
  const action = mayBeStaff() && <EditLink article={article} />;
  // the browser has found its place in what was rendered ahead
  const Shown = shippedPosts.some((post) => post.slug === slug) ? Post : LatePost;
  return <Shown post={found.post} body={body} posts={posts} action={action} />;
}

function LatePost(props: ComponentProps<typeof Post>) {
  useLatePlace();
  return <Post {...props} />;
}
