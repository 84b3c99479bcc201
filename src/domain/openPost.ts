import { findBySlug } from './articleQueries';
import { toBlogPost } from './blog';
import type { Article, BlogSummary } from './entities';

/**
 * The post that a slug leads to, null for none, and the stored article behind it; `samples` are
 * always there. An earlier slug of a Published article leads to it too, unless another post bears
 * that slug now.
 */
export function openPost(
  slug: string,
  samples: readonly BlogSummary[],
  stored: readonly Article[],
): { post: BlogSummary; article: Article | null } | null {
  const published = stored.filter(({ status }) => status === 'Published');
  const bearer = published.find((article) => article.slug === slug);
  const sample = samples.find((post) => post.slug === slug);
  if (sample && !bearer) return { post: sample, article: null };
  const article = bearer ?? findBySlug(published, slug);
  return article ? { post: toBlogPost(article), article } : null;
}
