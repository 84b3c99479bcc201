import { settingsMessages } from '~/content/admin/settings';
import type { Account } from '~/data/account';
import { failure } from '~/data/failures';
import type { Result } from '~/domain/result';

/** Changes the password of the signed-in person, who has to know the one in use. */
export async function changePassword(
  { auth }: Account,
  email: string,
  { current, password }: { current: string; password: string },
): Promise<Result<null>> {
  const known = await auth.signIn(email, current);
  if (known.ok) return auth.updateProfile({ password });
  return known.error.code === 'invalid-credentials'
    ? failure('wrong-password', settingsMessages.wrongPassword)
    : known;
}
