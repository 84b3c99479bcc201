import { codePatience } from '~/lib/codePatience';
import { fetchCode } from '~/lib/fetchCode';
import { once } from '~/lib/once';
import { withTimeout } from '~/lib/withTimeout';
import type { PageModule, Params, StillPage } from './page';

/** A browser takes several turns to give again what it has imported, and draws in between. */
const modules = new Map<() => Promise<PageModule>, Promise<PageModule>>();

/** A page by its code, and what it has to prepare; rejects where either does not come in time. */
export async function loadLive(
  load: () => Promise<PageModule>,
  params: Params,
): Promise<StillPage> {
  const { default: Page, head, prepare } = await once(modules, load, () => fetchCode(load));
  if (prepare) await withTimeout(prepare(params), codePatience);
  return { Page, head };
}
