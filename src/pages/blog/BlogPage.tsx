import { blogPage } from '~/content/blog';
import { blogHead } from '~/content/heads/blog';
import { paths } from '~/content/paths';
import { LoadNote } from '~/layout/LoadNote';
import { focusMain } from '~/lib/focusMain';
import { PageHeader } from '~/ui/PageHeader';
import { PostList } from './PostList';
import { usePosts, useStoredArticles } from './useStoredArticles';

export const head = () => ({ ...blogHead, path: paths.blog });

export default function BlogPage() {
  const { articles, failed, retry } = useStoredArticles();
  const posts = usePosts(articles);
  const tryAgain = () => {
    focusMain();
    retry();
  };
  return (
    <>
      <PageHeader heading={blogPage.heading} lead={blogPage.intro} />
      {SUPABASE_URL && failed && <LoadNote failure="unreachable" onRetry={tryAgain} />}
      <PostList posts={posts} />
    </>
  );
}
