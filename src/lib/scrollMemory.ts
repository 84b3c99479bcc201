/** Remembers how far each visited page was scrolled, by a key of the visit. */
const positions = new Map<string, number>();
let current = '';

/** Starts following the scroll position; returns a function that stops. */
export function followScroll(): () => void {
  const save = () => positions.set(current, scrollY);
  // back and forward are restored here; a reload by the browser, unless it is to bring another page
  const handOver = () => {
    const isReload = current !== '' && location.search.includes(current);
    history.scrollRestoration = isReload ? 'auto' : 'manual';
  };
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { passive: true });
  addEventListener('pagehide', handOver);
  return () => {
    removeEventListener('scroll', save);
    removeEventListener('pagehide', handOver);
  };
}

/** Names the visit whose position is followed from here on. */
export function enterVisit(key: string): void {
  current = key;
}

/** From here on nothing is followed until the next visit: what scrolls belongs to neither. */
export function leaveVisit(): void {
  current = '';
}

/** Pixels from the top at which the visit was left; 0 for one not seen. */
export const positionOf = (key: string): number => positions.get(key) ?? 0;
