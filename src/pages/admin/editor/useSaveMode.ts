import { type RefObject, useEffect, useRef } from 'react';
import type { SaveMode } from './saveArticle';

/** The ways to save other than the button: Ctrl+S or ⌘S, and a choice after a refusal. */
export function useSaveMode(form: RefObject<HTMLFormElement | null>) {
  const chosen = useRef<SaveMode>('checked');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    save: (mode: SaveMode) => {
      chosen.current = mode;
      form.current?.requestSubmit();
    },
    /** How to save now; the next time is an ordinary one. */
    take: (): SaveMode => {
      const mode = chosen.current;
      chosen.current = 'checked';
      return mode;
    },
  };
}
