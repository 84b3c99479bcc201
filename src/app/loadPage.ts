import { type Match, matchPath } from './match';
import type { PageModule } from './page';
import { loadStyles } from './pageStyles';

export interface LoadedPage extends Match {
  module: PageModule;
}

/** Fetches what the page at `path` is made of; rejects when the network does. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const match = matchPath(path);
  const [module] = await Promise.all([match.route.load(), loadStyles(match.route.id)]);
  await module.prepare?.(match.params);
  return { ...match, module };
}
