import type { ActivityLog } from './activity';
import type { Articles } from './articles';
import type { Channels } from './channels';
import type { Result } from '~/domain/result';
import type { StorageHealth } from './local/health';
import { askToLast } from './local/lasting';
import type { Users } from './users';

/** What the staff area works with, whichever backend is configured. */
export interface Admin {
  articles: Articles;
  channels: Channels;
  users: Users;
  activity: ActivityLog;
  /** What is wrong with where the data is kept, if anything; of accounts, to who manages users. */
  health(): Promise<Result<StorageHealth>>;
  /** Milliseconds by which this device's clock is wrong; 0 where nobody else's matters. */
  clockError(): number;
  /** The same, whose requests end when `signal` is aborted; they fail with 'cancelled'. */
  until(signal: AbortSignal): Admin;
}

let opened: Promise<Admin> | undefined;

/** Opens the staff area's backend once; only its pages fetch the code. */
export function openAdmin(): Promise<Admin> {
  opened ??= SUPABASE_URL ? openSupabase() : openLocal();
  opened.catch(() => (opened = undefined));
  return opened;
}

async function openLocal(): Promise<Admin> {
  const [{ createLocalAdmin }, { pageAccount, pageEnvironment }] = await Promise.all([
    import('./local/adminBackend'),
    import('./local/accountBackend'),
  ]);
  void askToLast();
  return createLocalAdmin(pageEnvironment, pageAccount);
}

async function openSupabase(): Promise<Admin> {
  const [{ createSupabaseAdmin }, { openPage }] = await Promise.all([
    import('./supabase/adminBackend'),
    import('./supabase/page'),
  ]);
  const { config, account, storage } = openPage();
  return createSupabaseAdmin(config, account, storage);
}
