import { publicArticles } from '~/data/open/publicArticles';
import { useAsked } from './useAsked';

/** Asks for the article at a slug where those that are known cannot say that there is none. */
export function useSought(slug: string, isFound: boolean) {
  const isSure = isFound || publicArticles.isSettled(slug);
  return { isSure, ...useAsked(!isSure, slug, () => publicArticles.lookUp(slug)) };
}
