import { useEffect, useLayoutEffect, useRef } from 'react';
import { versionToken } from '~/domain/versionToken';
import { enterVisit, followScroll, leaveVisit, positionOf } from '~/lib/scrollMemory';
import { focusHeading } from './focusHeading';
import type { LoadedPage } from './loadPage';
import { applyPageHead } from './pageHead';

const versionKey = 'v';

/** What happens once a page is on screen: address, head, scroll position and focus. */
export function useArrival(shown: LoadedPage): void {
  const first = useRef(true);
  const leftAt = useRef<string | null>(null);

  // before the router listens: a page kept in memory is on screen before the next listener is called
  useLayoutEffect(() => {
    // only Back and Forward lead to an address that already has a version
    const onPop = () => (leftAt.current = new URLSearchParams(location.search).get(versionKey));
    const stop = followScroll();
    addEventListener('popstate', onPop);
    return () => {
      stop();
      removeEventListener('popstate', onPop);
    };
  }, []);

  // at the change itself: the browser may scroll before the effect that follows it
  useLayoutEffect(() => leaveVisit, [shown]);

  useEffect(() => {
    enterVisit(setVersion());
    if (first.current) {
      first.current = false;
      return;
    }
    applyPageHead(shown);
    moveTo(leftAt.current);
    leftAt.current = null;
  }, [shown]);
}

/** Gives the address a new version, keeping other parameters, the hash and the history entry. */
function setVersion(): string {
  const token = versionToken((count) => crypto.getRandomValues(new Uint8Array(count)));
  const url = new URL(location.href);
  url.searchParams.set(versionKey, token);
  history.replaceState(history.state, '', url);
  return token;
}

function moveTo(leftAt: string | null): void {
  const target = elementOfHash();
  focusHeading();
  if (leftAt) scrollTo({ top: positionOf(leftAt), behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** What the address points at; null where nothing bears that id, or where it is no valid text. */
function elementOfHash(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
