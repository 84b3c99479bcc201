import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom, sessionAtom } from '~/state/session';
import type { SaveMode } from './saveArticle';

/**
 * Keeps a save that was refused because the session had ended, and sends it once its person has
 * signed in again. Who puts that aside goes on writing, so the save has to be asked for anew.
 */
export function useHeldSave(send: (mode: SaveMode) => void) {
  const isStaff = useAtomValue(sessionAtom).status === 'staff';
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  const held = useRef<SaveMode | null>(null);

  useEffect(() => {
    if (ended === 'asking') return;
    const mode = held.current;
    held.current = null;
    if (mode && isStaff && !ended) send(mode);
  }, [ended]);

  return {
    isOver: ended !== null,
    hold: (mode: SaveMode) => {
      held.current = mode;
      setEnded('asking');
    },
    /** Nothing is held any more: a save has been let through. */
    release: () => setEnded(null),
  };
}
