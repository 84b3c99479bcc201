import type { ArticleListItem } from '~/domain/articleList';
import { type Article, ARTICLE_STATUSES } from '~/domain/entities';
import { asChoice, asFields, asText } from '~/lib/fields';
import { parseArticle } from '../parse';
import { recordOf, rowOf } from './columns';
import { instantOf } from './instantOf';

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
} as const satisfies Record<keyof Article, string>;

/** The columns of a whole article. */
export const articleSelect = Object.values(articleColumns).join(',');
/** What lists of posts show and addresses are resolved by: no long text, nothing for search engines. */
export const articleSummarySelect =
  'id,slug,earlier_slugs,title,excerpt,status,tags,image_url,image_description,read_time,' +
  'author_id,author_name,created_at,updated_at';
/** The columns of a staff list's line. */
export const articleItemSelect = 'id,slug,title,status,author_id,author_name,updated_at';

/** The columns that are sent to save an article. */
export const articleRow = (article: Article) => rowOf(article, authored);

/** Null for what is no article; what a summary leaves out is '' or 0. */
export const toArticle = (row: unknown): Article | null =>
  parseArticle(recordOf(row, articleColumns));

/** Null for what is no article. */
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
