import type { Article } from '~/domain/entities';
import { inTime } from '~/lib/inTime';
import { articleSelect, articleSummarySelect, toArticle } from './articleRows';
import { dataDeadlines } from './deadlines';

/** The newest Published articles, as many as one answer holds, without their long texts. */
export const listPublished = (): Promise<readonly Article[]> =>
  published({ select: articleSummarySelect, order: 'created_at.desc', limit: '1000' });

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
  const found = await inTime(rows(), dataDeadlines.read);
  const articles = Array.isArray(found) ? found.map(toArticle) : [null];
  if (!articles.every((each) => each !== null)) throw new Error('The rows cannot be read');
  return articles;
}
