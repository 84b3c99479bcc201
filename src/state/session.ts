import type { Profile, SessionUser } from '~/domain/entities';
import { atom } from './jotai';

/** Who uses the site. It is `loading` until somebody needs to know. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'customer'; user: Profile }
  | { status: 'staff'; user: SessionUser };

export const sessionAtom = atom<Session>({ status: 'loading' });
