import { fetchCode } from '~/lib/fetchCode';
import type { MoveIn } from '../moveIn';

/** For this page's browser and whoever is signed in here; asked for by Admins only. */
export async function openMoveIn(): Promise<MoveIn> {
  const [{ createSupabaseMoveIn }, { openWorld }, { browserJournal }] = await fetchCode(() =>
    Promise.all([
      import('../supabase/moveIn'),
      import('../supabase/pageWorld'),
      import('../local/journal'),
    ]),
  );
  const { config, account, storage } = openWorld();
  return createSupabaseMoveIn(config, account, { storage, drafts: browserJournal() });
}
