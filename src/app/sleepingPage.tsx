import { type ComponentType, useEffect, useState } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { readHead } from '~/lib/head';
import { keptIn } from '~/ui/Kept';
import { type LoadedPage, loadLive } from './loadPage';
import type { Match } from './match';

/** A page that stays what the open document was rendered as until it wakes; else null. */
export function sleepingPage(match: Match): LoadedPage | null {
  const { wakes } = match.route;
  const Kept = wakes ? keptIn(document) : null;
  if (!wakes || !Kept) return null;
  const head = readHead(document);
  const Page = () => <Sleeping match={match} wakes={wakes} Kept={Kept} />;
  return { ...match, Page, head: () => head, Frame: SiteFrame };
}

interface Props {
  match: Match;
  wakes: NonNullable<Match['route']['wakes']>;
  Kept: ComponentType;
}

function Sleeping({ match: { route, params }, wakes, Kept }: Props) {
  const [Awake, setAwake] = useState<LoadedPage['Page'] | null>(null);
  useEffect(
    () =>
      wakes(() => {
        if (!route.load) return;
        const show = ({ Page }: Pick<LoadedPage, 'Page'>) => setAwake(() => Page);
        // what was rendered ahead is better than a message
        loadLive(route.load, params).then(show, () => undefined);
      }),
    [],
  );
  return Awake ? <Awake params={params} /> : <Kept />;
}
