import { fetchCode } from '~/lib/fetchCode';
import type { Admin } from '../admin';
import { requestPersistence } from '../local/persistence';

let opened: Promise<Admin> | undefined;

/** Opens the staff area's backend once; only its pages fetch the code. */
export function openAdmin(): Promise<Admin> {
  opened ??= fetchCode(SUPABASE_URL ? openSupabase : openLocal);
  opened.catch(() => (opened = undefined));
  return opened;
}

async function openLocal(): Promise<Admin> {
  const [{ createLocalAdmin }, { pageAccount, pageEnvironment }] = await Promise.all([
    import('../local/adminBackend'),
    import('../local/accountBackend'),
  ]);
  void requestPersistence();
  return createLocalAdmin(pageEnvironment, pageAccount);
}

async function openSupabase(): Promise<Admin> {
  const [{ createSupabaseAdmin }, { openWorld }] = await Promise.all([
    import('../supabase/adminBackend'),
    import('../supabase/pageWorld'),
  ]);
  const { config, account, storage } = openWorld();
  return createSupabaseAdmin(config, account, storage);
}
