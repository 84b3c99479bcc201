import { useEffect, useLayoutEffect } from 'react';

/** Id of the question that was open last, for whoever comes back. */
let lastOpen = '';

/** Opens the question that the address names, as in /faq#cancel, now and when the hash changes. */
export function useLinkedItem(): void {
  // before the page is scrolled to where it was left
  useLayoutEffect(() => void open(named() || lastOpen), []);
  useEffect(() => {
    // a click has given the focus to the page's heading: Tab is to go on from the question
    const summary = open(named())?.querySelector('summary');
    if (document.activeElement?.matches('main h1')) summary?.focus({ preventScroll: true });
    const follow = () => open(named())?.scrollIntoView();
    const note = () => void (lastOpen = document.querySelector('details[open]')?.id ?? '');
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
