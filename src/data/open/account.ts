import type { Account } from '../account';

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
    ? (await import('../supabase/page')).openPage().account
    : (await import('../local/accountBackend')).pageAccount;
