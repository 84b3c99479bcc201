import { SiteFrame } from '~/layout/SiteFrame';
import { type Match, matchPath } from './match';
import type { Frame, PageModule } from './page';
import { loadStyles } from './pageStyles';

export interface LoadedPage extends Match {
  module: PageModule;
  Frame: Frame;
}

/** Fetches what the page at `path` is made of; rejects when the network does. */
export const loadPage = (path: string): Promise<LoadedPage> => loadMatch(matchPath(path));

export async function loadMatch(match: Match): Promise<LoadedPage> {
  const { route, params } = match;
  const [module, frame] = await Promise.all([
    route.load(),
    route.loadFrame?.(),
    loadStyles(route.id),
  ]);
  await module.prepare?.(params);
  return { ...match, module, Frame: frame?.default ?? SiteFrame };
}
