import type { Article, ArticleStatus } from './entities';
import { nextInstant } from './instant';
import { readTime } from './readTime';
import { makeSlug, uniqueSlug } from './articleSlug';
import { DEFAULT_TITLE } from './articleTitle';
import { formatTags, parseTags } from './tags';

/** What an author types; `tags` is comma-separated text. */
export interface ArticleInput {
  title: string;
  content: string;
  excerpt: string;
  status: ArticleStatus;
  tags: string;
  imageUrl: string;
  imageDescription: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  schemaMarkup: string;
}

interface NewArticleContext {
  id: string;
  now: Date;
  author: { id: string; name: string };
  /** Every slug in use, see `slugsOf`. */
  takenSlugs: ReadonlySet<string>;
}

type ArticleUpdateContext = Pick<NewArticleContext, 'now' | 'takenSlugs'>;

/**
 * A new article by the product's rules: a free slug from the title, blank meta fields filled from
 * title and excerpt, read time counted, no views, Draft unless told otherwise.
 */
export function newArticle(
  input: Partial<ArticleInput>,
  { id, now, author, takenSlugs }: NewArticleContext,
): Article {
  const created = now.toISOString();
  return {
    ...authored({ ...BLANK, ...input }),
    id,
    slug: uniqueSlug(makeSlug(input.title ?? '', now), (slug) => takenSlugs.has(slug)),
    earlierSlugs: [],
    views: 0,
    readTime: readTime(input.content ?? ''),
    authorId: author.id,
    authorName: author.name,
    createdAt: created,
    updatedAt: created,
  };
}

/**
 * `existing` with the fields of `input` that are given. A changed title brings a new slug and keeps
 * the old one among the earlier ones; id, author, views and createdAt never change.
 */
export function updatedArticle(
  existing: Article,
  input: Partial<ArticleInput>,
  { now, takenSlugs }: ArticleUpdateContext,
): Article {
  const fields = authored({ ...existing, tags: formatTags(existing.tags), ...input });
  const own = new Set([...existing.earlierSlugs, existing.slug]);
  const isTaken = (slug: string) => takenSlugs.has(slug) && !own.has(slug);
  const slug =
    fields.title === existing.title
      ? existing.slug
      : uniqueSlug(makeSlug(input.title ?? '', now), isTaken);
  return {
    ...existing,
    ...fields,
    tags: sameTags(fields.tags, existing.tags) ? existing.tags : fields.tags,
    slug,
    earlierSlugs: [...own].filter((earlier) => earlier !== slug),
    readTime: fields.content === existing.content ? existing.readTime : readTime(fields.content),
    updatedAt: nextInstant(existing.updatedAt, now),
  };
}

const BLANK: ArticleInput = {
  title: '',
  content: '',
  excerpt: '',
  status: 'Draft',
  tags: '',
  imageUrl: '',
  imageDescription: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  schemaMarkup: '',
};

/** Whether one was typed as the other is shown: a tag with a comma, as a file may bring it, stays whole. */
const sameTags = (typed: readonly string[], stored: readonly string[]) =>
  formatTags(typed) === formatTags(parseTags(formatTags(stored)));

/** Named field by field: whatever else an input object carries must not reach the record. */
function authored(input: ArticleInput) {
  const title = orDefault(input.title, DEFAULT_TITLE);
  return {
    title,
    content: input.content,
    excerpt: input.excerpt,
    status: input.status,
    tags: parseTags(input.tags),
    imageUrl: input.imageUrl,
    imageDescription: input.imageDescription,
    metaTitle: orDefault(input.metaTitle, title),
    metaDescription: orDefault(input.metaDescription, input.excerpt),
    metaKeywords: input.metaKeywords,
    schemaMarkup: input.schemaMarkup,
  };
}

function orDefault(text: string, fallback: string): string {
  return text.trim() === '' ? fallback : text;
}
