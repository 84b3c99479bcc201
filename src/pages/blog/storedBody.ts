import { bodyOf, loadBody } from '~/content/bodies';
import { publicArticles } from '~/data/open/publicArticles';
import type { Article } from '~/domain/entities';
import { fetchCode } from '~/lib/fetchCode';
import type { SafeHtml } from '~/lib/html';
import { shippedBody } from './shippedBody';

/** The sanitised form of each text that was shown. */
const clean = new Map<string, SafeHtml>();

/** Makes the body of a stored article ready; one that was never changed needs no sanitiser. */
export async function prepareBody(article: Article): Promise<void> {
  const [{ slug, content }] = await Promise.all([
    publicArticles.loadTexts(article),
    loadBody(article.slug),
  ]);
  if (content === bodyOf(slug) || clean.has(content)) return;
  const { sanitise } = await fetchCode(() => import('~/lib/sanitise'));
  clean.set(content, sanitise(content));
}

/** The body once it is ready. */
export function storedBody(article: Article): SafeHtml | undefined {
  const texts = publicArticles.knownTexts(article);
  if (!texts) return undefined;
  const { slug, content } = texts;
  return content === bodyOf(slug) ? shippedBody(slug) : clean.get(content);
}
