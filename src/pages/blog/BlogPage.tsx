import { blogPage, shippedPosts } from '~/content/blog';
import { blogHead } from '~/content/heads/blog';
import { paths } from '~/content/paths';
import { mergePosts } from '~/domain/blog';
import { PageHeader } from '~/ui/PageHeader';
import { PostList } from './PostList';

const posts = mergePosts(shippedPosts, []);

export const head = () => ({ ...blogHead, path: paths.blog });

export default function BlogPage() {
  return (
    <>
      <PageHeader heading={blogPage.heading} lead={blogPage.intro} />
      <PostList posts={posts} />
    </>
  );
}
