import type { ComponentType } from 'react';
import { SiteFrame } from '~/layout/SiteFrame';
import { keepable } from '~/ui/Kept';
import { type Match, matchPath } from './match';
import type { Frame, PageModule, Params } from './page';
import { pageSource } from './pageSource';

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
  const { route, params } = match;
  const { openStill, loadStyles } = pageSource();
  const [page, frame, guard] = await Promise.all([
    route.load ? loadLive(route.load, params) : openStill(route.id),
    route.loadFrame?.(),
    route.loadGuard?.(),
    loadStyles(route.id),
  ]);
  return {
    ...match,
    ...page,
    Page: route.wakes ? keepable(page.Page) : page.Page,
    Frame: frame?.default ?? SiteFrame,
    Guard: guard?.default,
  };
}

/** A page by its code. */
export async function loadLive(load: () => Promise<PageModule>, params: Params) {
  const { default: Page, head, prepare } = await load();
  await prepare?.(params);
  return { Page, head };
}
