import { holdBelow, layOutBelow } from '~/lib/below';
import { idle } from '~/lib/idle';

/**
 * Leaves the layout of what lies below the screen until after the first paint. Not so where the
 * browser looks for a place on the page.
 * @returns whether it is left
 */
export function leaveBelow(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLater = arrival?.type === 'navigate' && !location.hash;
  if (isLater) holdBelow();
  return isLater;
}

/**
 * @param isLater  whether there is something left to lay out
 * @returns resolves when all is laid out, and the browser idle
 */
export const allLaidOut = (isLater: boolean): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => (isLater ? layOutBelow(resolve) : idle(() => resolve()));
    addEventListener('load', begin, { once: true });
  });
