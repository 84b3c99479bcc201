import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportIncident } from '~/lib/incident';
import { keepTyped } from '~/lib/keepTyped';

interface Listener {
  /** Called once what stands in the place answers. */
  onReady?: () => void;
  /** Whether nobody looks at it any more: then what goes wrong is no incident. */
  isGone?: () => boolean;
}

/**
 * Takes over what stands in a place, as a transition: it lets go of the main thread every few
 * milliseconds.
 * @returns the way to take it away
 */
export function hydrate(
  place: Element,
  content: ReactNode,
  { onReady, isGone }: Listener = {},
): () => void {
  const typed = keepTyped(place);
  const onRecoverableError = (error: unknown) => {
    if (isGone?.()) return;
    typed.giveBack();
    reportIncident(error);
  };
  const answer = () => {
    typed.forget();
    onReady?.();
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(place, <Taken onReady={answer}>{content}</Taken>, { onRecoverableError });
  });
  return () => root?.unmount();
}

/** Says when it stands; not by an effect, because Preact's wait for a frame. */
function Taken({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onReady), []);
  return children;
}
