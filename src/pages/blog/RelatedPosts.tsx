import { blogPostPage } from '~/content/blog';
import type { BlogSummary } from '~/domain/entities';
import { PostCard } from '~/parts/PostCard';
import { Section } from '~/ui/Section';
import * as css from './RelatedPosts.module.css';

export function RelatedPosts({ posts }: { posts: readonly BlogSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section heading={blogPostPage.relatedHeading} tone="sunken">
      <ul>
        {posts.map((post) => (
          <li key={post.slug} className={css.item}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
