import { useLayoutEffect } from 'react';
import { elementOfHash } from './elementOfHash';

/** Whether the document has drawn nothing late so far; pages after the first are led to by visits. */
let isFirst = true;

/**
 * For what is drawn after its document has loaded: by then the browser has looked in vain for the
 * place at which a reload left it, or for what the address names. The place stands in the state of
 * the history entry.
 */
export function useLatePlace(): void {
  useLayoutEffect(() => {
    const top: unknown = isFirst ? history.state?.top : undefined;
    isFirst = false;
    if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
    else elementOfHash()?.scrollIntoView();
    const note = () => history.replaceState({ ...history.state, top: scrollY }, '');
    addEventListener('scrollend', note);
    return () => removeEventListener('scrollend', note);
  }, []);
}
