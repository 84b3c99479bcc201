import { useEffect, useRef, useState } from 'react';
import { blockLeaving, interceptSteps } from '~/lib/leaving';

/**
 * Asks before a page with unsaved changes is left: by links and `navigate`, which both push a
 * history entry, by Back and Forward, by signing out, and by closing the tab. What replaces the
 * entry, such as the `v` parameter, leaves nothing and passes.
 */
export function useUnsavedGuard(dirty: boolean) {
  /** What happens when the answer is known; null while nothing is asked. */
  const [question, setQuestion] = useState<{ answer: (leave: boolean) => void } | null>(null);
  const guarding = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    guarding.current = true;
    const ask = (leave: () => void, stay = () => undefined as void) =>
      setQuestion({
        answer: (agreed) => {
          setQuestion(null);
          guarding.current = !agreed;
          (agreed ? leave : stay)();
        },
      });
    const stops = [
      guardPushes(guarding, ask),
      guardSteps(guarding, ask),
      guardClosing(guarding),
      blockLeaving(() =>
        guarding.current
          ? new Promise((resolve) =>
              ask(
                () => resolve(true),
                () => resolve(false),
              ),
            )
          : Promise.resolve(true),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dirty]);

  return {
    question,
    /** Lets the next navigation pass: everything is saved. */
    release: () => (guarding.current = false),
  };
}

type Guarding = Readonly<{ current: boolean }>;
type AskFirst = (leave: () => void) => void;

function guardPushes(guarding: Guarding, ask: AskFirst): () => void {
  const push = history.pushState;
  history.pushState = (...entry) => {
    const target = new URL(entry[2] ?? '', location.href);
    const go = () => push.apply(history, entry);
    if (guarding.current && target.pathname !== location.pathname) ask(go);
    else go();
  };
  return () => (history.pushState = push);
}

/** The step has been taken when it is heard of, so it is taken back before anyone else hears. */
function guardSteps(guarding: Guarding, ask: AskFirst): () => void {
  const here = { path: location.pathname, href: location.href, state: history.state };
  const keep = () => {
    here.href = location.href;
    here.state = history.state;
  };
  addEventListener('replaceState', keep);
  const stop = interceptSteps((event) => {
    if (!guarding.current || location.pathname === here.path) return;
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

function guardClosing(guarding: Guarding): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (guarding.current) event.preventDefault();
  };
  addEventListener('beforeunload', onUnload);
  return () => removeEventListener('beforeunload', onUnload);
}
