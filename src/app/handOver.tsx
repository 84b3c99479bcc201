import { useLayoutEffect, useState } from 'react';
import { keptIn } from '~/ui/Kept';
import { hydratePage } from './hydrate';
import type { LoadedPage } from './loadPage';

/**
 * Hydrates a page in a task of its own, once what stands around it answers: both together would
 * block a slow phone for too long. Until then it is what the open document holds.
 */
export function handOver(page: LoadedPage): LoadedPage {
  const { Live, Page, params } = page;
  const Kept = Live ? keptIn(document) : null;
  if (!Live || !Kept) return page;
  let isOver = false;
  let answer: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));

  const take = (place: Element) => {
    isOver = true;
    let leave = answer;
    const task = setTimeout(() => (leave = hydratePage(place, Live, params, answer)));
    return () => {
      clearTimeout(task);
      leave();
    };
  };

  function HandedOver() {
    // what stood there is no longer what was rendered ahead when the page comes back
    const [isKept] = useState(!isOver);
    useLayoutEffect(() => {
      const place = isKept && document.querySelector('main [data-keep]');
      return place ? take(place) : undefined;
    }, []);
    return isKept && Kept ? <Kept /> : <Page params={params} />;
  }
  return { ...page, Page: HandedOver, ready };
}

/** Calls back at once, or when a page answers later than what is around it; gives the way to stop. */
export function whenReady({ ready }: LoadedPage, callback: () => void): () => void {
  let isStopped = false;
  if (ready) void ready.then(() => isStopped || callback());
  else callback();
  return () => void (isStopped = true);
}
