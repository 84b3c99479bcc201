import type { Profile, StaffUser } from '~/domain/entities';
import { normaliseEmail } from '~/domain/email';
import { ok, type Result } from '~/domain/result';
import { asText } from '~/lib/fields';
import { failure } from '../failures';
import { identified, parseStaffUser } from '../parse';
import type { Store } from '../store';
import { type Credential, hashPassword, isWeak, parseCredential } from './credentials';
import type { Environment } from './environment';
import { storageKeys } from '../keys';
import { seedAccounts } from './seed';
import { createTable } from './table';

interface WithCredential {
  credential: Credential | null;
  /** A clear-text password left by an older version; gone once `hashLegacy` has run. */
  password?: string;
}

export type StaffAccount = StaffUser & WithCredential;
export type CustomerAccount = Pick<Profile, 'id' | 'username' | 'email' | 'updatedAt'> &
  WithCredential;

/** Everyone who can sign in on the embedded default. */
export interface Accounts {
  staff: Store<StaffAccount>;
  customers: Store<CustomerAccount>;
}

export const staffTable = {
  key: storageKeys.staff,
  parse: parseStaffAccount,
  seed: seedAccounts,
};

export const customerTable = {
  key: storageKeys.customers,
  parse: parseCustomer,
  seed: (): CustomerAccount[] => [],
};

export const openAccounts = (environment: Environment): Accounts => ({
  staff: createTable(environment, staffTable),
  customers: createTable(environment, customerTable),
});

/** The account with this address, in any case; staff come first. */
export async function findAccount(
  accounts: Accounts,
  email: string,
): Promise<StaffAccount | CustomerAccount | null> {
  const wanted = normaliseEmail(email);
  for (const store of [accounts.staff, accounts.customers]) {
    const listed = await store.list();
    const found = listed.ok && listed.value.find((each) => normaliseEmail(each.email) === wanted);
    if (found) return found;
  }
  return null;
}

/** Replaces clear-text passwords of older data by hashes. */
export async function hashLegacy(accounts: Accounts): Promise<void> {
  const listed = await accounts.staff.list();
  for (const account of listed.ok ? listed.value : []) {
    if (!account.password) continue;
    const credential = await hashPassword(account.password);
    await accounts.staff.update(account.id, (current) => {
      const { password, ...kept } = current ?? account;
      return ok({
        ...kept,
        credential: password === account.password ? credential : kept.credential,
      });
    });
  }
}

/**
 * Hashes the password just verified anew where its hash is of fewer rounds than are asked for
 * today. What was changed meanwhile stays; a hash that cannot be kept is made at the next sign-in.
 */
export async function strengthen(
  { staff, customers }: Accounts,
  account: StaffAccount | CustomerAccount,
  password: string,
): Promise<void> {
  if (!isWeak(account.credential)) return;
  const { hash } = account.credential;
  const credential = await hashPassword(password);
  const renew = <T extends WithCredential>(current: T | null): Result<T> =>
    current?.credential?.hash === hash ? ok({ ...current, credential }) : failure('conflict', '');
  if ('role' in account) await staff.update(account.id, renew);
  else await customers.update(account.id, renew);
}

/** The account with a new password, also in the place of a clear-text one. */
export function withPassword<T extends WithCredential>(account: T, credential: Credential): T {
  const changed = { ...account, credential };
  delete changed.password;
  return changed;
}

function parseStaffAccount(value: unknown): StaffAccount | null {
  const user = parseStaffUser(value);
  return user && { ...user, ...credentialOf(value) };
}

function parseCustomer(value: unknown): CustomerAccount | null {
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
