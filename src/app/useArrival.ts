import { useEffect, useLayoutEffect, useRef } from 'react';
import { versionToken } from '~/domain/versionToken';
import { hideBelow, holdBelow, layOutBelow, releaseBelow } from '~/lib/below';
import { elementOfHash } from '~/lib/elementOfHash';
import {
  enterVisit,
  followScroll,
  jumpedFrom,
  leaveVisit,
  placesLeft,
  positionOf,
} from '~/lib/scrollMemory';
import { focusHeading } from './focusHeading';
import { whenReady } from './handOver';
import { matchPath } from './match';
import type { LoadedPage } from './page';
import { applyPageHead } from './pageHead';
import { nameVisit, visitIn } from './visit';

/** What happens once a page is on screen: address, head, scroll position and focus. */
export function useArrival(shown: LoadedPage): void {
  const last = useRef<LoadedPage | null>(null);
  const turnedBack = useRef({ path: '', visit: '' });
  const here = useRef('');
  here.current = shown.path;

  // before the router listens: a page kept in memory is on screen before the next listener is called
  useLayoutEffect(() => {
    // only Back and Forward lead to an address that already has a version
    const onPop = () => {
      const { path } = matchPath(location.pathname);
      const visit = visitIn(location.search);
      turnedBack.current = { path, visit };
      if (path === here.current) turnWithin(visit);
    };
    const stop = followScroll();
    addEventListener('popstate', onPop);
    return () => {
      stop();
      removeEventListener('popstate', onPop);
    };
  }, []);

  // at the change itself: the browser may scroll before the effect that follows it
  useLayoutEffect(() => leaveVisit, [shown]);

  // before the frame, which else shows the page at the last one's place
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!before) return;
    applyPageHead(shown);
    // a jump within a page is told like Back, and so is a Back that comes before the page does
    const { path, visit } = turnedBack.current;
    // whoever reads a part of the page is there already
    if (before.partOf !== shown.path) moveTo(path === shown.path ? visit : '');
    turnedBack.current = { path: '', visit: '' };
  }, [shown]);

  // with the effects of the whole site, after which it answers: whoever sees the visit may press
  useEffect(() => whenReady(shown, () => begin(shown)), [shown]);
}

function begin({ route, params }: LoadedPage): void {
  enterVisit(beginVisit());
  route.whenShown?.(params);
}

function beginVisit(): string {
  const token = versionToken((count) => crypto.getRandomValues(new Uint8Array(count)));
  nameVisit(token, placesLeft());
  return token;
}

function moveTo(leftAt: string): void {
  const target = elementOfHash();
  const isFresh = !leftAt && !target;
  if (isFresh) holdBelow();
  else releaseBelow();
  focusHeading();
  if (target && !leftAt) target.scrollIntoView();
  else settle(leftAt ? positionOf(leftAt) : 0);
  if (!isFresh) return;
  hideBelow();
  layOutBelow();
}

/** A focus that was gliding into sight adds a last step in the next frame. */
function settle(top: number): void {
  const go = () => scrollTo({ top, behavior: 'instant' });
  go();
  requestAnimationFrame(go);
}

/** Between jumps within a page; the browser leaves that to us, as all of scrolling. */
function turnWithin(visit: string): void {
  const target = elementOfHash();
  if (target) target.scrollIntoView();
  else if (!location.hash) scrollTo({ top: jumpedFrom(visit) ?? scrollY });
}
