import { useEffect, useRef } from 'react';
import type { useForm } from '~/lib/useForm';
import type { SaveMode } from './saveArticle';

type Form = Pick<ReturnType<typeof useForm<string, string>>, 'props' | 'busy'>;

/**
 * The ways to save other than the button: Ctrl+S or ⌘S, a choice after a refusal, and a save that
 * was asked for while another one was on its way and is done after it.
 */
export function useSaveMode({ props, busy }: Form, isDirty: () => boolean) {
  const chosen = useRef<SaveMode>('checked');
  const again = useRef(false);
  const send = () => {
    props.ref.current?.requestSubmit();
    // a wrong field refuses a save before its mode is taken, and that mode was for this save only
    if (!again.current) chosen.current = 'checked';
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isS(event) || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) send();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const forget = () => {
    again.current = false;
    chosen.current = 'checked';
  };

  useEffect(() => {
    if (busy || !again.current) return;
    again.current = false;
    if (isDirty()) send();
    else forget();
  }, [busy]);

  return {
    save: (mode: SaveMode) => {
      chosen.current = mode;
      send();
    },
    /** How to save now; the next time is an ordinary one. */
    take: (): SaveMode => {
      const mode = chosen.current;
      chosen.current = 'checked';
      return mode;
    },
    /** Drops a save that is still to come, and how it was to be done. */
    forget,
    onSubmit: (event: Parameters<Form['props']['onSubmit']>[0]) => {
      if (busy) again.current = true;
      return props.onSubmit(event);
    },
  };
}

/** Where a key types no Latin letter, as with Cyrillic or Greek, browsers go by its place. */
const isS = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' || (code === 'KeyS' && !/^\p{Script=Latin}$/u.test(key));
