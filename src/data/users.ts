import type { Role, StaffUser } from '~/domain/entities';
import type { Result } from '~/domain/result';

export interface StaffUserInput {
  name: string;
  email: string;
  role: Role;
  /** Blank on update keeps the old one. */
  password: string;
}

/** What Admins do with staff accounts; for others every call fails with 'forbidden'. */
export interface Users {
  list(): Promise<Result<readonly StaffUser[]>>;
  /** Fails with 'email-taken', 'password-required' or 'weak-password'. */
  create(input: StaffUserInput): Promise<Result<StaffUser>>;
  /** Fails with 'not-found', 'email-taken', 'weak-password', or 'own-role' for one's own role. */
  update(id: string, input: StaffUserInput): Promise<Result<StaffUser>>;
  /** Fails with 'own-account' for one's own; false when there was none. */
  remove(id: string): Promise<Result<boolean>>;
  subscribe(onChange: () => void): () => void;
}
