import type { Auth } from './auth';
import type { WatchHistory } from './history';
import type { Profiles } from './profiles';
import type { StaffSession } from './staffSession';

/** What the pages of customers and the guards work with, whichever backend is configured. */
export interface Account {
  auth: Auth;
  profiles: Profiles;
  staffSession: StaffSession;
  history: WatchHistory;
  /** False when nothing outlives the page, because the browser blocks its storage. */
  persistent: boolean;
  /** The same, whose requests end when `signal` is aborted; they fail with 'cancelled' or 'network'. */
  until(signal: AbortSignal): Account;
}

let opened: Promise<Account> | undefined;

/** Opens the account backend once; its code is fetched by the first page that needs it. */
export function openAccount(): Promise<Account> {
  // once more, because one answer that breaks off is no reason to tell anybody
  opened ??= open().catch(open);
  opened.catch(() => (opened = undefined));
  return opened;
}

// written so that a build holds the code of one backend only
const open = async (): Promise<Account> =>
  SUPABASE_URL
    ? (await import('./supabase/page')).openPage().account
    : (await import('./local/accountBackend')).pageAccount;
