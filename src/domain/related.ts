import type { BlogSummary } from './entities';
import { newestFirst } from './instant';
import { tagKey } from './tags';

/**
 * Up to `max` posts that share a tag (in any case) with `current`, itself excluded: the most
 * shared tags first, then the newest. Product rule: three by default.
 */
export function relatedPosts(
  all: readonly BlogSummary[],
  current: Pick<BlogSummary, 'slug' | 'tags'>,
  max = 3,
): BlogSummary[] {
  const wanted = new Set(current.tags.map(tagKey));
  const shared = (post: BlogSummary) =>
    new Set(post.tags.map(tagKey).filter((key) => wanted.has(key))).size;
  return all
    .filter((post) => post.slug !== current.slug)
    .map((post) => ({ post, score: shared(post) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || newestFirst(a.post.date, b.post.date))
    .slice(0, max)
    .map(({ post }) => post);
}
