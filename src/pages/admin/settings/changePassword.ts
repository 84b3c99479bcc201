import { settingsMessages } from '~/content/admin/settings';
import type { Account } from '~/data/account';
import { failure } from '~/data/failures';
import { ok, type Result } from '~/domain/result';

/**
 * Changes the password of the signed-in person, who has to know the one in use.
 * @param id       theirs: an Admin may have changed their address since they signed in
 * @param isAgain  whether the answer to an earlier try may have got lost: then the new one may be in
 * use already
 */
export async function changePassword(
  { auth, profiles }: Account,
  id: string,
  { current, password }: { current: string; password: string },
  isAgain = false,
): Promise<Result<null>> {
  const profile = await profiles.get(id);
  if (!profile.ok) return profile;
  const { email } = profile.value;
  const known = await auth.signIn(email, current);
  if (known.ok) return auth.updateProfile({ password });
  if (known.error.code !== 'invalid-credentials') return known;
  if (isAgain && (await auth.signIn(email, password)).ok) return ok(null);
  return failure('wrong-password', settingsMessages.wrongPassword);
}
