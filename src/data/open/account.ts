import { fetchCode } from '~/lib/fetchCode';
import type { Account } from '../account';

let opened: Promise<Account> | undefined;

/** Opens the account backend once; its code is fetched by the first page that needs it. */
export function openAccount(): Promise<Account> {
  opened ??= fetchCode(open);
  opened.catch(() => (opened = undefined));
  return opened;
}

// written so that a build holds the code of one backend only
const open = async (): Promise<Account> =>
  SUPABASE_URL
    ? (await import('../supabase/pageWorld')).openWorld().account
    : (await import('../local/accountBackend')).pageAccount;
