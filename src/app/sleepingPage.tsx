import { useEffect, useState } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { keptIn } from '~/ui/Kept';
import { loadLive } from './loadLive';
import type { LoadedPage, Match, Page, StillPage } from './page';
import { sleepingForm } from './sleepingForm';

/** A page that stays what the open document was rendered as until it wakes; else null. */
export function sleepingPage(match: Match): LoadedPage | null {
  const { wakes, isDrawn } = match.route;
  const Kept = isDrawn || wakes ? keptIn(document) : null;
  if (!Kept) return null;
  const head = readHead(document);
  return { ...match, Page: sleeping(match, Kept), head: () => head, Frame: SiteFrame };
}

/** Shows `Kept` for as long as that is enough: until a form is touched, or there is more to show. */
export const sleeping = (match: Match, Kept: Page): Page =>
  (match.route.wakes?.isForm ? sleepingForm : sleepingView)(match, Kept);

function sleepingView({ route, params }: Match, Kept: Page): Page {
  const { load, wakes } = route;
  return function SleepingPage() {
    const [Awake, setAwake] = useState<Page | null>(null);
    useEffect(
      () =>
        wakes?.when(() => {
          if (!load) return;
          const show = ({ Page }: StillPage) => setAwake(() => Page);
          // what was rendered ahead is better than a message
          loadLive(load, params).then(show, () => undefined);
        }),
      [],
    );
    return Awake ? <Awake params={params} /> : <Kept params={params} />;
  };
}
