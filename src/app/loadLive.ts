import type { PageModule, Params } from './page';
import type { StillPage } from './pageSource';

/** A page by its code. */
export async function loadLive(
  load: () => Promise<PageModule>,
  params: Params,
): Promise<StillPage> {
  const { default: Page, head, prepare } = await load();
  await prepare?.(params);
  return { Page, head };
}
