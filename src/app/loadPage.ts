import { SiteFrame } from '~/layout/SiteFrame';
import { loadFooter } from '~/layout/SiteFooter';
import { fetchCode } from '~/lib/fetchCode';
import { contentOf, keepable } from '~/ui/Kept';
import { loadLive } from './loadLive';
import { matchPath, partName } from './match';
import type { Frame, LoadedPage, Match, PageModule, Route, StillPage } from './page';
import { pageSource, siteStyles } from './pageSource';
import { sleeping } from './sleepingPage';
import { isCodeWanted } from './wantedCode';

/** Fetches what the page at `path` is made of; rejects when the network does. */
export const loadPage = (path: string): Promise<LoadedPage> => loadMatch(matchPath(path));

export async function loadMatch(match: Match): Promise<LoadedPage> {
  const { route } = match;
  const [page, frame, guard] = await Promise.all([
    openPage(match),
    loadFrame(route),
    route.loadGuard && fetchCode(route.loadGuard),
  ]);
  return {
    ...match,
    ...page,
    Frame: frame,
    Guard: guard?.default,
  };
}

/** What stands around it, with its styles. */
async function loadFrame({ loadFrame }: Route): Promise<Frame> {
  if (loadFrame) return (await fetchCode(loadFrame)).default;
  await Promise.all([pageSource().loadStyles(siteStyles), loadFooter()]);
  return SiteFrame;
}

/** Its HTML where that is all there is to it, or all that is needed for now. */
async function openPage(match: Match): Promise<Pick<LoadedPage, 'Page' | 'head' | 'Live'>> {
  const { route, params } = match;
  const { load, isDrawn, wakes, guard } = route;
  if (!load) return openPart(match);
  const drawn = isDrawn && window.drawPage?.(params);
  if (drawn) return { Page: contentOf(drawn.content), head: drawn.head };
  // not every page of the route was rendered ahead
  const isAwake = !wakes || wakes.now() || isCodeWanted(route);
  const asleep = isAwake ? null : await openPart(match).catch(() => null);
  if (asleep) return { ...asleep, Page: sleeping(match, asleep.Page) };
  const page = await openLive(match, load);
  return guard ? page : { ...page, Page: keepable(page.Page), Live: page.Page };
}

/** Pages of one route share its stylesheet; the only one has it within. */
async function openPart({ route, params }: Match): Promise<StillPage> {
  const { openStill, loadStyles } = pageSource();
  const name = partName(route, params);
  const [still] = await Promise.all([openStill(name), name !== route.id && loadStyles(route.id)]);
  return still;
}

async function openLive(
  { route, params }: Match,
  load: () => Promise<PageModule>,
): Promise<StillPage> {
  const [page] = await Promise.all([loadLive(load, params), pageSource().loadStyles(route.id)]);
  return page;
}
