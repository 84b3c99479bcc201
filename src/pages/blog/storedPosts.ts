import { samplePosts } from '~/content/blog';
import { blogPostHead } from '~/content/heads/made';
import { paths } from '~/content/paths';
import { publicArticles } from '~/data/open/publicArticles';
import type { Article } from '~/domain/entities';
import { embeddedJsonLd } from '~/domain/jsonLd';
import { openPost } from '~/domain/openPost';
import type { PageHead } from '~/lib/head';
import { postHead } from './postHead';

/** The post at a slug as staff stored it, else as it ships. */
export const openStored = (slug: string, articles: readonly Article[]) =>
  openPost(slug, samplePosts, articles);

/** The head of that post's page; of a message where there is none. */
export function headOfStored(slug: string, articles: readonly Article[]): PageHead {
  const found = openStored(slug, articles);
  if (!found?.article) return postHead(slug, found?.post);
  return articleHead(publicArticles.knownTexts(found.article) ?? found.article);
}

const articleHead = (article: Article): PageHead => ({
  ...blogPostHead({
    title: article.metaTitle || article.title,
    excerpt: article.metaDescription || article.excerpt,
  }),
  path: paths.blogPost(article.slug),
  published: article.createdAt,
  jsonLd: embeddedJsonLd(article.schemaMarkup),
});
