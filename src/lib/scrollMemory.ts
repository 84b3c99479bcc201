type Positions = Map<string, number>;

/** Remembers how far each visited page was scrolled, by a key of the visit. */
let positions: Positions = new Map();
let current = '';

/** Starts following the scroll position; returns a function that stops. */
export function followScroll(): () => void {
  const save = () => positions.set(current, scrollY);
  // back and forward are restored here; a reload by the browser, unless it is to bring another page
  const handOver = () => {
    const isReload = current !== '' && location.search.includes(current);
    history.scrollRestoration = isReload ? 'auto' : 'manual';
  };
  // of the documents before a reload
  const state: Partial<Left> | null = history.state;
  positions = state?.left ?? positions;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { passive: true });
  addEventListener('pagehide', handOver);
  return () => {
    removeEventListener('scroll', save);
    removeEventListener('pagehide', handOver);
  };
}

/** For the state of a history entry: a document that begins there turns back to places it never showed. */
interface Left {
  left: Positions;
}

/** How far each page was scrolled, by visit, to go into the state of the history entry that a reload begins at. */
export const placesLeft = (): Left => ({ left: positions });

/**
 * Names the visit whose position is followed from here on. It may have been scrolled before it had a
 * name, and never be again.
 */
export function enterVisit(key: string): void {
  current = key;
  positions.set(key, scrollY);
}

/** From here on nothing is followed until the next visit: what scrolls belongs to neither. */
export function leaveVisit(): void {
  current = '';
}

const beforeJump = (visit: string): string => `${visit}#`;

/** To be called before a jump within the page: Back leads to where it began. */
export function noteJump(): void {
  if (!location.hash) positions.set(beforeJump(current), scrollY);
}

/** Pixels from the top at which the first jump of the visit began; undefined where there was none. */
export const jumpedFrom = (visit: string): number | undefined => positions.get(beforeJump(visit));

/** Pixels from the top at which the visit was left; 0 for one not seen. */
export const positionOf = (key: string): number => positions.get(key) ?? 0;
