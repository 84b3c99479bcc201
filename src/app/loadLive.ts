import { withTimeout } from '~/lib/withTimeout';
import { once } from '~/lib/once';
import type { PageModule, Params, StillPage } from './page';

/** A browser takes several turns to give again what it has imported, and draws in between. */
const modules = new Map<() => Promise<PageModule>, Promise<PageModule>>();

/** Milliseconds after which code is given up: browsers wait for ever for what has begun to come. */
const deadline = 30_000;

/** A page by its code; rejects where that does not come, also when it is asked for once more. */
export async function loadLive(
  load: () => Promise<PageModule>,
  params: Params,
): Promise<StillPage> {
  const {
    default: Page,
    head,
    prepare,
  } = await once(modules, load, () => withTimeout(load().catch(load), deadline));
  await prepare?.(params);
  return { Page, head };
}
