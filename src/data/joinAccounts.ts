import { userLabels } from '~/content/admin/userLabels';
import type { Result } from '~/domain/result';
import { joinEdits, type Opened } from './joinEdits';
import type { StaffUserInput } from './users';

export type Account = Omit<StaffUserInput, 'password'>;

/** What an account holds beside its password, as it is stored. */
export const cleaned = ({ name, email, role }: Account): Account => ({
  name: name.trim(),
  email: email.trim(),
  role,
});

/** An edit of an account joined with what is stored of it by now; fails as `joinEdits` does. */
export const joinAccounts = (
  mine: Account,
  stored: Account,
  opened: Opened<Account> | undefined,
): Result<Account> => joinEdits(userLabels, cleaned, { mine, stored, opened });
