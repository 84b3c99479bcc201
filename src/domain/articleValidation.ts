import { ARTICLE_CONTENT_MAX, ARTICLE_TITLE_MAX, SCHEMA_MARKUP_MAX } from './articleLimits';
import type { ArticleInput } from './articleRules';
import { imageUrl, schemaJson } from './contentFieldRules';
import { checkFields, maxLength, required, type FieldErrors } from './fieldRules';

export type ArticleForm = Pick<ArticleInput, 'title' | 'content' | 'imageUrl' | 'schemaMarkup'>;

/**
 * A title is required, the image address and the schema markup must be sound where they are filled
 * in, and no text may be longer than `articleLimits` says.
 */
export function validateArticle(form: ArticleForm): FieldErrors<keyof ArticleForm> {
  return checkFields<keyof ArticleForm>(form, {
    title: [required, maxLength(ARTICLE_TITLE_MAX)],
    content: [maxLength(ARTICLE_CONTENT_MAX)],
    imageUrl: [imageUrl],
    schemaMarkup: [maxLength(SCHEMA_MARKUP_MAX), schemaJson],
  });
}
