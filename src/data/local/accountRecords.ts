import type { Profile, StaffUser } from '~/domain/entities';
import { asText } from '~/lib/fields';
import { identified, parseStaffUser } from '../parse';
import { type Credential, parseCredential } from './credentials';

export interface WithCredential {
  credential: Credential | null;
  /** A clear-text password left by an older version; gone once `hashLegacy` has run. */
  password?: string;
}

export type StaffAccount = StaffUser & WithCredential;
export type CustomerAccount = Pick<Profile, 'id' | 'username' | 'email' | 'updatedAt'> &
  WithCredential;

/** The account with a new password, also in the place of a clear-text one. */
export function withPassword<T extends WithCredential>(account: T, credential: Credential): T {
  const changed = { ...account, credential };
  delete changed.password;
  return changed;
}

/** Null where it cannot be read. */
export function parseStaffAccount(value: unknown): StaffAccount | null {
  const user = parseStaffUser(value);
  return user && { ...user, ...credentialOf(value) };
}

/** Null where it cannot be read. */
export function parseCustomer(value: unknown): CustomerAccount | null {
  const fields = identified(value);
  if (!fields || !asText(fields['email'])) return null;
  return {
    id: asText(fields['id']),
    username: asText(fields['username']),
    email: asText(fields['email']),
    updatedAt: asText(fields['updatedAt']),
    ...credentialOf(value),
  };
}

function credentialOf(value: unknown): WithCredential {
  const fields = identified(value);
  const password = asText(fields?.['password']);
  return { credential: parseCredential(fields?.['credential']), ...(password && { password }) };
}
