import { userLabels } from '~/content/admin/userLabels';
import type { Result } from '~/domain/result';
import { joinEdits, type Opened } from './joinEdits';
import type { StaffFields } from './users';

/** The fields of an account as they are stored. */
export const cleaned = ({ name, email, role }: StaffFields): StaffFields => ({
  name: name.trim(),
  email: email.trim(),
  role,
});

/** An edit of an account joined with what is stored of it by now; fails as `joinEdits` does. */
export const joinAccounts = (
  mine: StaffFields,
  stored: StaffFields,
  opened: Opened<StaffFields> | undefined,
): Result<StaffFields> => joinEdits(userLabels, cleaned, { mine, stored, opened });
