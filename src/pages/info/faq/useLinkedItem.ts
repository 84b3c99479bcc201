import { useEffect } from 'react';

/** Opens the question that the address names, as in /faq#cancel, now and when the hash changes. */
export function useLinkedItem(): void {
  useEffect(() => {
    const follow = () => open()?.scrollIntoView();
    open();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

function open(): HTMLElement | null {
  const item = document.getElementById(location.hash.slice(1));
  if (!(item instanceof HTMLDetailsElement)) return null;
  item.open = true;
  return item;
}
