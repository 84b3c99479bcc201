import { useEffect, useState } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { keptIn } from '~/ui/Kept';
import { loadLive } from './loadLive';
import type { LoadedPage } from './loadPage';
import type { Match } from './match';
import { sleepingForm } from './sleepingForm';

/** A page that stays what the open document was rendered as until it wakes; else null. */
export function sleepingPage(match: Match): LoadedPage | null {
  const { wakes } = match.route;
  // a form with more to do is hydrated by its code at once
  if (!wakes || (wakes.isForm && wakes.now())) return null;
  const Kept = keptIn(document);
  if (!Kept) return null;
  const head = readHead(document);
  return { ...match, Page: sleeping(match, Kept), head: () => head, Frame: SiteFrame };
}

/** Shows `Kept` until the page has more to show than that, or is a form that somebody turns to. */
export const sleeping = (match: Match, Kept: LoadedPage['Page']): LoadedPage['Page'] =>
  match.route.wakes?.isForm ? sleepingForm(match, Kept) : replaceable(match, Kept);

/** Gives way to the live page once there is more to show. */
function replaceable({ route, params }: Match, Kept: LoadedPage['Page']): LoadedPage['Page'] {
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
