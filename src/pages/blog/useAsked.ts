import { useEffect, useReducer, useState } from 'react';

/**
 * Has something fetched while it is missing, and the page drawn anew once it is there.
 * @param key  another one is asked for anew
 * @returns whether that failed, and the way to try again
 */
export function useAsked(isMissing: boolean, key: unknown, ask: () => Promise<unknown>) {
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    setFailed(false);
    if (isMissing) ask().then(redraw, () => setFailed(true));
  }, [isMissing, key, attempt]);

  return { failed, retry };
}
