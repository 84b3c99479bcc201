import { shippedPosts } from '~/content/blog';
import { publicArticles } from '~/data/open/publicArticles';
import { fetchCode } from '~/lib/fetchCode';
import type { PageHead } from '~/lib/head';

type Stored = typeof import('./stored');

let loaded: Stored | undefined;

/** What it takes to open stored articles, once it was fetched. */
export const storedParts = (): Stored | undefined => loaded;

export async function loadStored(): Promise<Stored> {
  return (loaded ??= await fetchCode(() => import('./stored')));
}

/** Reads what is stored and fetches what it takes to show the post at `slug`. */
export async function prepareSlug(slug: string): Promise<void> {
  const articles = await publicArticles.read();
  if (!articles) {
    const isShipped = shippedPosts.some((post) => post.slug === slug);
    if (!isShipped) publicArticles.prefetch(slug);
    return;
  }
  const { openStored, prepareBody } = await loadStored();
  if (!openStored(slug, articles)) await publicArticles.lookUp(slug);
  const article = openStored(slug, publicArticles.known() ?? articles)?.article;
  if (article) await prepareBody(article);
}

/** The head of the post at `slug` as stored; undefined while nothing stored is known. */
export function knownHead(slug: string): PageHead | undefined {
  const articles = publicArticles.known();
  if (!articles || !loaded) return undefined;
  return loaded.headOfStored(slug, articles);
}
