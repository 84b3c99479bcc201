import type { Article, ArticleStatus } from './entities';

export interface ArticleFilter {
  status?: ArticleStatus;
  authorId?: string;
}

/** The articles with the given status and author; a criterion left out admits all. */
export function filterArticles(
  articles: readonly Article[],
  { status, authorId }: ArticleFilter = {},
): Article[] {
  return articles.filter(
    (article) =>
      (status === undefined || article.status === status) &&
      (authorId === undefined || article.authorId === authorId),
  );
}

export interface ArticleStats {
  totalArticles: number;
  published: number;
  drafts: number;
}

/** The numbers on the dashboard's cards. */
export function articleStats(articles: readonly Article[]): ArticleStats {
  return {
    totalArticles: articles.length,
    published: filterArticles(articles, { status: 'Published' }).length,
    drafts: filterArticles(articles, { status: 'Draft' }).length,
  };
}

type Addressed = Pick<Article, 'slug' | 'earlierSlugs'>;

/** The article a slug leads to: the one that bears it now, else one that bore it earlier. */
export function findBySlug<T extends Addressed>(
  articles: readonly T[],
  slug: string,
): T | undefined {
  return (
    articles.find((article) => article.slug === slug) ??
    articles.find((article) => article.earlierSlugs.includes(slug))
  );
}

/** Every slug that leads to one of the articles, present and earlier. */
export function slugsOf(articles: readonly Addressed[]): Set<string> {
  return new Set(articles.flatMap(({ slug, earlierSlugs }) => [slug, ...earlierSlugs]));
}
