import type { ProfileRow } from '../_shared/database.ts';
import { asText, type Fields } from '../_shared/fields.ts';

export const staffColumns = 'id, username, email, role, updated_at';

/** A member of staff as the site's lists show one. */
export const staffUser = ({ id, username, email, role, updated_at }: ProfileRow) => ({
  id,
  name: username,
  email: email ?? '',
  role,
  updatedAt: new Date(updated_at).toISOString(),
});

/**
 * The id in a request, '' for what is none, which the database refuses to compare. In small
 * letters: it would compare others as equal, and somebody's own id would not be known as theirs.
 */
export function idIn(input: Fields): string {
  const id = asText(input['id']).toLowerCase();
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id) ? id : '';
}
