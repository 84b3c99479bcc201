import type { ArticleInput } from './articleRules';
import type { Article } from './entities';
import { mergeFields, type Merge } from './mergeFields';
import { formatTags, parseTags } from './tags';

/** Every field of the article editor, in the order in which it shows them. */
export const ARTICLE_FIELDS = [
  'title',
  'content',
  'excerpt',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'schemaMarkup',
  'status',
  'imageUrl',
  'imageDescription',
  'tags',
] as const satisfies readonly (keyof ArticleInput)[];
export type ArticleField = (typeof ARTICLE_FIELDS)[number];

/** What the editor's fields hold, all of it as text. */
export type ArticleFields = Record<ArticleField, string>;

/** What an edit starts from; `origin` is null for an article that is not stored yet. */
export interface ArticleVersion {
  origin: { id: string; updatedAt: string } | null;
  fields: ArticleFields;
}

/** Text that one person typed into the editor and that is not saved. */
export interface ArticleDraft {
  id: string;
  personId: string;
  /** Id of the article whose editor it was typed in; null for the page of new articles. */
  place: string | null;
  start: ArticleVersion;
  fields: ArticleFields;
  /** ISO instant of the last key. */
  typedAt: string;
}

/** An article as the editor's fields hold it; null gives those of a new one. */
export const fieldsOf = (article: Article | null): ArticleFields => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  excerpt: article?.excerpt ?? '',
  metaTitle: article?.metaTitle ?? '',
  metaDescription: article?.metaDescription ?? '',
  metaKeywords: article?.metaKeywords ?? '',
  schemaMarkup: article?.schemaMarkup ?? '',
  status: article?.status ?? 'Draft',
  imageUrl: article?.imageUrl ?? '',
  imageDescription: article?.imageDescription ?? '',
  tags: formatTags(article?.tags ?? []),
});

/** The stored article with the given fields, or its own, to start an edit from. */
export const versionOf = (article: Article | null, fields = fieldsOf(article)): ArticleVersion => ({
  origin: article && { id: article.id, updatedAt: article.updatedAt },
  fields,
});

/**
 * Fields written in the one way in which they can be compared. Meta fields that repeat title or
 * excerpt, of now or of `start`, were filled in from them and count as blank.
 */
export const comparable = (fields: ArticleFields, start = fields): ArticleFields => ({
  ...fields,
  content: unixLines(fields.content),
  excerpt: unixLines(fields.excerpt),
  schemaMarkup: unixLines(fields.schemaMarkup),
  tags: formatTags(parseTags(fields.tags)),
  imageUrl: fields.imageUrl.trim(),
  metaTitle: [fields.title, start.title].includes(fields.metaTitle) ? '' : fields.metaTitle,
  metaDescription: [fields.excerpt, start.excerpt].includes(fields.metaDescription)
    ? ''
    : unixLines(fields.metaDescription),
});

/** The fields in which a text says something else than the one that it started from. */
export function differences(start: ArticleFields, fields: ArticleFields): ArticleField[] {
  const [before, after] = [comparable(start), comparable(fields, start)];
  return ARTICLE_FIELDS.filter((field) => before[field] !== after[field]);
}

/** Joins two edits of the version `start`; fields that both changed differently clash. */
export const mergeArticles = (
  start: ArticleFields,
  mine: ArticleFields,
  theirs: ArticleFields,
): Merge<ArticleFields> =>
  mergeFields(ARTICLE_FIELDS, {
    start: comparable(start),
    mine: comparable(mine, start),
    theirs: comparable(theirs, start),
  });

const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
