import type { Result } from '~/domain/result';

/** Staff accounts of this browser, none of which can be read. */
export interface LostStaff {
  /** Raw text that could not be read, by the key it stands under. */
  damaged: Readonly<Record<string, string>>;
  /** Puts that text aside and begins anew with the demo staff. Fails with 'storage-full'. */
  restore(): Promise<Result<null>>;
}

/** Null while there are members of staff to sign in, and where a server keeps them. */
export async function findLostStaff(): Promise<LostStaff | null> {
  if (SUPABASE_URL) return null;
  const [{ lostStaffIn }, { pageAccount, pageEnvironment }] = await Promise.all([
    import('./local/lostStaff'),
    import('./local/accountBackend'),
  ]);
  return lostStaffIn(pageEnvironment, pageAccount);
}
