import { useEffect, useLayoutEffect } from 'react';

/**
 * Opens the question that the address names, as in /faq#cancel, now and when the hash changes; for
 * whoever comes back, the one that was open, which stands in the state of the history entry.
 */
export function useLinkedItem(): void {
  // before the page is scrolled to where it was left
  useLayoutEffect(() => void open(history.state?.open ?? named()), []);
  useEffect(() => {
    // a click has given the focus to the page's heading: Tab is to go on from the question
    const summary = open(history.state?.open ?? named())?.querySelector('summary');
    if (document.activeElement?.matches('main h1')) summary?.focus({ preventScroll: true });
    const follow = () => open(named())?.scrollIntoView();
    const note = () => {
      const id = document.querySelector('main details[open]')?.id ?? '';
      history.replaceState({ ...history.state, open: id }, '');
    };
    note();
    addEventListener('hashchange', follow);
    // it does not bubble
    document.addEventListener('toggle', note, true);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('toggle', note, true);
    };
  }, []);
}

const named = (): string => location.hash.slice(1);

function open(id: string): HTMLElement | null {
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement)) return null;
  item.open = true;
  return item;
}
