/** What only a browser with stored articles needs: fetched there, and by no visitor without. */
import { samplePosts } from '~/content/blog';
import { blogPostHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import type { Article, SessionUser } from '~/domain/entities';
import { openPost } from '~/domain/openPost';
import { can } from '~/domain/permissions';
import { parseSchemaMarkup, serialiseJsonLd } from '~/domain/schemaMarkup';
import type { PageHead } from '~/lib/head';

export { prepareBody } from './storedBody';
export { StoredPost } from './StoredPost';

export const openStored = (slug: string, articles: readonly Article[]) =>
  openPost(slug, samplePosts, articles);

export const canEdit = ({ id, role }: SessionUser, { authorId }: Article): boolean =>
  can(role, 'articles.edit', { own: authorId === id });

/** The head of a stored article's page. */
export const storedHead = (article: Article): PageHead => ({
  ...blogPostHead({
    title: article.metaTitle || article.title,
    excerpt: article.metaDescription || article.excerpt,
  }),
  path: paths.blogPost(article.slug),
  published: article.createdAt,
  jsonLd: jsonLdOf(article),
});

/** Invalid markup is left out: what is embedded has to be JSON. */
function jsonLdOf({ schemaMarkup }: Article): string | undefined {
  const parsed = parseSchemaMarkup(schemaMarkup);
  return parsed.ok && parsed.value ? serialiseJsonLd(parsed.value) : undefined;
}
