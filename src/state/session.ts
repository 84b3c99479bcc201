import { flushSync } from 'react-dom';
import { openAccount } from '~/data/open/account';
import type { AuthUser } from '~/data/auth';
import { isPassing } from '~/data/failures';
import { isSignedOut, mayBeSignedIn } from '~/data/hints';
import type { StaffSession } from '~/data/staffSession';
import type { SessionUser } from '~/domain/entities';
import { ok, type Result } from '~/domain/result';
import { unsavedTexts } from '~/lib/unsaved';
import { veil } from '~/lib/veil';
import { withAccount } from './account';
import { atom } from './jotai';

/** Who uses the site. It is `loading` until a page that needs to know has asked. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'customer'; user: AuthUser }
  /** Signed in, and whether as staff could not be found out. */
  | { status: 'unchecked'; user: AuthUser }
  | { status: 'staff'; user: SessionUser; ended?: Ended };

/**
 * A session that is over while its person stays where they are, because something there is not
 * saved: they are asked to sign in again, or have put that aside.
 */
type Ended = 'asking' | 'aside';

/** Milliseconds in which a page that slept hears what other tabs have stored meanwhile. */
const STORAGE_DELAY = 50;

/** The states in which somebody is signed in. */
export type Member = Extract<Session, { user: unknown }>;

const current = atom<Session>({ status: 'loading' });
const following = atom(false);
const signingIn = atom(false);
const asking = atom<AbortController | null>(null);

/** Who is signed in, as far as is known. */
export const sessionAtom = atom((get) => get(current));

/** How the session of the member of staff on screen has ended, null while it has not. */
export const endedAtom = atom(
  (get) => {
    const session = get(current);
    return (session.status === 'staff' && session.ended) || null;
  },
  (get, set, ended: Ended | null) => {
    const session = get(current);
    if (session.status !== 'staff' || session.ended === (ended ?? undefined)) return;
    const { status, user } = session;
    set(current, { status, user, ...(ended && { ended }) });
  },
);

/** Stops waiting for an answer about who is signed in; that ends nobody's session. */
export const stopAskingAtom = atom(null, (get) => get(asking)?.abort());

/** Lets a question about who is signed in be given up. */
const askAtom = atom(null, (_get, set) => {
  const stop = new AbortController();
  set(asking, stop);
  return stop.signal;
});

/** Finds out who is signed in and follows it from then on; further calls do nothing. */
export const startSessionAtom = atom(null, async (get, set) => {
  if (get(following)) return;
  set(following, true);

  const look = async () => {
    const found = await withAccount(async ({ auth, staffSession }) => {
      const session = await auth.getSession();
      return session.ok ? ok(sessionAfter(get(current), session.value, staffSession)) : session;
    }, set(askAtom));
    if (!found.ok) console.error('Session fetch error:', found.error.message);
    set(current, found.ok ? found.value : { status: 'guest' });
  };

  await look();
  const followed = await withAccount(async ({ auth, staffSession }) => {
    auth.subscribe((user, lost) => {
      const before = get(current);
      // they are back, by way of another tab
      if (get(endedAtom) && before.status === 'staff' && before.user.id === user?.id)
        return get(signingIn) ? undefined : void set(refreshStaffAtom);
      set(current, sessionAfter(before, user, staffSession, lost));
    });
    return ok(null);
  });
  // the code did not arrive: whoever asks next tries again
  if (!followed.ok) return set(following, false);
  addEventListener('storage', () => void set(recogniseStaffAtom));
  // a page kept alive by the Back button may have slept through a sign-out
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    // at once, because what the page last showed must not be painted again
    if (isSignedOut()) flushSync(() => set(current, { status: 'guest' }));
    const unveil = 'user' in get(current) ? veil() : () => undefined;
    setTimeout(() => void look().finally(unveil), STORAGE_DELAY);
  });
});

/** Another tab that signs a member of staff in tells of the session before it stores who that is. */
const recogniseStaffAtom = atom(null, async (get, set) => {
  const session = get(current);
  if (session.status !== 'customer') return;
  const { user } = session;
  const staff = await withAccount(async ({ staffSession }) => ok(staffSession.stored(user)));
  if (staff.ok && staff.value && get(current) === session)
    set(current, { status: 'staff', user: staff.value });
});

/** Product rule: a sign-out forgets the stored member of staff. */
function sessionAfter(
  before: Session,
  user: AuthUser | null,
  staffSession: StaffSession,
  lost = false,
): Session {
  if (!user) {
    staffSession.forget();
    if (before.status !== 'staff') return { status: 'guest' };
    const stays = before.ended ?? (lost && unsavedTexts().length > 0 ? 'asking' : null);
    return stays ? { ...before, ended: stays } : { status: 'guest' };
  }
  const staff = staffSession.stored(user);
  return staff ? { status: 'staff', user: staff } : { status: 'customer', user };
}

/** Signs a member of staff in; anyone else is signed out again at once. */
export const signInStaffAtom = atom(
  null,
  async (_get, set, email: string, password: string, signal: AbortSignal) => {
    set(signingIn, true);
    const signedIn = await withAccount(
      ({ staffSession }) => staffSession.signIn(email, password),
      signal,
    );
    set(signingIn, false);
    if (signedIn.ok) set(current, { status: 'staff', user: signedIn.value });
    return signedIn;
  },
);

/** Whether nobody has signed out or in since; an answer about who did is nothing to go by any more. */
const isSameSession = (now: Session, before: Member): boolean =>
  'user' in now && now.user.id === before.user.id && isEnded(now) === isEnded(before);

const isEnded = (session: Session) => session.status === 'staff' && !!session.ended;

/** Shows whether the person of a session is staff; `unknown`, if given, where nobody can say. */
const showStaffAtom = atom(
  null,
  async (get, set, session: Member, unknown?: Session, signal?: AbortSignal) => {
    const isHere = () => isSameSession(get(current), session);
    const staff = await withAccount(
      ({ staffSession }) => staffSession.check(session.user, isHere),
      signal,
    );
    if (!isHere()) return;
    if (staff.ok) set(current, { status: 'staff', user: staff.value });
    else if (!isPassing(staff.error)) set(current, { status: 'guest' });
    else if (unknown) set(current, unknown);
  },
);

/** Asks whether the signed-in person is staff; whoever is not is signed out. */
export const checkStaffAtom = atom(null, async (get, set) => {
  const session = get(current);
  if (session.status !== 'customer' && session.status !== 'unchecked') return;
  const { user } = session;
  set(current, { status: 'customer', user });
  await set(showStaffAtom, session, { status: 'unchecked', user }, set(askAtom));
});

/** Reads the member of staff anew, as after a change of their own name. */
export const refreshStaffAtom = atom(null, async (get, set) => {
  const session = get(current);
  if (session.status === 'staff') await set(showStaffAtom, session);
});

/**
 * Ends the session in this browser; resolves once the server has been told, or could not be, with
 * null where somebody else has signed in by then, whom it is not for.
 * `leave` is called at once, before the guards notice, so that it decides where to go.
 */
export const signOutAtom = atom(
  null,
  async (_get, set, leave: () => void): Promise<Result<null> | null> => {
    const { auth, staffSession } = await openAccount();
    const ended = await auth.signOut(() => {
      leave();
      staffSession.forget();
      set(current, { status: 'guest' });
    });
    return mayBeSignedIn() ? null : ended;
  },
);
