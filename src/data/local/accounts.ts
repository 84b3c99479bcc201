import { normaliseEmail } from '~/domain/email';
import { ok, type Result } from '~/domain/result';
import { failure } from '../failures';
import type { Store } from '../store';
import {
  type CustomerAccount,
  parseCustomer,
  parseStaffAccount,
  type StaffAccount,
  type WithCredential,
} from './accountRecords';
import { hashPassword, isWeak } from './credentials';
import type { Environment } from './environment';
import { storageKeys } from '../keys';
import { seedAccounts } from './seed';
import { createTable } from './table';

/** Everyone who can sign in on the embedded default. */
export interface Accounts {
  staff: Store<StaffAccount>;
  customers: Store<CustomerAccount>;
}

/** Where staff are kept, and who is there in a fresh browser. */
export const staffTable = {
  key: storageKeys.staff,
  parse: parseStaffAccount,
  seed: seedAccounts,
};

/** Where customers are kept; nobody has signed up in a fresh browser. */
export const customerTable = {
  key: storageKeys.customers,
  parse: parseCustomer,
  seed: (): CustomerAccount[] => [],
};

/** The accounts kept in the environment's storage. */
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
