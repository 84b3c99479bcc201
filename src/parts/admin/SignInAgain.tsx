import { useEffect } from 'react';
import { followUnsaved, unsavedTexts } from '~/lib/unsaved';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom, signOutAtom } from '~/state/session';
import { lazyDialog } from './lazyDialog';

const SignInDialog = lazyDialog(() =>
  import('./SignInDialog').then((module) => module.SignInDialog),
);

/** Has a member of staff whose session ended over unsaved work sign in again above it. */
export function SignInAgain() {
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  const signOut = useSetAtom(signOutAtom);
  const leave = () => void signOut(() => undefined);

  // with nothing left to lose, the guard has them sign in the ordinary way
  useEffect(() => {
    if (!ended) return;
    const look = () => unsavedTexts().length === 0 && leave();
    return followUnsaved(() => queueMicrotask(look));
  }, [ended]);

  return ended === 'asking' && <SignInDialog onClose={() => setEnded('aside')} onLeave={leave} />;
}
