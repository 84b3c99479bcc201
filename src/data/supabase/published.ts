import type { Article } from '~/domain/entities';
import { firstOf, rowsOf } from './readAnswer';
import { createRest, visitor } from './rest';
import { articleSelect, articleSummarySelect, toArticle } from './articleRows';

const rest = createRest({ url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY }, visitor);

/** The newest Published articles, as many as one answer holds, without their long texts. */
export async function listPublished(): Promise<readonly Article[]> {
  const found = rowsOf(
    await rest
      .from('articles')
      .select(articleSummarySelect)
      .eq('status', 'Published')
      .order('created_at', { ascending: false })
      .limit(1000),
    toArticle,
  );
  if (found.ok) return found.value;
  throw new Error(found.error.message);
}

/** A Published article, whole. */
export async function openPublished(id: string): Promise<Article> {
  const found = firstOf(
    await rest
      .from('articles')
      .select(articleSelect)
      .eq('status', 'Published')
      .eq('id', id)
      .limit(1),
    toArticle,
  );
  if (!found.ok) throw new Error(found.error.message);
  if (!found.value) throw new Error(`No Published article has the id ${id}`);
  return found.value;
}
