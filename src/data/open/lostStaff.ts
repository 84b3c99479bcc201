import type { LostStaff } from '../lostStaff';

/** Null while there are members of staff to sign in, and where a server keeps them. */
export async function findLostStaff(): Promise<LostStaff | null> {
  if (SUPABASE_URL) return null;
  const [{ lostStaffIn }, { pageAccount, pageEnvironment }] = await Promise.all([
    import('../local/lostStaff'),
    import('../local/accountBackend'),
  ]);
  return lostStaffIn(pageEnvironment, pageAccount);
}
