import type { ArticleInput } from './articleRules';
import { imageUrl, jsonLd } from './contentFieldRules';
import { checkFields, maxLength, required, type FieldErrors } from './fieldRules';

/** The longest article, in code points, as the database counts. */
export const ARTICLE_CONTENT_MAX = 1_000_000;
export const ARTICLE_TITLE_MAX = 1_000;
export const SCHEMA_MARKUP_MAX = 100_000;

export type ArticleForm = Pick<ArticleInput, 'title' | 'content' | 'imageUrl' | 'schemaMarkup'>;

/** A title is required; image address and schema markup must be sound when given. */
export function validateArticle(form: ArticleForm): FieldErrors<keyof ArticleForm> {
  return checkFields<keyof ArticleForm>(form, {
    title: [required, maxLength(ARTICLE_TITLE_MAX)],
    content: [maxLength(ARTICLE_CONTENT_MAX)],
    imageUrl: [imageUrl],
    schemaMarkup: [maxLength(SCHEMA_MARKUP_MAX), jsonLd],
  });
}
