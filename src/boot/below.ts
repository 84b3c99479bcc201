import { idle } from './idle';

const root = document.documentElement;
/** Milliseconds that a piece may take on a slow phone. */
const pieceTime = 30;

/**
 * Lets the first paint go ahead of the layout of what lies below the screen, marked `data-below`,
 * which follows piece by piece when the browser is idle: on a slow phone all of it together would
 * hold up both. Not so where the browser looks for a place on the page, which it only finds among
 * true heights.
 * @returns resolves when all is laid out, and the browser idle
 */
export function layOutLater(): Promise<void> {
  const [arrival] = performance.getEntriesByType('navigation');
  const isFresh = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
  const isLater = isFresh && !location.hash;
  if (isLater) root.dataset['arriving'] = '';
  return new Promise((resolve) => {
    const begin = (time?: IdleDeadline) =>
      isLater ? layOut(findPieces(), resolve, time) : resolve();
    addEventListener('load', () => idle(begin), { once: true });
  });
}

const findPieces = () => [...document.querySelectorAll<HTMLElement>('[data-below]')];

function layOut(pieces: HTMLElement[], done: () => void, time?: IdleDeadline): void {
  for (const piece of pieces) {
    if (piece.dataset['below']) continue;
    piece.dataset['below'] = 'whole';
    // asked for, so that it is done now and its time is seen
    void piece.offsetHeight;
    const isLate = !time || time.didTimeout;
    if (!isLate && time.timeRemaining() < pieceTime)
      return idle((time) => layOut(pieces, done, time));
  }
  delete root.dataset['arriving'];
  for (const { dataset } of pieces) dataset['below'] = '';
  done();
}
