import type { Article, BlogPost, BlogSummary } from './entities';
import { newestFirst } from './instant';

/** What the public blog shows of a stored article; its date is the day it was created. */
export function toBlogPost(article: Article): BlogPost {
  return {
    slug: article.slug,
    title: article.title,
    date: article.createdAt,
    excerpt: article.excerpt,
    imageUrl: article.imageUrl,
    imageDescription: article.imageDescription,
    tags: article.tags,
    content: article.content,
    readTime: article.readTime,
    authorName: article.authorName,
  };
}

/**
 * The public blog: the site's sample posts and the Published ones of `stored`, newest first.
 * Each slug appears once; a stored article replaces the sample of the same slug.
 */
export function mergePosts(
  samples: readonly BlogSummary[],
  stored: readonly Article[],
): BlogSummary[] {
  const published = stored.filter(({ status }) => status === 'Published').map(toBlogPost);
  const bySlug = new Map<string, BlogSummary>();
  for (const post of [...published, ...samples]) {
    if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  }
  return [...bySlug.values()].sort((a, b) => newestFirst(a.date, b.date));
}
