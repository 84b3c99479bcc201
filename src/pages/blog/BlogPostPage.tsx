import { blogPostPage, shippedPosts } from '~/content/blog';
import { loadBody } from '~/content/bodies';
import { LoadFailed } from '~/layout/LoadFailed';
import { codePatience } from '~/lib/codePatience';
import type { PageHead } from '~/lib/head';
import { withTimeout } from '~/lib/withTimeout';
import { Loading } from '~/ui/Loading';
import { knownHead, prepareSlug } from './loadStored';
import { Post } from './Post';
import { pendingHead, postHead } from './postHead';
import { PostNotFound } from './PostNotFound';
import { shippedBody } from './shippedBody';
import { useStoredArticles } from './useStoredArticles';
import { useStoredParts } from './useStoredParts';

type Params = Readonly<Record<string, string>>;

const slugOf = (params: Params) => params['slug'] ?? '';
const shippedPost = (slug: string) => shippedPosts.find((post) => post.slug === slug);

export async function prepare(params: Params): Promise<void> {
  const slug = slugOf(params);
  // what is stored cannot keep the page from opening: it says itself what is missing
  const stored = withTimeout(prepareSlug(slug), codePatience).catch(() => undefined);
  await Promise.all([loadBody(slug), stored]);
}

export function head(params: Params): PageHead {
  const slug = slugOf(params);
  const post = shippedPost(slug);
  // the database may hold what does not ship
  const isPending = SUPABASE_URL && !post;
  return knownHead(slug) ?? (isPending ? pendingHead(slug) : postHead(slug, post));
}

export default function BlogPostPage({ params }: { params: Params }) {
  const slug = slugOf(params);
  const stored = useStoredArticles();
  const { known, articles } = stored;
  const { parts, failed, retry } = useStoredParts(articles !== null);
  const post = shippedPost(slug);

  if (articles && parts) return <parts.StoredPost slug={slug} articles={articles} />;
  if (post) return <Post post={post} body={shippedBody(slug)} posts={shippedPosts} />;
  if (!articles && stored.failed) return <LoadFailed onRetry={stored.retry} />;
  if (failed) return <LoadFailed onRetry={retry} />;
  if (known && !articles) return <PostNotFound />;
  return <Loading label={blogPostPage.loading} />;
}
