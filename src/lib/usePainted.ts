import { useEffect, useState } from 'react';

/**
 * False until the component's first frame has been painted: what is hidden at first need not hold
 * that frame up. True from the start in the prerenderer, which draws everything.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(typeof document === 'undefined');
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (task = setTimeout(() => setPainted(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return painted;
}
