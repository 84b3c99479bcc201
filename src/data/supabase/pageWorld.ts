import { browserKeyValue } from '../keyValue';
import { type RoomyStorage, withRoomForSession } from '../local/sessionRoom';
import { createSupabaseAccount, type SupabaseAccount } from './accountBackend';
import type { Config } from './rest';

/** The one world of a page. */
interface PageWorld {
  config: Config;
  storage: RoomyStorage;
  account: SupabaseAccount;
}

let opened: PageWorld | undefined;

/** Opened on the first call: the module itself may be loaded where there is no browser. */
export function openWorld(): PageWorld {
  if (opened) return opened;
  const config = { url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY };
  const storage = withRoomForSession(browserKeyValue());
  const account = createSupabaseAccount(config, storage, location.origin);
  return (opened = { config, storage, account });
}
