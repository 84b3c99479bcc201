import { holdBelow, layOutBelow } from '~/lib/below';
import { idle } from '~/lib/idle';

/**
 * Lays out what lies below the screen only after the first paint. Not so where the browser looks for
 * a place on the page.
 * @returns resolves when all is laid out, and the browser idle
 */
export function layOutLater(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLater = arrival?.type === 'navigate' && !location.hash;
  if (isLater) holdBelow();
  return new Promise((resolve) => {
    const begin = () => (isLater ? layOutBelow(resolve) : idle(() => resolve()));
    addEventListener('load', begin, { once: true });
  });
}
