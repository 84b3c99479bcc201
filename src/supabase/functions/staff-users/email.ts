import type { AdminClient } from '../_shared/database.ts';
import { comparableEmail } from '../_shared/person.ts';

/**
 * Whether an address belongs to anybody but `id`, customers included. The auth server answers a
 * change to a taken address with a mere "Error updating user", so it is asked for first.
 */
export async function isTaken(admin: AdminClient, email: string, id = ''): Promise<boolean> {
  // `*` stands for any text and cannot be escaped, so what is found is compared once more
  const pattern = email.replace(/[\\%_]/g, '\\$&');
  const { data, error } = await admin.from('profiles').select('id, email').ilike('email', pattern);
  if (error) throw error;
  return data.some((row) => row.id !== id && comparableEmail(row.email ?? '') === email);
}
