import type { ArticleListItem } from '~/domain/articleList';
import type { Article, Channel, Profile } from '~/domain/entities';
import { ARTICLE_STATUSES, ROLES } from '~/domain/entities';
import { asChoice, asFields, asText } from '~/lib/fields';
import { parseArticle, parseChannel } from '../parse';

/** Columns of a table by the field each one holds. */
type Columns = Readonly<Record<string, string>>;

/** What its author may write; the rest is the database's. */
const authored = {
  slug: 'slug',
  title: 'title',
  content: 'content',
  excerpt: 'excerpt',
  status: 'status',
  tags: 'tags',
  imageUrl: 'image_url',
  imageDescription: 'image_description',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
  schemaMarkup: 'schema_markup',
  readTime: 'read_time',
} as const;

const articleColumns = {
  id: 'id',
  ...authored,
  earlierSlugs: 'earlier_slugs',
  views: 'views',
  authorId: 'author_id',
  authorName: 'author_name',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;

const channelFields = {
  name: 'name',
  category: 'category',
  streamUrl: 'stream_url',
  logoUrl: 'logo_url',
  isFeatured: 'is_featured',
} as const;

const channelColumns = {
  id: 'id',
  ...channelFields,
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;

const { content: _content, schemaMarkup: _schemaMarkup, ...summaryColumns } = articleColumns;

export const articleSelect = Object.values(articleColumns).join(',');
/** Without the long texts. */
export const articleSummarySelect = Object.values(summaryColumns).join(',');
export const articleItemSelect = 'id,slug,title,status,author_id,author_name,updated_at';
export const channelSelect = Object.values(channelColumns).join(',');
export const profileSelect = 'id,username,role,email,updated_at';

export const articleRow = (article: Article) => rowOf(article, authored);
export const channelRow = (channel: Channel) => rowOf(channel, channelFields);

/** Null for what is no article; a summary's long texts are ''. */
export const toArticle = (row: unknown): Article | null =>
  parseArticle(recordOf(row, articleColumns));

export const toChannel = (row: unknown): Channel | null =>
  parseChannel(recordOf(row, channelColumns));

export function toArticleItem(row: unknown): ArticleListItem | null {
  const fields = asFields(row);
  const status = asChoice(fields?.['status'], ARTICLE_STATUSES, null);
  if (!fields || !status || !asText(fields['id'])) return null;
  return {
    id: asText(fields['id']),
    slug: asText(fields['slug']),
    title: asText(fields['title']),
    status,
    authorId: asText(fields['author_id']),
    authorName: asText(fields['author_name']),
    updatedAt: instantOf(fields['updated_at']),
  };
}

export function toProfile(row: unknown): Profile | null {
  const fields = asFields(row);
  if (!fields || !asText(fields['id'])) return null;
  return {
    id: asText(fields['id']),
    username: asText(fields['username']),
    role: asChoice(fields['role'], ROLES, null),
    email: asText(fields['email']),
    updatedAt: instantOf(fields['updated_at']),
  };
}

/** A timestamp as this product writes it: the database says `+00:00` for `Z`. */
function instantOf(value: unknown): string {
  const instant = new Date(asText(value));
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

function recordOf(row: unknown, columns: Columns): unknown {
  const fields = asFields(row);
  if (!fields) return null;
  const entries = Object.entries(columns).map(([field, column]): [string, unknown] => [
    field,
    field.endsWith('At') ? instantOf(fields[column]) : fields[column],
  ]);
  return Object.fromEntries(entries);
}

/** Named column by column: whatever else the object carries stays here. */
const rowOf = (record: object, columns: Columns): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
      const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
      return column ? [[column, value]] : [];
    }),
  );
