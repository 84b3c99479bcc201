import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AdminClient, Database } from '~/supabase/functions/_shared/database';
import { NoSocket } from './noSocket';

interface Project {
  url: string;
  anonKey: string;
  secretKey: string;
}

const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  realtime: { transport: NoSocket },
};

/**
 * The real client library, as a browser would use it but for its storage.
 * @param token signs its requests for data, in place of a sign-in
 */
export const clientOf = ({ url, anonKey }: Project, token = ''): SupabaseClient =>
  createClient(url, anonKey, {
    ...options,
    ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });

/** The client library with the secret key, as the Edge Functions use it. */
export const adminClientOf = ({ url, secretKey }: Omit<Project, 'anonKey'>): AdminClient =>
  createClient<Database>(url, secretKey, options);
