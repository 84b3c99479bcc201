import { findBySlug } from '~/domain/articleQueries';
import type { Article } from '~/domain/entities';
import { withTimeout } from '~/lib/withTimeout';
import { articleSelect, articleSummarySelect, toArticle } from './articleRows';
import { earlierSlugFilter } from './earlierSlugFilter';
import { dataDeadlines } from './deadlines';

/** As many as Supabase puts into one answer. */
const MAX_ROWS = 1000;

/**
 * The newest Published articles without their long texts, and those at the `sought` slugs. `isWhole`
 * says that there are no others.
 */
export async function listPublished(
  sought: Iterable<string>,
): Promise<{ articles: readonly Article[]; isWhole: boolean }> {
  const newest = await published({
    select: articleSummarySelect,
    order: 'created_at.desc',
    limit: `${MAX_ROWS}`,
  });
  if (newest.length < MAX_ROWS) return { articles: newest, isWhole: true };
  const older = [...sought].filter((slug) => !findBySlug(newest, slug)).map(findPublished);
  return { articles: [...newest, ...(await Promise.all(older)).flat()], isWhole: false };
}

/** The Published article that a slug leads to, a present or an earlier one, as a list has it. */
export async function findPublished(slug: string): Promise<readonly Article[]> {
  const [column, operator, value] = earlierSlugFilter(slug);
  const now = { slug: `eq.${slug}` };
  const formerly = { [column]: `${operator}.${value}` };
  const found = await Promise.all(
    [now, formerly].map((by) => published({ select: articleSummarySelect, ...by, limit: '1' })),
  );
  return found.flat();
}

/** A Published article, whole. */
export async function openPublished(by: 'id' | 'slug', value: string): Promise<Article> {
  const [article] = await published({ select: articleSelect, [by]: `eq.${value}`, limit: '1' });
  if (!article) throw new Error(`No Published article has the ${by} ${value}`);
  return article;
}

/**
 * Asks the table's address itself (https://docs.postgrest.org/en/v12/references/api/tables_views.html):
 * the data client would weigh more than the blog. Rejects unless sound rows come in time.
 */
async function published(query: Readonly<Record<string, string>>): Promise<Article[]> {
  const search = new URLSearchParams({ status: 'eq.Published', ...query });
  const headers = { apikey: SUPABASE_ANON_KEY, Authorization: `Bearer ${SUPABASE_ANON_KEY}` };
  const rows = async (): Promise<unknown> => {
    const response = await fetch(`${SUPABASE_URL}/rest/v1/articles?${search}`, { headers });
    if (!response.ok) throw new Error(`The database answered ${response.status}`);
    return response.json();
  };
  const found = await withTimeout(rows(), dataDeadlines.read);
  const articles = Array.isArray(found) ? found.map(toArticle) : [null];
  if (!articles.every((each) => each !== null)) throw new Error('The rows cannot be read');
  return articles;
}
