import { createClient } from '@supabase/supabase-js';
import type { AdminClient, Database } from './database.ts';
import { asText, fieldsIn } from './fields.ts';

/** The client with the secret key that the platform puts into every function's environment. */
export function adminClient(): AdminClient {
  return createClient<Database>(setting('SUPABASE_URL'), secretKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Projects have either kind of key; the older kind is on its way out. */
function secretKey(): string {
  const named = fieldsIn(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '');
  return asText(named?.['default']) || setting('SUPABASE_SERVICE_ROLE_KEY');
}

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
