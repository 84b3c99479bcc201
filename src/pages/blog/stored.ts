/** What only a browser with stored articles needs: fetched there, and by no visitor without. */
import { samplePosts } from '~/content/blog';
import { blogPostHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import type { Article } from '~/domain/entities';
import { embeddedJsonLd } from '~/domain/jsonLd';
import { openPost } from '~/domain/openPost';
import type { PageHead } from '~/lib/head';

export { prepareBody } from './storedBody';
export { StoredPost } from './StoredPost';

export const openStored = (slug: string, articles: readonly Article[]) =>
  openPost(slug, samplePosts, articles);

/** The head of a stored article's page. */
export const storedHead = (article: Article): PageHead => ({
  ...blogPostHead({
    title: article.metaTitle || article.title,
    excerpt: article.metaDescription || article.excerpt,
  }),
  path: paths.blogPost(article.slug),
  published: article.createdAt,
  jsonLd: embeddedJsonLd(article.schemaMarkup),
});
