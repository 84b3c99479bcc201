import { useEffect } from 'react';
import { draftWords } from '~/content/drafts';
import { atom, useSetAtom } from '~/state/jotai';
import { sessionAtom } from '~/state/session';
import { toast } from '~/state/toasts';

const sayIfSignedOut = atom(null, (get) => {
  const { status } = get(sessionAtom);
  // or a customer has signed in elsewhere in this browser, which ends a session just so
  if (status === 'guest' || status === 'customer') toast(draftWords.signedOut);
});

/** Says where the text went when the session ended under an editor that held some. */
export function useSignedOutNotice(hasUnsaved: () => boolean): void {
  const say = useSetAtom(sayIfSignedOut);
  useEffect(
    () => () => {
      if (hasUnsaved()) say();
    },
    [],
  );
}
