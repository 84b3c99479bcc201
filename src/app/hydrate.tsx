import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportIncident } from '~/lib/incident';
import { keepTyped } from '~/lib/keepTyped';
import { ErrorBoundary } from './ErrorBoundary';
import type { Page, Params } from './page';

/**
 * Takes over what stands in a place, as a transition: it lets go of the main thread every few
 * milliseconds.
 * @param onReady  called once it answers
 * @returns the way to take it away; what goes wrong after that is no incident
 */
export function hydrate(place: Element, content: ReactNode, onReady?: () => void): () => void {
  const typed = keepTyped(place);
  let isGone = false;
  const onRecoverableError = (error: unknown) => {
    if (isGone) return;
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
  return () => {
    isGone = true;
    // not while the library is at work on what it gives way to
    queueMicrotask(() => root?.unmount());
  };
}

/** The same for a page, whose errors leave what is around it standing. */
export const hydratePage = (
  place: Element,
  Page: Page,
  params: Params,
  onReady: () => void,
): (() => void) =>
  hydrate(
    place,
    <ErrorBoundary>
      <Page params={params} />
    </ErrorBoundary>,
    onReady,
  );

/** Says when it stands; not by an effect, because Preact's wait for a frame. */
function Taken({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onReady), []);
  return children;
}
