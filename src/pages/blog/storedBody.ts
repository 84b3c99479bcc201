import { bodyOf, loadBody } from '~/content/bodies';
import type { Article } from '~/domain/entities';
import type { SafeHtml } from '~/lib/html';
import { shippedBody } from './shippedBody';

type Text = Pick<Article, 'slug' | 'content'>;

/** The sanitised form of each text that was shown. */
const clean = new Map<string, SafeHtml>();

/** Makes the body of a stored article ready; one that was never changed needs no sanitiser. */
export async function prepareBody({ slug, content }: Text): Promise<void> {
  await loadBody(slug);
  if (content === bodyOf(slug) || clean.has(content)) return;
  const { sanitise } = await import('~/lib/sanitise');
  clean.set(content, sanitise(content));
}

/** The body once it is ready. */
export const storedBody = ({ slug, content }: Text): SafeHtml | undefined =>
  content === bodyOf(slug) ? shippedBody(slug) : clean.get(content);
