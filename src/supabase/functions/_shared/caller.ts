import type { AdminClient, Role } from './database.ts';

export interface Caller {
  id: string;
  /** Null for a customer. */
  role: Role | null;
}

/**
 * Who is asking, null when nobody may: the auth server is asked, because a token outlives its
 * session and its account. A ban it only reports. The role is the one in the database now. Throws
 * when either cannot be reached, which is no reason to call anyone signed out.
 */
export async function callerOf(request: Request, admin: AdminClient): Promise<Caller | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (!token) return null;
  const { data, error } = await admin.auth.getUser(token);
  if (error) {
    if (isRefused(error.status)) return null;
    throw error;
  }
  const { id, banned_until } = data.user;
  if (banned_until && new Date(banned_until) > new Date()) return null;
  return { id, role: await roleOf(admin, id) };
}

/** The role that somebody has in the database now, null for a customer and for nobody. */
export async function roleOf(admin: AdminClient, id: string): Promise<Role | null> {
  const { data, error } = await admin.from('profiles').select('role').eq('id', id).maybeSingle();
  if (error) throw error;
  return data?.role ?? null;
}

const isRefused = (status = 500): boolean => status >= 400 && status < 500 && status !== 429;
