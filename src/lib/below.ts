import { idle } from './idle';

/** Milliseconds that a piece may take on a slow phone. */
const pieceTime = 30;

/**
 * Lets the next paint go ahead of the layout of what lies below the screen, marked `data-below`; see
 * styles/base.css. Until that is laid out its heights are guesses.
 */
export function holdBelow(): void {
  document.documentElement.dataset['arriving'] = '';
}

/**
 * Leaves out of the next paint whatever of that is below the screen: left to itself, the browser lays
 * out a screen and a half more than it shows. Asks where pieces stand, so it is for when that is
 * known: a piece within another one has its place only once that is laid out.
 */
export function hideBelow(): void {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-below]:not([data-below] *)')];
  // all are asked first: to change one takes away what is known of the others
  const places = pieces.map((piece) => piece.getBoundingClientRect().top > innerHeight);
  pieces.forEach(({ dataset }, at) => (dataset['below'] = places[at] ? 'hidden' : ''));
}

/** Has everything laid out with the next paint, as usual. */
export function releaseBelow(): void {
  delete document.documentElement.dataset['arriving'];
}

/**
 * Lays out what was held back, piece by piece when the browser is idle: on a slow phone all of it
 * together would hold up what the visitor does.
 * @param done  called when all is laid out, and the browser idle
 */
export function layOutBelow(done?: () => void): void {
  idle((time) => layOut([...document.querySelectorAll<HTMLElement>('[data-below]')], done, time));
}

function layOut(pieces: HTMLElement[], done?: () => void, time?: IdleDeadline): void {
  for (const piece of pieces) {
    if (piece.dataset['below'] === 'whole') continue;
    piece.dataset['below'] = 'whole';
    // asked for, so that it is done now and its time is seen
    void piece.offsetHeight;
    const isLate = !time || time.didTimeout;
    if (!isLate && time.timeRemaining() < pieceTime)
      return idle((time) => layOut(pieces, done, time));
  }
  releaseBelow();
  for (const { dataset } of pieces) dataset['below'] = '';
  done?.();
}
