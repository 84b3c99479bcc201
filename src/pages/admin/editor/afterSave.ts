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
  // typed over before it was shown: the next save has to ask
  const unseen = taken.filter((field) => !idle.includes(field));
  return {
    version: versionBut(versionOf(article, fields), unseen, start),
    shown: Object.fromEntries(idle.map((field) => [field, fields[field]])),
    isAll: idle.length === ARTICLE_FIELDS.length,
  };
}

/**
 * A later version for an edit to go on from, but for some fields that others changed unseen: those
 * go on from `start`. Its date stays with it, so that the next save looks at what is stored.
 */
function versionBut(
  later: ArticleVersion,
  unseen: readonly ArticleField[],
  start: ArticleVersion,
): ArticleVersion {
  if (unseen.length === 0) return later;
  const kept = Object.fromEntries(unseen.map((field) => [field, start.fields[field]]));
  return { origin: start.origin, fields: { ...later.fields, ...kept } };
}
