import { useEffect } from 'react';
import { focusMain } from '~/lib/focusMain';
import { followUnsaved, unsavedTexts } from '~/lib/unsaved';
import { useAtomValue, useSetAtom } from '~/state/jotai';
import { endedAtom, signOutAtom } from '~/state/session';
import { SignedOutNotice } from './SignedOutNotice';
import { SignInDialog } from './SignInDialog';

/** Has a member of staff whose session ended over unsaved work sign in again where they are. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const ended = useAtomValue(endedAtom);
  const setEnded = useSetAtom(endedAtom);
  const signOut = useSetAtom(signOutAtom);
  const leave = () => void signOut(() => undefined);

  // with nothing left to lose, the guard has them sign in the ordinary way
  useEffect(() => {
    const look = () => unsavedTexts().length === 0 && leave();
    return followUnsaved(() => queueMicrotask(look));
  }, []);

  // what opened the dialog may have gone before it
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusMain();
      }),
    [],
  );

  if (ended === 'aside') return <SignedOutNotice onSignIn={() => setEnded('asking')} />;
  return ended && <SignInDialog onClose={onClose} onLeave={leave} />;
}
