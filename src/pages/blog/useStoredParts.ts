import { useEffect, useReducer, useState } from 'react';
import { loadStored, storedParts } from './loadStored';

/** What shows stored articles, fetched once it is `needed`. */
export function useStoredParts(needed: boolean) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  const parts = storedParts();

  useEffect(() => {
    if (!needed || parts) return;
    setFailed(false);
    loadStored().then(redraw, () => setFailed(true));
  }, [needed, attempt]);

  return { parts, failed, retry };
}
