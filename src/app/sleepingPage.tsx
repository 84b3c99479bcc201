import { useEffect, useState } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { keptIn } from '~/ui/Kept';
import { loadLive } from './loadLive';
import type { LoadedPage } from './loadPage';
import type { Match } from './match';

/** A page that stays what the open document was rendered as until it wakes; else null. */
export function sleepingPage(match: Match): LoadedPage | null {
  const { wakes, isDrawn } = match.route;
  const Kept = isDrawn || (wakes && !wakes.isForm) ? keptIn(document) : null;
  if (!Kept) return null;
  const head = readHead(document);
  return { ...match, Page: sleeping(match, Kept), head: () => head, Frame: SiteFrame };
}

/** Shows `Kept` until the page has more to show than that. */
export function sleeping({ route, params }: Match, Kept: LoadedPage['Page']): LoadedPage['Page'] {
  const { load, wakes } = route;
  return function SleepingPage() {
    const [Awake, setAwake] = useState<LoadedPage['Page'] | null>(null);
    useEffect(
      () =>
        wakes?.when(() => {
          if (!load) return;
          const show = ({ Page }: Pick<LoadedPage, 'Page'>) => setAwake(() => Page);
          // what was rendered ahead is better than a message
          loadLive(load, params).then(show, () => undefined);
        }),
      [],
    );
    return Awake ? <Awake params={params} /> : <Kept params={params} />;
  };
}
