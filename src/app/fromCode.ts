import { keepable } from '~/ui/Kept';
import type { StillPage } from './page';
import type { PageSource } from './pageSource';
import { stillPages } from './stillPages';

/** Still pages by their code: where there is no built site yet. */
export const fromCode: PageSource = { openStill, loadStyles: () => Promise.resolve() };

async function openStill(routeId: string): Promise<StillPage> {
  const module = await stillPages[routeId]?.();
  if (!module)
    throw new Error(
      `The route ${routeId} has no load in app/routes, and no line in app/stillPages`,
    );
  return { Page: keepable(module.default), head: module.head };
}
