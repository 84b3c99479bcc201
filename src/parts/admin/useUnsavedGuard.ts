import { useEffect, useRef, useState } from 'react';
import type { ToastText } from '~/content/toastText';
import { blockLeaving, interceptSteps } from '~/lib/leaving';
import { useSignedOutNotice } from './useSignedOutNotice';

/** Whether there is something to lose, and the question that is put then. */
interface Guard {
  needed: () => boolean;
  ask: (leave: () => void, stay?: () => void) => void;
  /** Back before the next page came: what is typed from here on is to be asked about again. */
  resume: () => void;
}

/**
 * Asks before a page with unsaved changes is left: by links and `navigate`, which both push a
 * history entry, by Back and Forward, by signing out, and by closing the tab. What replaces the
 * entry, such as the `v` parameter, leaves nothing and passes.
 * @param isDirty  asked at that moment, because what is typed comes to the page a little later
 * @param signedOut  said when the session ends under the page, which nobody is asked about
 */
export function useUnsavedGuard(isDirty: () => boolean, signedOut: ToastText) {
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void } | null>(null);
  const latest = useRef(isDirty);
  latest.current = isDirty;
  const released = useRef(false);
  const guard: Guard = {
    needed: () => !released.current && latest.current(),
    ask: (leave, stay) =>
      setQuestion({
        answer: (agreed) => {
          setQuestion(null);
          released.current = agreed;
          if (agreed) leave();
          else stay?.();
        },
      }),
    resume: () => void (released.current = false),
  };

  useEffect(() => {
    const stops = [guardPushes(guard), guardSteps(guard), guardClosing(guard), guardRest(guard)];
    return () => stops.forEach((stop) => stop());
  }, []);
  useSignedOutNotice(guard.needed, signedOut);

  return {
    /** Put when it is not null. */
    question,
    /** Whether something would be lost now. */
    isNeeded: guard.needed,
    /** Does what loses the changes, once that is agreed to. */
    leave: (go: () => void) => (guard.needed() ? guard.ask(go) : go()),
    /** Lets the next navigation pass: everything is saved. */
    release: () => {
      released.current = true;
    },
    /** Whether a navigation that may pass is under way. */
    isReleased: () => released.current,
  };
}

function guardPushes({ needed, ask }: Guard): () => void {
  const push = history.pushState;
  history.pushState = (...entry) => {
    const target = new URL(entry[2] ?? '', location.href);
    const go = () => push.apply(history, entry);
    if (target.pathname !== location.pathname && needed()) ask(go);
    else go();
  };
  return () => {
    history.pushState = push;
  };
}

/** The step has been taken when it is heard of, so it is taken back before anyone else hears. */
function guardSteps({ needed, ask, resume }: Guard): () => void {
  const here = { path: location.pathname, href: location.href, state: history.state };
  const keep = () => {
    here.href = location.href;
    here.state = history.state;
  };
  addEventListener('replaceState', keep);
  const stop = interceptSteps((event) => {
    if (location.pathname === here.path) return resume();
    if (!needed()) return;
    event.stopImmediatePropagation();
    // unheard by the router, for which nothing has happened
    History.prototype.pushState.call(history, here.state, '', here.href);
    ask(() => history.back());
  });
  return () => {
    removeEventListener('replaceState', keep);
    stop();
  };
}

function guardClosing({ needed }: Guard): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (needed()) event.preventDefault();
  };
  addEventListener('beforeunload', onUnload);
  return () => removeEventListener('beforeunload', onUnload);
}

function guardRest({ needed, ask }: Guard): () => void {
  return blockLeaving(async () => {
    if (!needed()) return true;
    return new Promise((resolve) =>
      ask(
        () => resolve(true),
        () => resolve(false),
      ),
    );
  });
}
