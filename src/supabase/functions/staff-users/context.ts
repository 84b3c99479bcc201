import type { Caller } from '../_shared/caller.ts';
import type { AdminClient } from '../_shared/database.ts';

/** What an action works with: the key that may do everything, and who has called. */
export interface Context {
  admin: AdminClient;
  caller: Caller;
}
