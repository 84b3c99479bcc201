import { allRows } from '../_shared/allRows.ts';
import type { AdminClient, ArticleRow } from '../_shared/database.ts';
import { asText, asTexts, asWhole, type Fields } from '../_shared/fields.ts';
import { words } from '../_shared/words.ts';
import { instantsOf } from './instants.ts';
import type { Kind } from './moveKind.ts';

const MOST_MINUTES = 10_000;
const MOST_VIEWS = 2_147_483_647;

/** Articles, known by their present and earlier slugs. They become the caller's own. */
export function articleKind(admin: AdminClient, authorId: string, now: Date): Kind<ArticleRow> {
  return {
    kind: 'article',
    named: 'title',
    unreadable: words.noArticle,
    read: async (fields) => articleRow(fields, authorId, now),
    keysOf: slugsOf,
    keysInUse: async () => {
      const rows = await allRows((from, to) =>
        admin
          .from('articles')
          .select('slug, earlier_slugs', { count: 'exact' })
          .order('slug')
          .range(from, to),
      );
      return rows.flatMap(slugsOf);
    },
    insert: (rows) => admin.from('articles').insert([...rows]),
  };
}

const slugsOf = ({ slug, earlier_slugs }: Pick<ArticleRow, 'slug' | 'earlier_slugs'>) => [
  slug,
  ...earlier_slugs,
];

function articleRow(fields: Fields, authorId: string, now: Date): ArticleRow | null {
  const slug = asText(fields['slug']);
  const title = asText(fields['title']);
  if (!slug || !title.trim()) return null;
  return {
    slug,
    earlier_slugs: [...new Set(asTexts(fields['earlierSlugs']))].filter((each) => each !== slug),
    title,
    content: asText(fields['content']),
    excerpt: asText(fields['excerpt']),
    status: fields['status'] === 'Published' ? 'Published' : 'Draft',
    tags: asTexts(fields['tags']),
    image_url: asText(fields['imageUrl']),
    image_description: asText(fields['imageDescription']),
    meta_title: asText(fields['metaTitle']),
    meta_description: asText(fields['metaDescription']),
    meta_keywords: asText(fields['metaKeywords']),
    schema_markup: asText(fields['schemaMarkup']),
    views: asWhole(fields['views'], 0, MOST_VIEWS),
    read_time: asWhole(fields['readTime'], 1, MOST_MINUTES),
    author_id: authorId,
    author_name: asText(fields['authorName']),
    ...instantsOf(fields, now),
  };
}
