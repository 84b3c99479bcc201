import { staffAuth as words } from '~/content/staffAuth';
import { ROLES, type SessionUser } from '~/domain/entities';
import { can } from '~/domain/permissions';
import { ok, type Result } from '~/domain/result';
import { asChoice, asFields, asText } from '~/lib/fields';
import { parseJson } from '~/lib/parseJson';
import type { Auth, AuthUser } from './auth';
import { failure, isPassing } from './failures';
import { storageKeys } from './keys';
import type { KeyValue } from './keyValue';
import type { Profiles } from './profiles';

interface Deps {
  auth: Auth;
  profiles: Profiles;
  storage: KeyValue;
}

/** The staff side of a session: who is signed in and allowed in the admin area. */
export interface StaffSession {
  /** The stored member of staff if it is the signed-in person, without asking anyone. */
  stored(user: AuthUser): SessionUser | null;
  /**
   * Checks the signed-in person's profile. Product rule: anyone but an Admin or Editor is signed
   * out at once, and nothing of the session stays; then this fails with 'not-staff'. A failure of
   * the network says nothing about a person, so it is passed on and signs nobody out. Nor does an answer
   * that comes when `isHere` says that they have left: that fails with 'cancelled'.
   */
  check(user: AuthUser, isHere?: () => boolean): Promise<Result<SessionUser>>;
  /** Fails as `Auth.signIn` and `check` do; the reason goes to the log. */
  signIn(email: string, password: string): Promise<Result<SessionUser>>;
  forget(): void;
}

/** Lets staff in by their role, and remembers who they are. */
export function createStaffSession({ auth, profiles, storage }: Deps): StaffSession {
  const forget = () => storage.remove(storageKeys.staffSession);

  async function check(user: AuthUser, isHere = () => true): Promise<Result<SessionUser>> {
    const profile = await profiles.get(user.id);
    if (!isHere()) return failure('cancelled', words.invalid);
    if (!profile.ok) console.error(words.profileErrorLog, profile.error.message);
    if (!profile.ok && isPassing(profile.error)) return profile;
    const role = profile.ok ? profile.value.role : null;
    if (!profile.ok || !role || !can(role, 'admin.enter')) {
      if (profile.ok) console.warn(words.notStaffLog);
      forget();
      await new Promise<void>((left) => void auth.signOut(left));
      return failure('not-staff', words.invalid);
    }
    const staff = {
      id: user.id,
      email: user.email,
      role,
      name: profile.value.username || user.email,
    };
    storage.set(storageKeys.staffSession, JSON.stringify(staff));
    return ok(staff);
  }

  return {
    check,
    forget,
    stored(user) {
      const staff = parseStaff(storage.get(storageKeys.staffSession));
      // an Admin may have changed the address since
      return staff?.id === user.id ? { ...staff, email: user.email } : null;
    },
    async signIn(email, password) {
      const signedIn = await auth.signIn(email, password);
      if (signedIn.ok) return check(signedIn.value);
      console.error(words.loginErrorLog, signedIn.error.message);
      return signedIn;
    },
  };
}

function parseStaff(text: string | null): SessionUser | null {
  const fields = asFields(parseJson(text));
  const role = asChoice(fields?.['role'], ROLES, null);
  const id = asText(fields?.['id']);
  if (!role || !id || !can(role, 'admin.enter')) return null;
  return { id, role, email: asText(fields?.['email']), name: asText(fields?.['name']) };
}
