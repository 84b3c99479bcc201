import { settingsMessages } from '~/content/admin/settings';
import { networkWords } from '~/content/network';
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
  const session = await auth.getSession();
  if (!session.ok) return session;
  // as nobody the database would refuse the profile in words of its own
  if (!session.value) return failure('no-session', networkWords.sessionEnded);
  const profile = await profiles.get(id);
  if (!profile.ok) return profile;
  const { email } = profile.value;
  const known = await auth.signIn(email, current);
  if (known.ok) return auth.updateProfile({ password });
  if (known.error.code !== 'invalid-credentials') return known;
  if (isAgain && (await auth.signIn(email, password)).ok) return ok(null);
  return failure('wrong-password', settingsMessages.wrongPassword);
}
