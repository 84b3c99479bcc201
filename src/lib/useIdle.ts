import { useEffect, useState } from 'react';
import { idle } from './idle';

/**
 * False until the browser has had a rest since the component appeared: what is hidden at first need
 * not hold up its first frame. True from the start in the prerenderer, which draws everything.
 */
export function useIdle(): boolean {
  const [rested, setRested] = useState(typeof document === 'undefined');
  useEffect(() => {
    let isGone = false;
    idle(() => isGone || setRested(true));
    return () => {
      isGone = true;
    };
  }, []);
  return rested;
}
