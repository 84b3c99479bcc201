import { useLayoutEffect, useState } from 'react';
import { keepable } from '~/ui/Kept';
import { hydratePage } from './hydrate';
import type { Page, Params } from './page';

/** Puts the code of a page where it is kept, and calls back once that answers. */
export type Hydrate = (Live: Page, onReady: () => void) => void;

/** What there is of a page, for as long as it may come back. */
export interface Takeable {
  /** What a document holds of it. */
  Kept: Page;
  /** The page by its code, once that has taken over. */
  Live?: Page;
}

/**
 * Lets the code of a page take over what is kept of it, where that stands.
 * @param take  hears of the place before anything in it can be pressed; gives back the way to stop
 * @returns what to draw: by its code where that had taken over before, since what stood there is no
 * longer what was rendered ahead
 */
export function useTakeOver(
  page: Takeable,
  params: Params,
  take: (place: Element, hydrate: Hydrate) => () => void,
): Page {
  const [Drawn] = useState(() => page.Live ?? page.Kept);
  useLayoutEffect(() => {
    const place = Drawn === page.Kept && document.querySelector('main [data-keep]');
    if (!place) return undefined;
    let leave: (() => void) | undefined;
    const stop = take(place, (Live, onReady) => {
      page.Live = keepable(Live);
      leave = hydratePage(place, Live, params, onReady);
    });
    return () => {
      stop();
      leave?.();
    };
  }, []);
  return Drawn;
}
