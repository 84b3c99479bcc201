import { useEffect, useReducer, useState } from 'react';
import { publicArticles } from '~/data/publicArticles';

/** Asks for the article at a slug where those that are known cannot say that there is none. */
export function useSought(slug: string, isFound: boolean) {
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isSure = isFound || publicArticles.lacks(slug);

  useEffect(() => {
    setFailed(false);
    if (!isSure) publicArticles.seek(slug).then(redraw, () => setFailed(true));
  }, [slug, isSure, attempt]);

  return { isSure, failed, retry };
}
