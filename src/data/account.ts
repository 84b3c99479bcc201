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
  /** True when accounts live in this browser only and no e-mail is sent. */
  embedded: boolean;
}

let opened: Promise<Account> | undefined;

/** Opens the account backend once; its code is fetched by the first page that needs it. */
export function openAccount(): Promise<Account> {
  opened ??= import('./local/accountBackend').then(({ pageAccount }) => pageAccount);
  opened.catch(() => (opened = undefined));
  return opened;
}
