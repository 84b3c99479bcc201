import { adminMessages } from '~/content/adminMessages';
import { type ArticleForm, validateArticle } from '~/domain/adminValidation';
import type { ArticleInput } from '~/domain/articleRules';
import { ARTICLE_STATUSES, type Article } from '~/domain/entities';
import type { FieldError } from '~/domain/fieldRules';
import { parseSchemaMarkup } from '~/domain/schemaMarkup';
import { formatTags } from '~/domain/tags';
import { asChoice } from '~/lib/fields';

export type Field = keyof ArticleInput;
/** What the editor's fields hold. */
export type Fields = Record<Field, string>;

const words = adminMessages.editor;

export const fieldsOf = (article: Article | null): Fields => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  excerpt: article?.excerpt ?? '',
  status: article?.status ?? 'Draft',
  tags: formatTags(article?.tags ?? []),
  imageUrl: article?.imageUrl ?? '',
  imageDescription: article?.imageDescription ?? '',
  metaTitle: article?.metaTitle ?? '',
  metaDescription: article?.metaDescription ?? '',
  metaKeywords: article?.metaKeywords ?? '',
  schemaMarkup: article?.schemaMarkup ?? '',
});

/** What is stored of the fields; `stored` is the article they were opened with. */
export const inputOf = (fields: Fields, stored: Article | null): ArticleInput => ({
  ...fields,
  status: asChoice(fields.status, ARTICLE_STATUSES, 'Draft'),
  imageUrl: fields.imageUrl.trim(),
  // what was filled in from title and excerpt goes on following them
  metaTitle: fields.metaTitle === stored?.title ? '' : fields.metaTitle,
  metaDescription: fields.metaDescription === stored?.excerpt ? '' : fields.metaDescription,
});

export function sameFields(one: Fields, other: Fields): boolean {
  let name: Field;
  for (name in one) if (one[name] !== other[name]) return false;
  return true;
}

/** What is wrong with each field, in words. */
export function faultsOf(fields: Fields): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {};
  const found = validateArticle(fields);
  if (found.title)
    faults.title = found.title === 'required' ? words.titleRequired : words.titleTooLong;
  if (found.content) faults.content = words.contentTooLong;
  if (found.imageUrl) faults.imageUrl = words.imageUrlInvalid;
  if (found.schemaMarkup) faults.schemaMarkup = schemaFault(found.schemaMarkup, fields);
  return faults;
}

function schemaFault(fault: FieldError, { schemaMarkup }: ArticleForm): string {
  const parsed = parseSchemaMarkup(schemaMarkup);
  if (fault === 'too-long' || parsed.ok) return words.schemaTooLong;
  return words.schemaFault(parsed.error.code, parsed.error.line, parsed.error.column);
}
