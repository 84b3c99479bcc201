import { type Profile, ROLES } from '~/domain/entities';
import { asChoice, asFields, asText } from '~/lib/fields';
import { instantOf } from './instantOf';

/** Columns that `toProfile` reads. */
export const profileSelect = 'id,username,role,email,updated_at';

/** Null for what is no profile. */
export function toProfile(row: unknown): Profile | null {
  const fields = asFields(row);
  if (!fields || !asText(fields['id'])) return null;
  return {
    id: asText(fields['id']),
    username: asText(fields['username']),
    role: asChoice(fields['role'], ROLES, null),
    email: asText(fields['email']),
    updatedAt: instantOf(fields['updated_at']),
  };
}
