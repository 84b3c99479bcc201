import { once } from '~/lib/once';
import type { PageModule, Params } from './page';
import type { StillPage } from './pageSource';

/** A browser takes several turns to give again what it has imported, and draws in between. */
const modules = new Map<() => Promise<PageModule>, Promise<PageModule>>();

/** A page by its code. */
export async function loadLive(
  load: () => Promise<PageModule>,
  params: Params,
): Promise<StillPage> {
  const { default: Page, head, prepare } = await once(modules, load, load);
  await prepare?.(params);
  return { Page, head };
}
