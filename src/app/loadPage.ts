import type { ComponentType } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { keepable } from '~/ui/Kept';
import { loadLive } from './loadLive';
import { type Match, matchPath, partName } from './match';
import type { Frame, PageModule, Params } from './page';
import { pageSource, type StillPage } from './pageSource';
import { sleeping } from './sleepingPage';

export interface LoadedPage extends Match {
  Page: ComponentType<{ params: Params }>;
  head: PageModule['head'];
  Frame: Frame;
  Guard?: Frame | undefined;
  /** What the document holds of a page whose parts did not come: better than a message. */
  isPartial?: true;
}

/** Fetches what the page at `path` is made of; rejects when the network does. */
export const loadPage = (path: string): Promise<LoadedPage> => loadMatch(matchPath(path));

export async function loadMatch(match: Match): Promise<LoadedPage> {
  const { route } = match;
  const [page, frame, guard] = await Promise.all([
    openPage(match),
    route.loadFrame?.(),
    route.loadGuard?.(),
    pageSource().loadStyles(route.id),
  ]);
  return {
    ...match,
    ...page,
    Frame: frame?.default ?? SiteFrame,
    Guard: guard?.default,
  };
}

/** Its HTML where that is all there is to it, or all that is needed for now. */
async function openPage(match: Match): Promise<StillPage> {
  const { route, params } = match;
  const { load, wakes } = route;
  const part = () => pageSource().openStill(partName(route, params));
  if (!load) return part();
  if (!wakes) return loadLive(load, params);
  // not every page of the route was rendered ahead
  const asleep = wakes.now() ? null : await part().catch(() => null);
  if (asleep) return { ...asleep, Page: sleeping(match, asleep.Page) };
  const page = await loadLive(load, params);
  return { ...page, Page: keepable(page.Page) };
}
