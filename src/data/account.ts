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
