import {
  ARTICLE_FIELDS,
  type ArticleField,
  type ArticleFields,
  type ArticleVersion,
  versionOf,
} from '~/domain/articleDraft';
import type { Saved } from './saveArticle';

interface AfterSave {
  /** What the next save starts from. */
  version: ArticleVersion;
  /** What is stored of the fields in which nothing was typed meanwhile. */
  shown: Partial<ArticleFields>;
  /** Whether nothing was typed meanwhile at all. */
  isAll: boolean;
}

/**
 * How an edit goes on once it is stored.
 * @param start  what was sent had started from
 * @param sent   the text that was sent
 * @param typed  what the fields hold by now
 */
export function afterSave(
  { article, fields: stored, taken }: Saved,
  start: ArticleVersion,
  sent: ArticleFields,
  typed: ArticleFields,
): AfterSave {
  const { metaTitle, metaDescription } = article;
  // filled in from title and excerpt, which they go on following
  const fields = { ...stored, metaTitle, metaDescription };
  const idle = ARTICLE_FIELDS.filter((field) => typed[field] === sent[field]);
  // typed over before it was shown: its date stays as before, so that the next save has to look
  const unseen = taken.filter((field) => !idle.includes(field));
  const { origin } = unseen.length > 0 ? start : versionOf(article);
  return {
    version: { origin, fields: { ...fields, ...pick(start.fields, unseen) } },
    shown: pick(fields, idle),
    isAll: idle.length === ARTICLE_FIELDS.length,
  };
}

const pick = (texts: ArticleFields, fields: readonly ArticleField[]): Partial<ArticleFields> =>
  Object.fromEntries(fields.map((field) => [field, texts[field]]));
