import { useLayoutEffect } from 'react';
import type { ToastText } from '~/content/toastText';
import { atom, useSetAtom } from '~/state/jotai';
import { sessionAtom } from '~/state/session';
import { toast } from '~/state/toasts';

const sayIfSignedOut = atom(null, (get, _set, text: ToastText) => {
  const { status } = get(sessionAtom);
  // or a customer has signed in elsewhere in this browser, which ends a session just so
  if (status === 'guest' || status === 'customer') toast(text);
});

/** Says what became of unsaved text when the session ended under what held it. */
export function useSignedOutNotice(hasUnsaved: () => boolean, text: ToastText): void {
  const say = useSetAtom(sayIfSignedOut);
  // while the forms are still there to be read
  useLayoutEffect(
    () => () => {
      if (hasUnsaved()) say(text);
    },
    [],
  );
}
