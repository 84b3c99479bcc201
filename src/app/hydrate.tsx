import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportIncident } from '~/lib/incident';
import { keepTyped } from '~/lib/keepTyped';

/**
 * Takes over what stands in a place, as a transition: it lets go of the main thread every few
 * milliseconds.
 * @param isGone  whether nobody looks at it any more: then what goes wrong is no incident
 * @returns the way to take it away
 */
export function hydrate(
  place: Element,
  content: ReactNode,
  isGone: () => boolean = () => false,
): () => void {
  const giveBack = keepTyped(place);
  const onRecoverableError = (error: unknown) => {
    if (isGone()) return;
    giveBack();
    reportIncident(error);
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(place, content, { onRecoverableError });
  });
  return () => root?.unmount();
}
