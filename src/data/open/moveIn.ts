import { fetchCode } from '~/lib/fetchCode';
import type { MoveIn } from '../moveIn';

/** For this page's browser and whoever is signed in here; asked for by Admins of hosted sites only. */
export async function openMoveIn(): Promise<MoveIn> {
  // the imports stand behind the condition, so that a build without a database does not know them
  const code =
    SUPABASE_URL &&
    (await fetchCode(() =>
      Promise.all([
        import('../supabase/moveIn'),
        import('../supabase/pageWorld'),
        import('../local/journal'),
      ]),
    ));
  if (!code) throw new Error('There is no database to move into');
  const [{ createSupabaseMoveIn }, { openWorld }, { browserJournal }] = code;
  const { config, account, storage } = openWorld();
  return createSupabaseMoveIn(config, account, { storage, drafts: browserJournal() });
}
