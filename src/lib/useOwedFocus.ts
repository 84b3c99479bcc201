import { useEffect, useRef } from 'react';

/**
 * Brings the focus to an element once what had it is gone. That may be drawn away before or after
 * a dialog closes, and nothing beside a dialog takes the focus, so every render is looked at.
 * @returns to be called when the focus is about to be lost
 */
export function useOwedFocus(find: () => HTMLElement | null): () => void {
  const isOwed = useRef(false);
  useEffect(() => {
    if (!isOwed.current || document.activeElement !== document.body) return;
    if (document.querySelector('dialog[open]')) return;
    isOwed.current = false;
    find()?.focus();
  });
  return () => {
    isOwed.current = true;
  };
}
