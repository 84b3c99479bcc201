import { blogPage } from '~/content/blog';
import { blogHead } from '~/content/heads/blog';
import { paths } from '~/content/paths';
import { PageHeader } from '~/ui/PageHeader';
import { PostList } from './PostList';
import { usePosts, useStoredArticles } from './useStoredArticles';

export const head = () => ({ ...blogHead, path: paths.blog });

export default function BlogPage() {
  const posts = usePosts(useStoredArticles().articles);
  return (
    <>
      <PageHeader heading={blogPage.heading} lead={blogPage.intro} />
      <PostList posts={posts} />
    </>
  );
}
