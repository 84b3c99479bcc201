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
  /** What was sent of it without being told that it is stored. */
  sent?: readonly ArticleFields[] | undefined;
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
 * The meta fields, blank where they go on following title and excerpt: they repeated them in
 * `start` and were left as they were. What somebody typed stays, whatever it repeats.
 */
export const ownMeta = (
  fields: ArticleFields,
  start: ArticleFields,
): Pick<ArticleFields, 'metaTitle' | 'metaDescription'> => ({
  metaTitle: unlessLeft(fields.metaTitle, start.metaTitle, start.title),
  metaDescription: unlessLeft(fields.metaDescription, start.metaDescription, start.excerpt),
});

const unlessLeft = (text: string, before: string, followed: string): string =>
  text === before && before === followed ? '' : text;

const normalised = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  content: unixLines(fields.content),
  excerpt: unixLines(fields.excerpt),
  metaDescription: unixLines(fields.metaDescription),
  schemaMarkup: unixLines(fields.schemaMarkup),
  tags: formatTags(parseTags(fields.tags)),
  imageUrl: fields.imageUrl.trim(),
});

/**
 * What is stored in the one way in which texts can be compared; meta fields that repeat title or
 * excerpt count as blank.
 */
export function comparable(stored: ArticleFields): ArticleFields {
  const plain = normalised(stored);
  return { ...plain, ...ownMeta(plain, plain) };
}

/** What is stored, and an edit that began with `start`, so that they can be compared. */
function sideBySide(
  stored: ArticleFields,
  edited: ArticleFields,
  start: ArticleFields,
): { theirs: ArticleFields; mine: ArticleFields } {
  const plain = normalised(edited);
  const mine = { ...plain, ...ownMeta(plain, normalised(start)) };
  const theirs = comparable(stored);
  // what was stored as it was typed may repeat title or excerpt by chance
  if (mine.metaTitle === stored.metaTitle) theirs.metaTitle = mine.metaTitle;
  if (mine.metaDescription === unixLines(stored.metaDescription))
    theirs.metaDescription = mine.metaDescription;
  return { theirs, mine };
}

/** The fields in which an edit that began with `start` says something else than what is stored. */
export function differences(
  stored: ArticleFields,
  edited: ArticleFields,
  start = stored,
): ArticleField[] {
  const { theirs, mine } = sideBySide(stored, edited, start);
  return ARTICLE_FIELDS.filter((field) => theirs[field] !== mine[field]);
}

/**
 * Joins an edit of the version `start` with the one stored; what both changed differently clashes.
 * @param sent  what `edited` was whenever it was sent before without an answer
 */
export const mergeArticles = (
  start: ArticleFields,
  edited: ArticleFields,
  stored: ArticleFields,
  sent: readonly ArticleFields[] = [],
): Merge<ArticleFields> =>
  mergeFields(ARTICLE_FIELDS, {
    start: comparable(start),
    ...sideBySide(stored, edited, start),
    sent: sent.map((each) => sideBySide(stored, each, start).mine),
  });

const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
