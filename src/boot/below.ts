import { holdBelow, layOutBelow } from '~/lib/below';
import { idle } from '~/lib/idle';
import { dataset } from './dataset';

/**
 * Leaves the layout of what lies below the screen until after the first paint, unless the browser is
 * to find a place on the page, which it only does among true heights.
 */
export function leaveBelow(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) holdBelow();
}

/** Resolves when what was left is laid out, too, and the browser idle. */
export const allLaidOut = (): Promise<void> =>
  new Promise((resolve) => {
    const begin = () => ('arriving' in dataset ? layOutBelow(resolve) : idle(() => resolve()));
    addEventListener('load', begin, { once: true });
  });
