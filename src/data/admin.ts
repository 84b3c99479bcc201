import type { ActivityLog } from './activity';
import type { Articles } from './articles';
import type { Channels } from './channels';
import type { Result } from '~/domain/result';
import type { StorageHealth } from './health';
import type { Users } from './users';

/** What the staff area works with, whichever backend is configured. */
export interface Admin {
  articles: Articles;
  channels: Channels;
  users: Users;
  activity: ActivityLog;
  /** What is wrong with the stored data, if anything; accounts only for those who manage users. */
  health(): Promise<Result<StorageHealth>>;
  /** Milliseconds by which this device's clock is wrong; 0 where nobody else's matters. */
  clockError(): number;
  /** The same, whose requests end when `signal` is aborted; they fail with 'cancelled'. */
  until(signal: AbortSignal): Admin;
}
