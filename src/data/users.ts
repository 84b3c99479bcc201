import type { Role, StaffUser } from '~/domain/entities';
import { createPager, type PageRequest, type RecordPage } from '~/domain/listQuery';
import { ok, type Result } from '~/domain/result';
import { userListRules } from '~/domain/userList';
import type { Opened } from './joinEdits';

export interface StaffUserInput {
  name: string;
  email: string;
  role: Role;
  /** Blank on update keeps the old one. */
  password: string;
}

/** What an account holds beside its password. */
export type StaffFields = Omit<StaffUserInput, 'password'>;

/** Pages of a list that is read whole: a site's staff are few. */
export function userPages(list: Users['list']): Users['page'] {
  const pageOf = createPager(userListRules);
  return async (request) => {
    const listed = await list();
    return listed.ok ? ok(pageOf(listed.value, request)) : listed;
  };
}

/**
 * What Admins do with staff accounts; for others every call fails with 'forbidden', and a change
 * with 'no-session' where no member of staff is signed in.
 */
export interface Users {
  list(): Promise<Result<readonly StaffUser[]>>;
  /** One page of the list, searched, filtered and sorted as asked. */
  page(request: PageRequest): Promise<Result<RecordPage<StaffUser>>>;
  /**
   * Fails with 'email-taken', 'password-required' or 'weak-password', and with 'insecure-context' where
   * this browser would have to hash the password and cannot.
   */
  create(input: StaffUserInput): Promise<Result<StaffUser>>;
  /**
   * Fails with 'not-found', 'email-taken', 'weak-password', 'own-role' for one's own role, or with
   * 'conflict' when others have changed the same since it was `opened`; 'insecure-context' as `create`.
   */
  update(
    id: string,
    input: StaffUserInput,
    opened?: Opened<StaffFields>,
  ): Promise<Result<StaffUser>>;
  /** Fails with 'own-account' for one's own; false when there was none. */
  remove(id: string): Promise<Result<boolean>>;
  /** Calls back after every change, of this tab or another; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
