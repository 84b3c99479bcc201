import { atom } from './jotai';
import { endedAtom, sessionAtom } from './session';

/** A save that the end of a session stands in the way of. */
const held = atom<{ send: () => void } | null>(null);

/** Keeps a save till its person has signed in again, which they are asked to do. */
export const holdSaveAtom = atom(null, (_get, set, send: () => void) => {
  set(held, { send });
  set(endedAtom, 'asking');
});

/** Sends the save that was kept; who puts signing in aside goes on writing, so it is dropped then. */
export const sendHeldSaveAtom = atom(null, (get, set) => {
  const ended = get(endedAtom);
  if (ended === 'asking') return;
  const save = get(held);
  set(held, null);
  if (get(sessionAtom).status === 'staff' && !ended) save?.send();
});
