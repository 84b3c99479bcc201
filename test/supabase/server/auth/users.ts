import type postgres from 'postgres';
import { asFields, type Fields } from '~/lib/fields';
import { isEmail } from '~/domain/email';
import { invalid } from './refusal';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_token: string;
  confirmation_sent_at: Date | null;
  recovery_token: string;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_token_new: string;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: unknown;
  raw_user_meta_data: unknown;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  is_anonymous: boolean;
}

/** For statements that return exactly one row. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('No row came back');
  return row;
}

export async function findByEmail(sql: postgres.Sql, email: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`
    select * from auth.users where lower(email) = ${email.toLowerCase()}`;
  return user ?? null;
}

export async function findById(sql: postgres.ISql, id: string): Promise<UserRow | null> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  return user ?? null;
}

/** An address in the form it is stored in. Refuses what is none. */
export function readEmail(text: string): string {
  if (!text) throw invalid('An email address is required');
  if (!isEmail(text)) throw invalid('Unable to validate email address: invalid format');
  return text.toLowerCase();
}

export const isBanned = (user: UserRow): boolean =>
  user.banned_until !== null && user.banned_until.getTime() > Date.now();

/** Metadata with changes laid over it; null takes a name away. */
export const merged = (metadata: unknown, changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...asFields(metadata), ...changes }).filter(([, value]) => value !== null),
  );

/** The user as clients see it. */
export function userJson(user: UserRow): Fields {
  const { id, email, created_at, updated_at, last_sign_in_at } = user;
  const dates = { created_at, updated_at, last_sign_in_at };
  return {
    id,
    aud: user.aud,
    role: user.role,
    email,
    phone: '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    new_email: user.email_change || undefined,
    banned_until: user.banned_until ?? undefined,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { email, email_verified: user.email_confirmed_at !== null, sub: id },
        provider: 'email',
        email,
        ...dates,
      },
    ],
    is_anonymous: user.is_anonymous,
    ...dates,
    last_sign_in_at: last_sign_in_at ?? undefined,
  };
}
