import type { ArticleField } from '~/domain/articleDraft';
import { articleEditor } from './admin/editor';

const { main, seo, schema, publish, image, tags } = articleEditor;

/** The fields of the article editor, as they are called there. */
export const fieldLabels: Readonly<Record<ArticleField, string>> = {
  title: main.title,
  content: main.content,
  excerpt: main.excerpt,
  metaTitle: seo.metaTitle,
  metaDescription: seo.metaDescription,
  metaKeywords: seo.metaKeywords,
  schemaMarkup: schema.label,
  status: publish.status,
  imageUrl: image.url,
  imageDescription: image.alt,
  tags: tags.label,
};
