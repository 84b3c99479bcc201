import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { sessionAtom, startSessionAtom } from '~/state/session';

interface Props {
  /** Called once somebody is. */
  onSignedIn?: () => void;
}

/** Finds out who is signed in. By itself, because a page for guests does without its code. */
export function StartSession({ onSignedIn }: Props) {
  const session = useAtomValue(sessionAtom);
  const start = useSetAtom(startSessionAtom);

  useEffect(() => void start(), []);
  useEffect(() => {
    if ('user' in session) onSignedIn?.();
  }, [session.status]);

  return null;
}
