import { fetchCode } from '~/lib/fetchCode';
import type { Admin } from '../admin';
import { requestPersistence } from '../local/persistence';

let opened: Promise<Admin> | undefined;

/** Opens the staff area's backend once; only its pages fetch the code. */
export function openAdmin(): Promise<Admin> {
  opened ??= fetchCode(open);
  opened.catch(() => (opened = undefined));
  return opened;
}

// the imports stand within the choice, so that a build holds the code of one backend only
const open = SUPABASE_URL
  ? async (): Promise<Admin> => {
      const [{ createSupabaseAdmin }, { openWorld }] = await Promise.all([
        import('../supabase/adminBackend'),
        import('../supabase/pageWorld'),
      ]);
      const { config, account, storage } = openWorld();
      return createSupabaseAdmin(config, account, storage);
    }
  : async (): Promise<Admin> => {
      const [{ createLocalAdmin }, { pageAccount, pageEnvironment }] = await Promise.all([
        import('../local/adminBackend'),
        import('../local/accountBackend'),
      ]);
      void requestPersistence();
      return createLocalAdmin(pageEnvironment, pageAccount);
    };
