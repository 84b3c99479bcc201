import { editorMessages as words } from '~/content/admin/editorMessages';
import { type ArticleForm, validateArticle } from '~/domain/articleValidation';
import {
  ARTICLE_FIELDS,
  type ArticleField,
  type ArticleFields,
  ownMeta,
} from '~/domain/articleDraft';
import type { ArticleInput } from '~/domain/articleRules';
import { ARTICLE_STATUSES } from '~/domain/entities';
import type { FieldError } from '~/domain/fieldRules';
import { parseSchemaMarkup } from '~/domain/schemaMarkup';
import { asChoice } from '~/lib/fields';

/** What is stored of the fields; `start` is what they were opened with. */
export const inputOf = (fields: ArticleFields, start: ArticleFields): ArticleInput => ({
  ...fields,
  status: asChoice(fields.status, ARTICLE_STATUSES, 'Draft'),
  imageUrl: fields.imageUrl.trim(),
  ...ownMeta(fields, start),
});

export const sameFields = (one: ArticleFields, other: ArticleFields): boolean =>
  ARTICLE_FIELDS.every((name) => one[name] === other[name]);

/** What is wrong with each field, in words. */
export function faultsOf(fields: ArticleFields): Partial<Record<ArticleField, string>> {
  const faults: Partial<Record<ArticleField, string>> = {};
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
